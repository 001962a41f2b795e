import { describe, expect, it } from 'vitest'
import { faqFile, legalFile, type ReadText, readText } from '../../src/content/textFiles.ts'
import { compileLegalTexts } from '../../src/legal/compile.ts'
import { compileFaq } from '../../src/legal/compileFaq.ts'
import { parseDocuments } from '../../src/legal/parseDocuments.ts'
import { documentsInForce } from '../../src/legal/versions/documentsInForce.ts'

const policy = legalFile('privacy-policy', 'en')
const german = legalFile('privacy-policy', 'de')
const terms = legalFile('terms-of-service', 'en')
const agreement = legalFile('data-processing-agreement', 'en')

/** What the build says when the text of one file is changed. */
function complaint(file: string, change: (text: string) => string): string {
  const read: ReadText = path => {
    // English and German show what is wrong between languages; the others would only take time.
    if (/\/legal\/.*\.(?:fr|es)\.md$/.test(path)) return undefined
    const text = readText(path)
    if (path !== file || text === undefined) return text
    const changed = change(text)
    if (changed === text) throw new Error('the test changed nothing')
    return changed
  }
  try {
    parseDocuments(read)
    compileFaq(read)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

describe('a mistake in a text stops the build with file, line and column', () => {
  it('none in the shipped texts', () => {
    expect(() => parseDocuments(readText)).not.toThrow()
    expect(() => compileFaq(readText)).not.toThrow()
  })

  it('an unknown fact, with those of its group', () => {
    const message = complaint(policy, replace('{{retention.backups}}', '{{retention.backup}}'))
    expect(message).toMatch(
      /^src\/content\/legal\/privacy-policy\.en\.md:\d+:\d+: there is no fact "retention\.backup"/,
    )
    expect(message).toContain('retention.backups')
    expect(message).not.toContain('company.brand')
    const line = Number(/:(\d+):/.exec(message)?.[1])
    expect((readText(policy) ?? '').split('\n')[line - 1]).toContain('{{retention.backups}}')
  })

  it('an unknown group, with the groups there are and not with the whole register', () => {
    const message = complaint(policy, replace('{{retention.backups}}', '{{storage}}'))
    expect(message).toContain('Its groups are company, contact, law, languages, retention')
    expect(message).not.toContain('breach.regulatorNotice')
  })

  it.each([
    [
      'a form the language does not have',
      policy,
      '{{retention.backups}}',
      '{{retention.backups, dative}}',
      '"dative" is not a form of facts in this language. Write number or capitalized or adjective, or none',
    ],
    [
      'a reference without its end',
      policy,
      '{{retention.backups}}',
      '{{retention.backups}',
      'this brace belongs to no reference. Write {{fact}}',
    ],
    [
      'a reference without its beginning',
      german,
      '{{retention.backups, dative}}',
      'retention.backups}}',
      'this brace belongs to no reference. Write {{fact}}',
    ],
    ['a bare figure', policy, '{{retention.backups}}', '90 days', 'the figure "90" is written out'],
    [
      'a bare figure in words',
      german,
      /\{\{retention\.accountRecovery[^}]*\}\}/,
      'dreißig Tage',
      'the figure "dreißig Tage" is written out. Write {{a fact}} of src/content/facts.ts',
    ],
    ['a section without an id', policy, ' {#cookies}', '', 'has no id. End it with {#id}'],
    [
      'an id the specification does not have',
      policy,
      '{#cookies}',
      '{#biscuits}',
      'the section "biscuits" is in the place of "cookies"',
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
      'a version that is no text',
      german,
      'version: "2.0"',
      'version: 2.0',
      'version is a number. Write it in quotes',
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
      'a missing lastUpdated',
      policy,
      /^lastUpdated: .*\n/m,
      '',
      'lastUpdated is missing. Add a line "lastUpdated: …"',
    ],
    [
      'a missing nextReview',
      agreement,
      /^nextReview: .*\n/m,
      '',
      'nextReview is missing. Add a line "nextReview: …"',
    ],
    [
      'a text for narrow screens that is missing',
      terms,
      /:::narrow[\s\S]*?:::\n/,
      '',
      '"introduction" has no :::narrow',
    ],
    [
      'a text for narrow screens that nobody asked for',
      policy,
      'We use personal data to:',
      ':::narrow\n\nWe use data to:\n\n:::',
      '"use" has a :::narrow, which the outline does not ask for',
    ],
    [
      'a directive',
      policy,
      'We use personal data to:',
      'We use personal data to :everything',
      '":everything" is read as a directive. Write "\\:" for a plain colon',
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
      'leads to no page in this language. Write /de/privacy-policy or',
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
    [
      'front matter that is no YAML',
      policy,
      /^title: .*$/m,
      'title: [',
      'the front matter is not valid YAML',
    ],
    [
      'a question without an answer',
      faqFile('en'),
      /\n\nNot yet\..*\n/,
      '\n',
      'is neither a question',
    ],
    ['an unknown fact in the FAQ', faqFile('de'), '{{age.us', '{{age.usa', 'no fact "age.usa"'],
  ])('%s', (_, file, from, to, expected) => {
    const message = complaint(file, replace(from, to))
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/content\/(?:legal|faq)\/[\w.-]+\.md:\d+:\d+: /)
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

  it('a FAQ that is missing', () => {
    const read: ReadText = path => (path === faqFile('de') ? undefined : readText(path))
    expect(() => compileFaq(read)).toThrow('src/content/faq/de.md: the FAQ is missing')
  })
})

it('citations of law are no bare figures', () => {
  const citations = [
    'Article 6(1)(b) and (f), Articles 13, 14 and 21 GDPR, 15 U.S.C. § 6501 et seq.,',
    'Cal. Civ. Code §§ 1798.100(d), 1798.140, Regulation (EU) 2016/679, Directive 2002/58/EC.',
  ].join(' ')
  const added = complaint(policy, replace('We use personal data to:', citations))
  expect(added).toBe('')
})

it('a text that exists in one language only is given in that language', () => {
  const german = legalFile('data-processing-agreement', 'de')
  const texts = compileLegalTexts(
    documentsInForce(parseDocuments(file => (file === german ? undefined : readText(file)))),
  )
  expect(texts['data-processing-agreement'].de.language).toBe('en')
  expect(texts['data-processing-agreement'].de.title).toBe('Data Processing Agreement')
  expect(texts['privacy-policy'].de.language).toBe('de')
})

it('a text that does not exist in English stops the build', () => {
  const read: ReadText = file => (file === policy ? undefined : readText(file))
  expect(() => parseDocuments(read)).toThrow(`${policy}: this text does not exist`)
})
