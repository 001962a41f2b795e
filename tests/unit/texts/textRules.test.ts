import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../src/company/folder/OperatorError.ts'
import type { Language } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { LegalDocumentName } from '../../../src/company/site/pageRows.ts'
import { headFaults } from '../../../src/company/texts/checks.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import {
  parseDocument,
  parseStatutoryText,
  siteTexts,
} from '../../../src/company/texts/siteTexts.ts'
import { shownDocuments } from '../../../src/company/versions/index.ts'
import { complaint } from '../../sites/complaint.ts'
import { inEnglish, withoutTexts, withPublishedPolicies, withText } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const site = inEnglish(finished, 'de/privacy-policy.md', 'de/imprint.md')

const stated = {
  title: 'A',
  description: 'B',
  version: '"2.0"',
  effective: '2025-01-01',
  nextReview: '2025-12-31',
}
/** A page of the company's own. */
const about = {
  file: 'tests/sites/finished/pages/about.en.md',
  text: '---\ntitle: About us\ndescription: Who we are.\n---\n\nWe make it.\n',
}

const headOf = (fields: object) =>
  `---\n${Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`))
    .join('\n')}\n---\n\n`

interface Text {
  readonly document?: LegalDocumentName
  readonly language?: Language
  /** Fields of its head that are others; undefined for those it lacks. */
  readonly head?: object
}

function documentOf(body: string, text: Text = {}) {
  const { document = 'data-processing-agreement', language = 'en', head = {} } = text
  const file = { file: `${language}.md`, text: headOf({ ...stated, ...head }) + body }
  return parseDocument(site, document, language, file)
}

/** Faults as a person reads them: where each is, and what is wrong. */
const written = (faults: readonly Fault[]) =>
  faults.map(({ line, column, message }) => `${line}:${column} ${message}`)

/** What is wrong with a document whose one section holds some Markdown, from its ninth line on. */
const faultsOf = (markdown: string, text?: Text) =>
  written(documentOf(`${markdown}\n\n## One {#one}\n\n> Short.\n\nText.\n`, text).faults)

it('the texts of the project hold no mistake', () => {
  expect(complaint(() => siteTexts(finished))).toBe('')
})

it('mistakes of the head and of the text are told at once', () => {
  expect(faultsOf('In {{retention.backup}}.', { head: { version: undefined } })).toEqual([
    expect.stringContaining('there is no fact "retention.backup"'),
    expect.stringContaining('version is missing'),
  ])
})

it('a section of a company needs no line in short', () => {
  expect(faultsOf('## Zero {#zero}\n\nA.')).toEqual([])
})

describe('a mistake stops the build with line and column:', () => {
  it.each([
    ['an unknown fact', 'In {{retention.backup}}.', '9:4 there is no fact "retention.backup"'],
    ['a form of another language', '{{age.us, dative}}', '9:1 "dative" is not a form of facts in'],
    ['a reference without its end', '{{age.us}', '9:1 this brace is not part of a reference.'],
    ['and without its beginning', 'age.us}}', '9:7 this brace is not part of a reference.'],
    ['an image', 'See ![it](/a.png).', '9:5 images are not allowed. Write text'],
    ['an image by reference', 'See ![it][a].\n\n[a]: /b', '9:5 images are not allowed.'],
    ['a directive', 'So :everything', '9:4 ":everything" is read as a directive. Write "\\:" for'],
    ['one on its own', 'Aa.\n\n::note[Read this]', '11:1 there is no directive "::note"'],
    ['an unknown container', ':::note\nAa.\n:::', '9:1 there is no container ":::note". Write'],
    ['an unknown condition', ':::when[imprint.vat]\n\nA\n\n:::', '9:1 there is no condition "imp'],
    ['a condition without a name', ':::when\n\nA\n\n:::', '9:1 there is no condition "". Write'],
    ['raw HTML', 'Some <b>bold</b> words', '9:6 raw HTML is not allowed'],
    ['a dangerous link', '[a](javascript:alert)', '9:1 the link "javascript:alert" is not allo'],
    ['and by reference', '[a][b]\n\n[b]: data:x', '11:1 the link "data:x" is not allowed'],
    ['a link without encryption', '[a](http://a.example)', '9:1 the link "http://a.example" is'],
    ['a path off the site', '[a](//a.example)', '9:1 the link "//a.example" is not allowed'],
    [
      'a section without an id',
      '## Zero\n\n> S.\n\nA.',
      '9:1 the heading "Zero" has no id. End it',
    ],
    ['an id used twice', '## Zero {#one}\n\n> S.\n\nA.', '15:1 the id "one" is used twice'],
    [
      'an id of another part of the page',
      '## Zero {#menu}\n\n> S.\n\nA.',
      '9:1 the id "menu" is that of another part of the page. Choose another one',
    ],
    [
      'the id of the list of changes',
      '## Zero {#changed-sections}\n\n> S.\n\nA.',
      '9:1 the id "changed-sections" is that of another part of the page. Choose another one',
    ],
    ['a line break', 'Once,  \ntwice.', '9:6 a line break within a paragraph cannot be shown'],
    ['code', 'With `code`.', '9:6 code cannot be shown in Word. Write “quotation marks” instead'],
    ['code in a heading', '## `A` {#a}\n\n> S.\n\nA.', '9:4 code cannot be shown in Word.'],
    ['and in a line in short', '## A {#a}\n\n> `S`\n\nA.', '11:3 code cannot be shown in Word.'],
    ['a quotation', '- item\n\n  > Quoted.', '11:3 a quotation cannot be shown in Word. Write'],
    ['a numbered list', '1. item', '9:1 a numbered list cannot be shown in Word. Begin each'],
    ['a rule', '***', '9:1 a horizontal rule cannot be shown in Word. Leave it out'],
    ['a block of code', '```text\nA\n```', '9:1 is indented, or fenced, like a program'],
    ['a paragraph that is indented', 'A.\n\n    B.', '11:1 is indented, or fenced, like a program'],
    [
      'a container without its end',
      ':::when[imprint]\n\nA',
      '9:1 ":::when" has no end. Write ::: on',
    ],
    [
      'one within another',
      '::::when[imprint]\n\n:::statute\n\nA\n\n::::',
      '11:1 ":::statute" has no end. Write ::: on',
    ],
    [
      'a row without a cell',
      '| a | b |\n|---|---|\n| c |',
      '11:1 the row has 1 instead of 2 cells.',
    ],
    [
      'one with a cell more',
      '| a | b |\n|---|---|\n| c | d | e |',
      '11:1 the row has 3 instead of 2',
    ],
    ['a table without its line', '| a | b |\n| c | d |', '9:1 begins like a table and is not one.'],
    [
      'a heading that skips a level',
      '## A {#a}\n\n> S.\n\n#### B {#b}',
      '13:1 the heading skips a level. Begin it with ###',
    ],
    ['a title within the text', '# A {#a}', '9:1 the heading skips a level. Begin it with ##'],
    ['bold without its end', 'A **bold word', '9:1 "**" would be printed as it is.'],
    ['struck out', '~~Gone~~', '9:1 "~~" would be printed as it is.'],
    ['a box to tick', '- [ ] A', '9:3 "[ ]" would be printed as it is.'],
    ['a footnote', 'A[^1].\n\n[^1]: Note.', '11:1 footnotes are not shown. Write the note'],
    ['an address apart', '[a]: https://a.example', '9:1 an address on a line of its own cannot'],
  ])('%s', (_, markdown, expected) => {
    expect(faultsOf(markdown).map(fault => fault.slice(0, expected.length))).toContain(expected)
  })

  it.each([
    ['{{retention.backup}}', 'retention.backups, or another name of docs/fields.md'],
    ['{{storage}}', 'a name of docs/fields.md'],
  ])('%s is not a fact, and the nearest is named', (reference, remedy) => {
    expect(faultsOf(reference)[0]).toMatch(
      new RegExp(`there is no fact "\\S+"\\. Write ${remedy}$`),
    )
  })

  it.each([
    [{ version: '2.0' }, 'version is a number. Write it in quotes'],
    [
      { effective: 'January 1' },
      'effective is not a day of the calendar. Write it like 2026-01-31',
    ],
    [{ effective: '2025-02-30' }, 'is not a day of the calendar'],
    [{ lastUpdated: '2025-01-01' }, 'lastUpdated is not a field. Write title, description, vers'],
    [{ title: undefined }, 'title is missing'],
    [{ title: '[' }, 'comes after a [ or { that does not end. Write its ] or }'],
  ])('a head with %j', (head, expected) => {
    expect(faultsOf('A.', { head }).join('\n')).toContain(expected)
  })

  it('a day that the text names and its head does not state', () => {
    const head = { nextReview: undefined }
    expect(faultsOf('Reviewed on {{document.nextReview}}.', { head })).toEqual([
      '8:13 the head of the text has no nextReview. Add a line "nextReview: …" there',
    ])
    expect(faultsOf('Reviewed when needed.', { head })).toEqual([])
  })

  it('several at once', () => {
    expect(faultsOf('{{age.uss}} ![it](/a.png)')).toHaveLength(2)
  })

  it.each([':::wide', ':::narrow'])('a text for %s screens without the other', kind => {
    const document = 'terms-of-service'
    const body = `${kind}\n\nA \`code\`.\n\n:::`
    const other = kind === ':::wide' ? ':::narrow' : ':::wide'
    expect(faultsOf(body, { document }).join()).toContain(`"introduction" has no ${other}`)
    // What Word leaves out may hold anything.
    expect(faultsOf(body, { document }).join().includes('code')).toBe(kind === ':::wide')
  })

  it('a field that a page does not have', () => {
    const file = { file: 'en.md', text: headOf({ title: 'A', description: 'B', version: '"2"' }) }
    expect(written(parseStatutoryText(site, 'imprint', 'en', file).faults).join()).toContain(
      'version is not a field. Write title, description',
    )
  })
})

it('a company may write figures out, and links may lead to pages, mail and telephones', () => {
  expect(faultsOf(':::statute\n\nvierzehn Tage, 14 days\n\n:::\n\nIn 60 days.')).toEqual([])
  const links =
    '[a](#one) [a](/terms-of-service) [a](https://a.example) [a](mailto:a@b.c) [a](tel:+1)'
  expect(faultsOf(links)).toEqual([])
})

describe('languages agree:', () => {
  it.each([
    [{ version: '"2.1"' }, 'version is 2.1, but 2.0 in en.md'],
    [{ effective: '2025-01-03' }, 'effective is 2025-01-03, but 2025-01-01 in en.md'],
    [{ nextReview: '2025-01-03' }, 'nextReview is 2025-01-03, but 2025-12-31 in en.md'],
    [{ editorial: 'C' }, 'editorial is given, but missing in en.md'],
  ])('%j of one alone is refused', (head, expected) => {
    const documents = [documentOf('A.'), documentOf('A.', { language: 'de', head })]
    expect(written(headFaults(documents))).toEqual([expect.stringContaining(expected)])
  })

  it('an id that differs stops the build, in the file of the language', () => {
    const other = withText(site, 'de/privacy-policy.md', text =>
      text.replace('{#rights-eu}', '{#rights-in-eu}'),
    )
    expect(complaint(() => siteTexts(other))).toMatch(
      /^src\/company\/languages\/de\/texts\/privacy-policy\.md:\d+:\d+: .*Give both languages the same ids/,
    )
  })
})

describe('what is not written', () => {
  const without = (name: string) => withoutTexts(site, own => own === name)

  it('in a language is shown in English', () => {
    const texts = renderTexts(site, shownDocuments(site))
    const { de } = texts['data-processing-agreement']
    const agreement = site.texts.get('en/data-processing-agreement.md')?.text ?? ''
    expect([de.language, de.title]).toEqual(['en', /^title: (.+)$/m.exec(agreement)?.[1]])
    expect(texts['privacy-policy'].de.language).toBe('de')
    const { imprint } = renderTexts(site, siteTexts(without('de/imprint.md')).statutory)
    expect([imprint.de.language, imprint.de.title]).toEqual(['en', imprint.en.title])
  })

  it('in a language leads to the pages in that language, and names the language of others', () => {
    const linking = withText(
      { ...without('de/support.md'), pages: new Map([['about.en.md', about]]) },
      'en/support.md',
      text =>
        `${text}\n[Terms](/terms-of-service#payments), [deletion](/delete-account), [we](/about), [top](#contact).\n`,
    )
    const { de, en } = renderTexts(linking, siteTexts(linking).statutory).support
    const links = [
      '<a href="/de/terms-of-service#payments">Terms</a>',
      '<a href="/de/delete-account">deletion</a>',
      '<a href="/about" hreflang="en">we</a>',
      '<a href="#contact">top</a>',
    ].join(', ')
    expect(de.sections.at(-1)?.html).toContain(links)
    expect(de.markdown()).toContain('[deletion](/de/delete-account)')
    expect(en.sections.at(-1)?.html).toContain('<a href="/delete-account">deletion</a>')
  })

  it('and was published keeps its links', () => {
    const published = withPublishedPolicies(site)
    const { fr } = renderTexts(published, shownDocuments(published))['privacy-policy']
    expect(fr.language).toBe('en')
    expect(fr.markdown()).toContain('](/terms-of-service)')
  })

  it.each([
    ['en/privacy-policy', 'Write it; other languages may be missing.'],
    ['en/imprint', 'Write it; other languages may be missing.'],
    ['de/questions', 'Write it: every language has one.'],
  ])('stops the build where it has to be: %s', (name, remedy) => {
    const file = `src/company/languages/${name.replace('/', '/texts/')}.md`
    expect(complaint(() => siteTexts(without(`${name}.md`)))).toBe(
      `${file}: this text does not exist. ${remedy}`,
    )
  })

  it.each([
    ['de', '{{ages', '{{aged', 'no fact "aged"'],
    ['en', /(\n## .*\n)\n.*\n/, '$1', 'is neither a question'],
    ['en', /(\?\n\n)(\S+)/, '$1[$2](/terms-of-service)', 'links, bold and italics are not shown'],
  ])(
    'nor are questions without their answers, or with unknown facts: %s',
    (code, from, to, expected) => {
      const name = `${code}/questions.md`
      const changed = withText(site, name, text => text.replace(from, to))
      expect(complaint(() => siteTexts(changed))).toContain(expected)
    },
  )
})
