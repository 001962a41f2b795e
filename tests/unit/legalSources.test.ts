import { describe, expect, it } from 'vitest'
import { legalFile, type ReadLegalText, readLegalText } from '../../src/content/legalFiles.ts'
import type { LegalDocumentName } from '../../src/content/legalOutline.ts'
import { legalDocuments } from '../../src/content/legalOutline.ts'
import { languages } from '../../src/i18n/languages.ts'
import { compileLegalTexts } from '../../src/legal/compile.ts'

const policy = legalFile('privacy-policy', 'en')
const german = legalFile('privacy-policy', 'de')

/** What the build says when the text of one file is changed. */
function complaint(file: string, change: (text: string) => string | undefined): string {
  const read: ReadLegalText = (name, language) => {
    const text = readLegalText(name, language)
    if (legalFile(name, language) !== file || text === undefined) return text
    const changed = change(text)
    if (changed === text) throw new Error('the test changed nothing')
    return changed
  }
  try {
    compileLegalTexts(read)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

describe('a mistake in a legal text stops the build with file, line and column', () => {
  it('none in the shipped texts', () => {
    expect(() => compileLegalTexts(readLegalText)).not.toThrow()
  })

  it('an unknown fact', () => {
    const message = complaint(policy, replace('{{retention.backups}}', '{{retention.backup}}'))
    expect(message).toMatch(
      /^src\/content\/legal\/privacy-policy\.en\.md:\d+:\d+: there is no fact "retention\.backup"/,
    )
    expect(message).toContain('retention.backups')
    const line = Number(/:(\d+):/.exec(message)?.[1])
    const text = readLegalText('privacy-policy', 'en') ?? ''
    expect(text.split('\n')[line - 1]).toContain('{{retention.backups}}')
  })

  it.each([
    [
      'a form the language does not have',
      policy,
      '{{retention.backups}}',
      '{{retention.backups, dative}}',
      'is not a form of en facts',
    ],
    ['a section without an id', policy, ' {#cookies}', '', 'has no id. End it with {#id}'],
    [
      'an id the specification does not have',
      policy,
      '{#cookies}',
      '{#biscuits}',
      'the section "biscuits" stands where "cookies" is expected',
    ],
    ['an id twice', policy, '{#cookies}', '{#use}', 'the id "use" is used twice'],
    [
      'an id that differs between languages',
      german,
      '{#rights-eu}',
      '{#rights-in-eu}',
      'Give both languages the same ids',
    ],
    [
      'a fact used in one language only',
      german,
      /\{\{retention\.backups[^}]*\}\}/g,
      'bald',
      'is not used in src/content/legal/privacy-policy.de.md',
    ],
    [
      'a version that differs',
      german,
      'version: "2.0"',
      'version: "2.1"',
      'version is 2.1, but 2.0 in',
    ],
    [
      'an unparsable date',
      policy,
      'effective: 2025-01-01',
      'effective: January 1',
      'effective is not a date. Write it like 2026-01-31',
    ],
    [
      'a day that does not exist',
      policy,
      'effective: 2025-01-01',
      'effective: 2025-02-30',
      'is not a day of the calendar',
    ],
    [
      'a link to a missing section',
      policy,
      '](#rights-eu)',
      '](#rights-uk)',
      'the link "#rights-uk" leads to no section',
    ],
    [
      'a link into another language',
      german,
      '](/de/terms-of-service',
      '](/terms-of-service',
      'leads to no page in this language',
    ],
    [
      'raw HTML',
      policy,
      'We use personal data to:',
      'We use <b>personal</b> data to:',
      'raw HTML is not allowed',
    ],
    [
      'a dangerous link',
      policy,
      '](/terms-of-service)',
      '](javascript:alert)',
      'the link "javascript:alert" is not allowed',
    ],
    [
      'a protocol-relative link',
      policy,
      '](/terms-of-service)',
      '](//evil.example)',
      'is not allowed',
    ],
    [
      'a section without "In short" line',
      policy,
      /^> We use your data.*$/m,
      '',
      'has no "In short" line',
    ],
    ['a missing field', policy, /^title: .*\n/m, '', 'title is missing'],
  ])('%s', (_, file, from, to, expected) => {
    const message = complaint(file, replace(from, to))
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/content\/legal\/[\w-]+\.(?:en|de)\.md:\d+:\d+: /)
  })

  it('a section count that differs from the specification', () => {
    const message = complaint(policy, text => text.replace(/^## Cookies[\s\S]*?(?=^## )/m, ''))
    expect(message).toContain('there are 17 sections, the specification has 18')
  })

  it('several mistakes at once are all named', () => {
    const message = complaint(policy, text =>
      text.replace('{{retention.backups}}', '{{nope}}').replace(' {#cookies}', ''),
    )
    expect(message).toContain('there is no fact "nope"')
    expect(message).toContain('has no id')
  })
})

it('a text that exists in one language only is given in that language', () => {
  const texts = compileLegalTexts((name, language) =>
    name === 'data-processing-agreement' && language === 'de'
      ? undefined
      : readLegalText(name, language),
  )
  expect(texts['data-processing-agreement'].de.language).toBe('en')
  expect(texts['data-processing-agreement'].de.title).toBe('Data Processing Agreement')
  expect(texts['privacy-policy'].de.language).toBe('de')
})

/** Law citations, the only places where a figure may stand bare. */
const citations = [
  /(?:Articles?|Art\.|Artikel) \d+(?:\(\w+\))*(?:,? (?:Abs\.|UAbs\.|lit\.|Nr\.|Satz) \w+)*(?:(?:,| and| to| und| bis| oder| or) ?(?:\d+|(?=\())(?:\(\w+\))*)*/g,
  /(?:Abs\.|Nr\.|Satz) \d+/g,
  /§§? ?\d+[\d.]*(?:\([a-z0-9]\))*(?:(?:,| and| und) (?:§ )?\d{4}\.\d+)*/g,
  /\d+ U\.S\.C\./g,
  /(?:Regulation|Verordnung|Directive|Richtlinie|Decision|[Bb]eschluss\w*)(?: \(E[UG]\))? \d+\/\d+(?:\/E[CGU])?/g,
]

const numberWords =
  /\b(?:two|three|five|ten|twelve|thirteen|sixteen|thirty|forty-five|sixty|seventy-two|ninety|zwei|drei|fünf|zehn|zwölf|dreizehn|sechzehn|dreißig|sechzig|neunzig) (?:hours?|days?|business days?|months?|years?|Stunden?|Tagen?|Arbeitstagen?|Monaten?|Jahren?)\b/gi

function bareFigures(name: LegalDocumentName, language: 'en' | 'de'): string[] {
  let text = (readLegalText(name, language) ?? '').replace(/^---[\s\S]*?\n---/, '')
  text = text.replaceAll(/\{\{[^}]*\}\}|\{#[^}]*\}|\]\([^)]*\)/g, '')
  for (const citation of citations) text = text.replaceAll(citation, '')
  return [...(text.match(/\S*\d\S*/g) ?? []), ...(text.match(numberWords) ?? [])]
}

describe.each(legalDocuments)('%s', name => {
  it.each(languages)('has no bare figure in $name: each comes from the facts', ({ code }) => {
    expect(bareFigures(name, code)).toEqual([])
  })
})
