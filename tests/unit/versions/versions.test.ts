import { describe, expect, it } from 'vitest'
import { defaultFigures } from '../../../src/company/schema/figures.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site, TextFile } from '../../../src/company/site/site.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { wordFile } from '../../../src/company/texts/word/wordFile.ts'
import {
  comparedWith,
  publish,
  publishedVersions,
  shownDocuments,
  successorOf,
  timelines,
  versionState,
  writeFrozen,
} from '../../../src/company/versions/index.ts'
import { complaint } from '../../sites/complaint.ts'
import { message } from '../../sites/message.ts'
import { buildOf, renderSite } from '../../sites/renderSite.ts'
import { plainText, queriesOf } from '../../sites/tree.ts'
import { inEnglish, ownText, withText, withValues, withVersions } from '../../sites/variants.ts'
import { wordBody } from '../../sites/wordParts.ts'
import { publishedPolicy } from './publishedPolicy.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const english = inEnglish(finished)
const folder = 'tests/sites/finished/versions/privacy-policy'

interface Written {
  readonly version: string
  readonly publishedOn: string
  readonly effective: string
  /** In another folder than its own. */
  readonly inFolder?: string
  readonly follows?: string
}

type VersionFile = readonly [name: string, file: TextFile]

function versionFile(name: string, text: string): VersionFile {
  return [name, { file: `tests/sites/finished/versions/${name}`, text }]
}

/** The files of a version in English and German. */
function written({ inFolder, ...stated }: Written): readonly [VersionFile, VersionFile] {
  const head = { title: 'Privacy Policy', description: 'What is processed.', ...stated }
  const text = writeFrozen(
    { ...head, languages: ['en', 'de'] },
    '## Who we are {#company}\n\n> We are we.\n\nA company.',
  )
  const file = (code: string) =>
    versionFile(`privacy-policy/${inFolder ?? stated.version}/${code}.md`, text)
  return [file('en'), file('de')]
}

const first: Written = { version: '1.0', publishedOn: '2024-01-15', effective: '2024-03-01' }
const second: Written = { version: '2.0', publishedOn: '2024-11-15', effective: '2025-01-01' }
const [firstEnglish, firstGerman] = written(first)

const edit = ([name, { text }]: VersionFile, from: string | RegExp, to: string) =>
  versionFile(name, text.replace(from, to))

const remedy = 'Restore the file as it was published; changes are published as a new version'

describe('versions are refused', () => {
  it.each(
    Object.entries<readonly [files: readonly VersionFile[], ...said: string[]]>({
      'with other words': [
        [firstEnglish, edit(firstGerman, 'A company', 'Another company')],
        `1.0/de.md: was changed after it was published. ${remedy}`,
      ],
      'with another title': [
        [firstEnglish, edit(firstGerman, 'Privacy Policy', 'Policy')],
        `1.0/de.md: was changed after it was published. ${remedy}`,
      ],
      'without a head': [
        [versionFile('privacy-policy/1.0/en.md', 'Nothing.'), firstGerman],
        `1.0/en.md: its front matter is not complete: there is no front matter. Start the file with --- title, description … ---. ${remedy}`,
      ],
      'in fewer languages': [
        [firstEnglish],
        '1.0/de.md: is missing: 1.0 was published in this language. Restore it',
      ],
      'without English': [
        [firstGerman],
        '1.0/en.md: is missing: 1.0 was published in this language. Restore it',
      ],
      'in the folder of another one': [
        [...written({ ...first, inFolder: '1.1' })],
        '1.1/en.md: its version is 1.0, not 1.1. Remove the folder where it was copied by hand: npm run legal -- publish makes versions',
        '1.1/de.md: its version is 1.0, not 1.1. Remove the folder where it was copied by hand: npm run legal -- publish makes versions',
      ],
      'with another day in German': [
        [firstEnglish, written({ ...first, effective: '2024-03-02' })[1]],
        '1.0/de.md: its effective is 2024-03-02, not 2024-03-01. Restore the files as they were published',
      ],
      'published on another day in German': [
        [firstEnglish, written({ ...first, publishedOn: '2024-01-16' })[1]],
        '1.0/de.md: its publishedOn is 2024-01-16, not 2024-01-15. Restore the files as they were published',
      ],
      'published before an earlier one': [
        [...written(first), ...written({ ...second, publishedOn: '2024-01-14' })],
        '2.0: is published on 2024-01-14, before version 1.0 (2024-01-15). Restore the versions as they were published',
      ],
      'that take effect before they are published': [
        written({ ...second, publishedOn: '2025-01-02' }),
        '2.0: takes effect on 2025-01-01, before its publication on 2025-01-02. Restore the versions as they were published',
      ],
      'without the one they follow': [
        written({ ...second, follows: '1.0' }),
        '1.0: is missing: a later version came after this one. Restore its folder',
      ],
      'below a name that is none': [
        ['1.0/it.md', 'draft/en.md', '1.0/en.txt', '1.0/old/en.md', 'en.md'].map(name =>
          versionFile(`privacy-policy/${name}`, ''),
        ),
        ...['1.0/it.md', 'draft/en.md', '1.0/en.txt', '1.0/old/en.md', 'en.md'].map(
          name => `${name}: belongs to no version. Restore its name, like privacy-policy/2.0/en.md`,
        ),
      ],
    }),
  )('%s', (_, [files, ...expected]) => {
    const said = complaint(() => publishedVersions(withVersions(english, ...files)))
    expect(said.split('\n')).toEqual(expected.map(line => `${folder}/${line}.`))
  })

  it('but not for numbers, nor for two on one day of publication', () => {
    const site = withVersions(
      english,
      ...written({ ...second, version: '1.10', publishedOn: '2024-01-15', follows: '1.9-rc_1' }),
      ...written({ ...first, version: '1.9-rc_1', effective: '2024-01-15' }),
    )
    const { 'privacy-policy': policy, 'terms-of-service': terms } = publishedVersions(site)
    expect(policy.map(({ version }) => version)).toEqual(['1.9-rc_1', '1.10'])
    expect(terms).toEqual([])
  })

  it.each([
    [
      '- privacy-policy/1.0\n- privacy-policy/2.0\n',
      `${folder}/2.0: is missing: tests/sites/finished/published.yaml says that it was published. Restore its folder.`,
    ],
    ['- privacy-policy/1.5\n', `${folder}/1.5: is missing`],
    [
      '[]\n',
      `${folder}/1.0: is not listed in tests/sites/finished/published.yaml: npm run legal -- publish has not made it. Remove the folder where it was copied by hand; where it was published, restore its line: - privacy-policy/1.0.`,
    ],
    [
      'privacy-policy: 2.0\n',
      'tests/sites/finished/published.yaml: is not a list of versions, like "- privacy-policy/2.0". Restore it.',
    ],
    ['- [\n', 'tests/sites/finished/published.yaml: is not a list of versions'],
    ['- privacy-policy/1.0\n', ''],
  ])('that the ledger knows otherwise: %j', (text, expected) => {
    const ledger = { file: 'tests/sites/finished/published.yaml', text }
    const site = { ...withVersions(english, ...written(first)), ledger }
    const said = complaint(() => publishedVersions(site))
    expect(said === '' ? '' : said).toContain(expected)
    expect(said === '').toBe(expected === '')
  })
})

describe('the versions of a day', () => {
  const site = withVersions(
    english,
    publishedPolicy('1.0', '2024-01-10', '2024-02-01'),
    publishedPolicy('1.5', '2024-05-10', '2024-06-01', { isEditorial: true }),
    publishedPolicy('1.9', '2024-09-10', '2024-10-01'),
  )

  it.each([
    // Until the first one is in force, the text that is edited is the document.
    ['2024-01-09', '1.9 in-force', undefined, undefined],
    ['2024-02-01', '1.0 in-force', undefined, undefined],
    ['2024-05-09', '1.0 in-force', undefined, undefined],
    ['2024-05-10', '1.0 in-force, 1.5 announced', '1.5', undefined],
    ['2024-05-31', '1.0 in-force, 1.5 announced', '1.5', undefined],
    ['2024-06-01', '1.0 replaced, 1.5 in-force', undefined, '1.5'],
    // The note stays for thirty days.
    ['2024-07-01', '1.0 replaced, 1.5 in-force', undefined, '1.5'],
    ['2024-07-02', '1.0 replaced, 1.5 in-force', undefined, undefined],
    ['2024-09-10', '1.0 replaced, 1.5 in-force, 1.9 announced', '1.9', undefined],
    ['2024-10-31', '1.0 replaced, 1.5 replaced, 1.9 in-force', undefined, '1.9'],
    ['2024-11-01', '1.0 replaced, 1.5 replaced, 1.9 in-force', undefined, undefined],
  ])('on %s are %s; %s is announced, %s is recent', (today, states, announced, recent) => {
    const day = { ...site, today }
    const timeline = timelines(day)['privacy-policy']
    expect(timeline.all.map(one => `${one.version} ${versionState(day, one)}`).join(', ')).toBe(
      states,
    )
    expect(timeline.announced?.version).toBe(announced)
    expect(timeline.recent?.version).toBe(recent)
  })

  it('know what came before and after, and whether they changed anything material', () => {
    const { all } = timelines(site)['privacy-policy']
    const neighbors = all.map(one => [comparedWith(site, one, 'en'), successorOf(site, one)])
    expect(neighbors.map(pair => pair.map(one => one?.version))).toEqual([
      [undefined, '1.5'],
      ['1.0', '1.9'],
      ['1.5', undefined],
    ])
    expect(all.map(({ isEditorial }) => isEditorial)).toEqual([false, true, false])
  })

  it('are a text that is edited, with its own number, until one of it is published', () => {
    const terms = withText(english, 'en/terms-of-service.md', text =>
      text.replace('"2.0"', '"3.1"').replace('effective: 2025-01-01', 'effective: 2025-01-02'),
    )
    const [version, ...others] = timelines(terms)['terms-of-service'].all
    expect(version).toMatchObject({
      version: '3.1',
      effective: '2025-01-02',
      publishedOn: undefined,
      languages: ['en', 'de', 'fr', 'es'],
    })
    expect(others).toEqual([])
    const early = withVersions(english, publishedPolicy('2.0', '2025-05-01', '2025-07-01'))
    const { all, inForce } = timelines(early)['privacy-policy']
    expect(all.map(({ effective }) => effective)).toEqual(['2025-07-01'])
    expect(inForce.publishedOn).toBe('2025-05-01')
  })
})

it.each([
  [['1.9', '2.0', '2.0.1'], '2.0.1'],
  [['2.0', '10.0', '3.1'], '10.0'],
])('while %j are published, the text of the project has the number %s', (published, newest) => {
  const unpublished = loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' })
  const versions = published.map(number => publishedPolicy(number, '2024-01-02', '2024-03-04'))
  const { documents } = siteTexts(withVersions(unpublished, ...versions))
  const policies = documents.filter(({ name }) => name === 'privacy-policy')
  expect(new Set(policies.map(({ frontMatter }) => frontMatter.version))).toEqual(new Set([newest]))
})

describe('a document that was published', () => {
  const publishAll = (site: Site): Site => {
    const documents = ['terms-of-service', 'privacy-policy', 'data-processing-agreement'] as const
    const files = publish(site, documents, { publishedOn: '2024-11-20' })
      .flatMap(version => version.files)
      .filter(({ file }) => file.endsWith('.md'))
      .map(file => [file.file.replace(/^.*versions\//, ''), file] as const)
    return withVersions(site, ...files)
  }
  const published = publishAll({
    ...finished,
    languages: { ...finished.languages, legal: ['en', 'de'] },
  })

  const { company, processors, variants } = published.config
  const changed = withValues(published, {
    company: { ...company, postalAddress: '9 Other Street, Boise, ID, USA' },
    processors: processors.slice(1),
    variants: { ...variants, terms: 'nineteen-sections' },
    apple: { eula: 'standard' },
    figures: {
      'retention.backups': { ...defaultFigures['retention.backups'], amount: 365 },
      'notice.materialChanges': { ...defaultFigures['notice.materialChanges'], amount: 1 },
    },
  })
  const later: Readonly<Record<string, Site>> = {
    'another address, processor, choice, figure and other words': withText(
      changed,
      'en/terms-of-service.md',
      text => `${text}\nQuillfeather.\n`,
    ),
    'another number': ['en', 'de'].reduce(
      (site, code) =>
        ownText(site, `${code}/terms-of-service.md`, text =>
          text
            .replace('version: "2.0"', 'version: "2.1"')
            .replace('{#accounts}', 'now {#accounts}'),
        ),
      published,
    ),
  }

  const paths = ['terms-of-service', 'privacy-policy', 'data-processing-agreement'].flatMap(
    name => [`/${name}`, `/de/${name}`, `/${name}/1.0`],
  )

  /** What the pages of the documents say in all, and their Markdown. */
  function pagesOf(site: Site) {
    return renderSite(site, ({ path }) => paths.includes(path)).map(({ page, tree }) => {
      const [text, head] = ['#document-text', '.document-facts'].map(selector =>
        queriesOf(tree)
          .all(selector)
          .map(element => plainText(element)),
      )
      return { path: page.path, text, head }
    })
  }
  const textsOf = async (site: Site) => ({
    pages: pagesOf(site),
    markdown: Object.values(buildOf(site).legalTexts).map(({ en, de }) =>
      [en, de].map(text => text.markdown()),
    ),
    word: await Promise.all(
      // The file of the agreement is signed today: with today's parties and processors.
      shownDocuments(site)
        .filter(({ name }) => name !== 'data-processing-agreement')
        .map(async document => wordBody(await wordFile(site, document))),
    ),
  })
  const before = textsOf(published)

  it.each(Object.entries(later))(
    'stays as it is, on its page and in its files, with %s',
    async (_, site) => {
      const { pages, markdown, word } = await before
      expect(pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
      expect(word).toHaveLength(4)
      const now = await textsOf(site)
      expect(now.pages).toEqual(pages)
      expect(now.markdown).toEqual(markdown)
      expect(now.word).toEqual(word)
    },
  )

  it('says when it was published, not what a field says', () => {
    const [page] = pagesOf(published).filter(({ path }) => path === '/privacy-policy')
    expect(page?.head?.[0]).toContain(`${message('legal.lastUpdated')} November 20, 2024`)
    expect(page?.text?.[0]).toMatch(/ 1\.0 .+ January 1, 2025 .+ November 20, 2024\./)
    const [edited] = pagesOf(finished).filter(({ path }) => path === '/privacy-policy')
    expect(edited?.head?.[0]).toContain(`${message('legal.lastUpdated')} January 1, 2025`)
  })

  it('keeps the list of its languages when the site offers more', () => {
    const more = { ...published, languages: finished.languages }
    const [page] = pagesOf(more).filter(({ path }) => path === '/privacy-policy')
    expect(page?.head?.[0]).toContain('Languages English and German')
  })
})
