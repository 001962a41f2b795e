import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { renderDocuments } from '../../../src/texts/rendered.ts'
import { siteTexts } from '../../../src/texts/siteTexts.ts'
import { shownDocuments } from '../../../src/versions/index.ts'
import { complaint } from '../../sites/complaint.ts'
import { inEnglish, withoutTexts, withText } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const policy = 'en/privacy-policy.md'
const german = 'de/privacy-policy.md'
const terms = 'en/terms-of-service.md'
const agreement = 'en/data-processing-agreement.md'
const questions = 'en/questions.md'
const germanQuestions = 'de/questions.md'

const site = inEnglish(finished, german)

/** What the build says when a text is changed. */
function complaintAbout(name: string, change: (text: string) => string): string {
  return complaint(() => siteTexts(withText(site, name, change)))
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)

it('the texts of the project hold no mistake', () => {
  expect(complaint(() => siteTexts(finished))).toBe('')
})

describe('a mistake in a text stops the build with file, line and column', () => {
  it('an unknown fact; the message names those of its group', () => {
    const message = complaintAbout(policy, replace('{{retention.backups}}', '{{retention.backup}}'))
    expect(message).toMatch(
      /^src\/languages\/en\/texts\/privacy-policy\.md:\d+:\d+: there is no fact "retention\.backup"/,
    )
    expect(message).toContain('retention.backups')
    expect(message).not.toContain('company.brand')
    const line = Number(/:(\d+):/.exec(message)?.[1])
    expect(site.texts.get(policy)?.text.split('\n')[line - 1]).toContain('{{retention.backups}}')
  })

  it('an unknown group; the message names the groups, and not every fact', () => {
    const message = complaintAbout(policy, replace('{{retention.backups}}', '{{storage}}'))
    expect(message).toContain(
      'Its groups are company, contact, law, languages, apple, stores, disputes, age, ai, california, consumerMediator, imprint, accessibility, withdrawal, cancellation, digitalServices, reporting, aiTransparency, authorityRequests, youngPeople, retention,',
    )
    expect(message).not.toContain('breach.regulatorNotice')
  })

  it.each([
    [
      'a form the language does not have',
      policy,
      '{{retention.backups}}',
      '{{retention.backups, dative}}',
      '"dative" is not a form of facts in this language. Write number or capitalized or place or adjective, or none',
    ],
    [
      'a reference without its end',
      policy,
      '{{retention.backups}}',
      '{{retention.backups}',
      'this brace is not part of a reference. Write {{fact}}',
    ],
    [
      'a reference without its beginning',
      german,
      '{{retention.backups, dative}}',
      'retention.backups}}',
      'this brace is not part of a reference. Write {{fact}}',
    ],
    ['a section without an id', policy, ' {#cookies}', '', 'has no id. End it with {#id}'],
    ['an id used twice', policy, '{#cookies}', '{#use}', 'the id "use" is used twice'],
    [
      'an id that differs between languages',
      german,
      '{#rights-eu}',
      '{#rights-in-eu}',
      'Give both languages the same ids',
    ],
    [
      'a version that differs',
      german,
      'version: "2.0"',
      'version: "2.1"',
      'version is 2.1, but 2.0 in',
    ],
    [
      'a version that is not a string',
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
      'a day of the last update',
      policy,
      /^(effective: .*)$/m,
      '$1\nlastUpdated: 2025-01-01',
      'lastUpdated is not a field. Write title, description, version, effective, nextReview, editorial, summary',
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
      'a directive',
      policy,
      'We use personal data to:',
      'We use personal data to :everything',
      '":everything" is read as a directive. Write "\\:" for a plain colon',
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
      'front matter that is not YAML',
      policy,
      /^title: .*$/m,
      'title: [',
      'the front matter is not valid YAML',
    ],
    ['a question without an answer', questions, /\n\nNot yet\..*\n/, '\n', 'is neither a question'],
    ['an unknown fact in the FAQ', germanQuestions, '{{age.us', '{{age.usa', 'no fact "age.usa"'],
  ])('%s', (_, name, from, to, expected) => {
    const message = complaintAbout(name, replace(from, to))
    expect(message).toContain(expected)
    expect(message.split('\n')[0]).toMatch(/^src\/languages\/\w+\/texts\/[\w-]+\.md:\d+:\d+: /)
  })

  it.each([
    [
      'Once,  \ntwice.',
      'a line break within a paragraph cannot be shown in Word. Write two paragraphs',
    ],
    ['With `code`.', 'code cannot be shown in Word. Write “quotation marks” instead'],
    ['- item\n\n  > Quoted.', 'a quotation cannot be shown in Word. Write a paragraph'],
    ['***', 'a horizontal rule cannot be shown in Word. Leave it out'],
    ['```text\nDear all,\n```', 'a code block cannot be shown in Word. Write a paragraph'],
    [
      'The [place].\n\n[place]: https://example.org',
      'a link by reference cannot be shown in Word. Write [words](address)',
    ],
    [
      '[place]: https://example.org',
      'an address on a line of its own cannot be shown in Word. Write [words](address)',
    ],
  ])('%j, which the Word file of a document could not show', (markdown, message) => {
    const complaints = complaintAbout(policy, text =>
      text.replace('We use personal data to:', `${markdown}\n\n$&`),
    )
    expect(complaints).toMatch(/^src\/languages\/en\/texts\/privacy-policy\.md:\d+:\d+: /)
    expect(complaints).toContain(message)
  })

  it.each([
    [/^(## .*)(?= \{#use\})/m, '$1 `code`'],
    [/^(> .*)$/m, '$1 `code`'],
  ])('code in a heading and in an “In short” line: %s', (place, changed) => {
    expect(complaintAbout(policy, replace(place, changed))).toContain(
      'code cannot be shown in Word. Write “quotation marks” instead',
    )
  })

  it('but takes what the Word file leaves out: the wording for narrow screens', () => {
    const terms = 'en/terms-of-service.md'
    expect(complaintAbout(terms, replace(/^(:::narrow\n+.*)$/m, '$1 `code`'))).toBe('')
  })

  it('several mistakes at once; the message names each of them', () => {
    const message = complaintAbout(policy, text =>
      text.replace('{{retention.backups}}', '{{nope}}').replace(' {#cookies}', ''),
    )
    expect(message).toContain('there is no fact "nope"')
    expect(message).toContain('has no id')
  })

  it('an FAQ that is missing in one language', () => {
    const lacking = withoutTexts(site, name => name === germanQuestions)
    expect(complaint(() => siteTexts(lacking))).toBe(
      'src/languages/de/texts/questions.md: this text does not exist. Write it: every language has one.',
    )
  })
})

it('a document that exists in one language only is shown in that language', () => {
  const texts = renderDocuments(site, shownDocuments(site))
  expect(texts['data-processing-agreement'].de.language).toBe('en')
  expect(texts['data-processing-agreement'].de.title).toBe('Data Processing Agreement')
  expect(texts['privacy-policy'].de.language).toBe('de')
})

it('a document that does not exist in English stops the build', () => {
  expect(complaint(() => siteTexts(withoutTexts(site, name => name === policy)))).toBe(
    'src/languages/en/texts/privacy-policy.md: this text does not exist. Write it; other languages may be missing.',
  )
})
