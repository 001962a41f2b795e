import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import type { Site, TextFile } from '../../src/model/site.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { type NewFile, publish } from '../../src/versions/publish.ts'
import { publishedDocument } from '../../src/versions/publishedDocument.ts'
import { writePublishedText } from '../../src/versions/publishedText.ts'
import { publishedVersions } from '../../src/versions/readVersions.ts'
import { complaint } from '../sites/complaint.ts'
import { draftFolder } from '../sites/drafts.ts'
import { inEnglish, withValues, withVersions } from '../sites/variants.ts'

const { draft } = draftFolder()

const site = inEnglish(
  loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }),
  ...['de', 'fr', 'es'].map(code => `${code}/privacy-policy.md`),
)

interface WrittenVersion {
  readonly version: string
  readonly publishedOn: string
  readonly effective: string
  /** In another folder than its own. */
  readonly inFolder?: string
  /** The version it states that it came after. */
  readonly follows?: string
}

type VersionFile = readonly [name: string, file: TextFile]

function versionFile(name: string, text: string): VersionFile {
  return [name, { file: `tests/sites/finished/versions/${name}`, text }]
}

/** The files of a version in English and German. */
function written({ inFolder, ...stated }: WrittenVersion) {
  const text = writePublishedText({
    frontMatter: {
      ...{ title: 'Privacy Policy', description: 'What is processed.', ...stated },
      languages: ['en', 'de'],
    },
    body: '## Who we are {#company}\n\n> We are we.\n\nA company.',
  })
  const folder = inFolder ?? stated.version
  return ['en', 'de'].map(code => versionFile(`privacy-policy/${folder}/${code}.md`, text))
}

/** What is said when these versions are read. */
function complaintAbout(...files: readonly VersionFile[]): string {
  return complaint(() => publishedVersions(withVersions(site, ...files)))
}

const first: WrittenVersion = {
  ...{ version: '1.0', publishedOn: '2024-01-15', effective: '2024-03-01' },
}
const second: WrittenVersion = {
  ...{ version: '2.0', publishedOn: '2024-11-15', effective: '2025-01-01' },
}

describe('published versions', () => {
  it('are listed in the order they take effect, whatever they are called', () => {
    const files = [
      ...written({ ...second, version: '1.10' }),
      ...written({ ...first, version: '1.9' }),
    ]
    const versions = publishedVersions(withVersions(site, ...files))
    expect(versions['privacy-policy'].map(({ version }) => version)).toEqual(['1.9', '1.10'])
    expect(versions['terms-of-service']).toEqual([])
  })

  it.each([
    ['their words', 'A company.', 'Another company.'],
    ['their title', 'Privacy Policy', 'Policy'],
  ])('cannot be edited: %s', (_, words, others) => {
    const edited = written(first).map(([name, { text }]) =>
      versionFile(name, name.endsWith('de.md') ? text.replace(words, others) : text),
    )
    expect(complaintAbout(...edited)).toBe(
      'tests/sites/finished/versions/privacy-policy/1.0/de.md: was changed after it was published. Restore the file as it was published; changes are published as a new version.',
    )
  })

  it('cannot have a name that is not that of a version: every such file is told', () => {
    const strays = [
      ...['privacy-policies/1.0/en.md', 'privacy-policy/1.0/it.md', 'privacy-policy/draft/en.md'],
      ...['privacy-policy/1.0/en.txt', 'privacy-policy/1.0/old/en.md', 'privacy-policy/en.md'],
      ...['privacy-policy/1.0/en.md.md', 'old/privacy-policy/1.0/en.md'],
    ]
    const files = [...written(first), ...strays.map(name => versionFile(name, ''))]
    expect(complaintAbout(...files).split('\n')).toEqual(
      strays.map(
        name =>
          `tests/sites/finished/versions/${name}: belongs to no version. Restore its name, like privacy-policy/2.0/en.md.`,
      ),
    )
    const [[, english] = []] = written(first)
    if (!english) throw new Error('a version has two files')
    expect(complaintAbout(['privacy-policy/1.0-rc_1/en.md', english])).not.toContain('no version')
  })

  it('are told everything that is wrong with them at once', () => {
    const [english] = written({ ...first, publishedOn: '2024-01-14' })
    const [, german] = written({ ...second, inFolder: '1.0' })
    const [, ...late] = written({ ...second, effective: '2024-11-14' })
    const [lateEnglish] = written({ ...second, effective: '2024-11-14' })
    if (!english || !german || !lateEnglish) throw new Error('a version has two files')
    const folder = 'tests/sites/finished/versions/privacy-policy'
    expect(complaintAbout(english, german, lateEnglish, ...late).split('\n')).toEqual([
      `${folder}/1.0/de.md: belongs to version 2.0. Move it to that folder.`,
      `${folder}/2.0: takes effect on 2024-11-14, before its publication on 2024-11-15. Restore the versions as they were published.`,
    ])
  })

  it('cannot lose a language they were published in', () => {
    const [english, german] = written(first)
    if (!english || !german) throw new Error('a version has two files')
    expect(complaintAbout(english)).toBe(
      'tests/sites/finished/versions/privacy-policy/1.0/de.md: is missing: 1.0 was published in this language. Restore it.',
    )
    expect(complaintAbout(german)).toBe(
      'tests/sites/finished/versions/privacy-policy/1.0/en.md: is missing: every version has a text in this language. Restore it.',
    )
  })

  it('cannot be moved to the folder of another version', () => {
    expect(complaintAbout(...written({ ...first, inFolder: '1.1' }))).toContain(
      'tests/sites/finished/versions/privacy-policy/1.1/en.md: belongs to version 1.0. Move it to that folder.',
    )
  })

  it.each([
    ['effective', '2024-03-02', '2024-03-01'],
    ['publishedOn', '2024-01-16', '2024-01-15'],
  ])('state the same dates in every language: %s', (field, own, others) => {
    const [english] = written(first)
    const [, german] = written({ ...first, [field]: own })
    if (!english || !german) throw new Error('a version has two files')
    expect(complaintAbout(english, german)).toBe(
      `tests/sites/finished/versions/privacy-policy/1.0/de.md: ${field} is ${own}, but ${others} in other languages. Restore the files as they were published.`,
    )
  })

  it.each([
    [
      { ...second, publishedOn: '2024-02-01', effective: '2024-03-01' },
      'takes effect on 2024-03-01, not after version 1.0 (2024-03-01)',
    ],
    [
      { ...second, publishedOn: '2024-01-14' },
      'is published on 2024-01-14, before version 1.0 (2024-01-15)',
    ],
    [
      { ...second, publishedOn: '2025-01-02' },
      'takes effect on 2025-01-01, before its publication on 2025-01-02',
    ],
  ])('have their dates in order: %o', (wrong, message) => {
    expect(complaintAbout(...written(first), ...written(wrong))).toBe(
      `tests/sites/finished/versions/privacy-policy/2.0: ${message}. Restore the versions as they were published.`,
    )
  })

  it('are missed by the version that came after them', () => {
    const [earlier, later] = [written(first), written({ ...second, follows: '1.0' })]
    expect(complaintAbout(...earlier, ...later)).toBe('')
    expect(complaintAbout(...later)).toBe(
      'tests/sites/finished/versions/privacy-policy/1.0: is missing: a later version came after this one. Restore its folder.',
    )
  })

  it('may take effect on the day of their publication, and be published on the same day', () => {
    const atOnce = { ...first, effective: '2024-01-15' }
    const alongside = { ...second, publishedOn: '2024-01-15' }
    expect(complaintAbout(...written(atOnce), ...written(alongside))).toBe('')
  })

  it('that are not frozen texts stop with the file and what is missing', () => {
    const [, german] = written(first)
    if (!german) throw new Error('a version has two files')
    const about = (text: string) =>
      complaintAbout(versionFile('privacy-policy/1.0/en.md', text), german)
    expect(about('Nothing to see.')).toBe(
      'tests/sites/finished/versions/privacy-policy/1.0/en.md: its front matter is not complete: there is no front matter. Start the file with --- title, description … ---. Restore the file as it was published; changes are published as a new version.',
    )
    expect(about('---\ntitle: "Privacy Policy"\n---\n')).toContain(
      'tests/sites/finished/versions/privacy-policy/1.0/en.md: its front matter is not complete: description',
    )
  })

  it('that cannot be read stop with the file and the reason', () => {
    const folder = draft('unreadable')
    mkdirSync(join(folder, 'versions/privacy-policy/1.0'), { recursive: true })
    symlinkSync('nowhere.md', join(folder, 'versions/privacy-policy/1.0/de.md'))
    expect(complaint(() => loadSite({ folder, today: '2025-06-01' }))).toBe(
      `${folder}/versions/privacy-policy/1.0/de.md: does not exist. Restore it, or name another.`,
    )
  })
})

describe('publishing', () => {
  function publishAt(day: string, published: readonly WrittenVersion[] = []): readonly NewFile[] {
    return publish({
      site: withVersions(site, ...published.flatMap(written)),
      document: 'privacy-policy',
      texts: siteTexts(site).documents.filter(({ name }) => name === 'privacy-policy'),
      publishedOn: day,
    })
  }

  it('freezes every language with its figures and names, and nothing is left to fill', () => {
    const files = publishAt('2024-11-15')
    expect(files.map(({ file }) => file)).toEqual([
      'tests/sites/finished/versions/privacy-policy/2.0/en.md',
      'tests/sites/finished/versions/privacy-policy/2.0/de.md',
      'tests/sites/finished/versions/privacy-policy/2.0/fr.md',
      'tests/sites/finished/versions/privacy-policy/2.0/es.md',
    ])
    const [english = '', german = ''] = files.map(({ text }) => text)
    expect(english).toContain('version: "2.0"\neffective: "2025-01-01"')
    expect(english).toContain('publishedOn: "2024-11-15"')
    expect(english).toContain('Longhand Studio Example, Inc.')
    expect(english).toMatch(/backups? .*90 days/)
    expect(german).toMatch(/90 Tagen/)
    for (const { text } of files) expect(text).not.toMatch(/\{\{/)
  })

  it('gives the text that the page shows when it is read again', () => {
    const files = publishAt('2024-11-15').map(({ file, text }): VersionFile => {
      const name = file.replace('tests/sites/finished/versions/', '')
      return [name, { file, text }]
    })
    const published: Site = withVersions(site, ...files)
    const [version] = publishedVersions(published)['privacy-policy']
    if (!version) throw new Error('nothing was published')
    const frozen = publishedDocument(published, version, 'de')
    expect(frozen.sections.map(({ id }) => id).slice(0, 3)).toEqual([
      ...['company', 'data-collected', 'legal-basis'],
    ])
    expect(frozen.sections[0]?.html).toContain('<a href="mailto:privacy@example.com">')
    expect(frozen.sections[1]?.html).toContain('<th scope="col">Kategorie</th>')
    expect(frozen.sections[0]?.inShort).toMatch(/^Wir sind das Unternehmen hinter der App/)
  })

  it('names every label that the text still shows, once, with where to supply them', () => {
    const { company } = site.config
    const open = withValues(site, {
      company: {
        ...company,
        legalForm: { placeholder: 'legalForm' },
        postalAddress: { placeholder: 'postalAddress' },
      },
    })
    const texts = siteTexts(open).documents.filter(({ name }) => name === 'privacy-policy')
    const attempt = () =>
      publish({ site: open, document: 'privacy-policy', texts, publishedOn: '2024-11-15' })
    expect(complaint(attempt)).toBe(
      'src/languages/en/texts/privacy-policy.md: still shows [postal address], [legal form]. Supply these in site/site.ts before you publish.',
    )
  })

  it.each([
    ['2024-11-15', [second], 'version 2.0 is already published, in tests/sites/finished/versions/'],
    ['2026-11-21', [], 'version 2.0 takes effect on 2025-01-01, before its publication'],
    [
      '2024-12-01',
      [{ ...first, version: '1.5', effective: '2025-02-01' }],
      'version 2.0 takes effect on 2025-01-01, not after version 1.5 (2025-02-01)',
    ],
  ])('on %s after %o is refused with the line', (day, published, expected) => {
    const message = complaint(() => publishAt(day, published))
    expect(message).toContain(expected)
    expect(message).toMatch(/^src\/languages\/en\/texts\/privacy-policy\.md:[56]: /)
  })
})
