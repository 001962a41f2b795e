import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrozenText } from '../../src/legal/versions/frozenText.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-versions-'))
  vi.resetModules()
  vi.stubEnv('SITE_VERSIONS', folder)
})

afterEach(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.resetModules()
})

interface WrittenVersion {
  readonly version: string
  readonly publishedOn: string
  readonly effective: string
  /** In another folder than its own. */
  readonly inFolder?: string
}

const fileOf = (version: string, language = 'en') =>
  join(folder, 'privacy-policy', version, `${language}.md`)

/** Puts a version in English and German into the folder. */
async function write({ version, publishedOn, effective, inFolder = version }: WrittenVersion) {
  const { writeFrozenText } = await import('../../src/legal/versions/frozenText.ts')
  const frontMatter: FrozenText['frontMatter'] = {
    ...{ title: 'Privacy Policy', description: 'What is processed.', version },
    ...{ publishedOn, effective, languages: ['en', 'de'] },
  }
  for (const language of ['en', 'de']) {
    mkdirSync(dirname(fileOf(inFolder)), { recursive: true })
    const body = '## Who we are {#company}\n\n> We are we.\n\nA company.'
    writeFileSync(fileOf(inFolder, language), writeFrozenText({ frontMatter, body }))
  }
}

/** What reading the versions says. */
async function complaint(): Promise<string> {
  const { readVersions } = await import('../../src/legal/versions/readVersions.ts')
  try {
    readVersions()
    return ''
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '')
  }
}

const first: WrittenVersion = {
  ...{ version: '1.0', publishedOn: '2024-01-15', effective: '2024-03-01' },
}
const second: WrittenVersion = {
  ...{ version: '2.0', publishedOn: '2024-11-15', effective: '2025-01-01' },
}

describe('published versions', () => {
  it('are read in the order they take effect, whatever they are called', async () => {
    await write({ ...second, version: '1.10' })
    await write({ ...first, version: '1.9' })
    const { readVersions } = await import('../../src/legal/versions/readVersions.ts')
    const versions = readVersions()
    expect(versions['privacy-policy'].map(({ version }) => version)).toEqual(['1.9', '1.10'])
    expect(versions['terms-of-service']).toEqual([])
  })

  it('cannot be edited', async () => {
    await write(first)
    const file = fileOf('1.0', 'de')
    writeFileSync(file, readFileSync(file, 'utf8').replace('A company.', 'Another company.'))
    expect(await complaint()).toBe(
      'privacy-policy/1.0/de.md: was changed after it was published. Restore the file as it was published; changes are published as a new version.',
    )
  })

  it('cannot lose a language they were published in', async () => {
    await write(first)
    rmSync(fileOf('1.0', 'de'))
    expect(await complaint()).toBe(
      'privacy-policy/1.0/de.md: is missing: 1.0 was published in this language. Restore it.',
    )
    rmSync(fileOf('1.0'))
    expect(await complaint()).toContain('privacy-policy/1.0/en.md: is missing: every version has')
  })

  it('cannot be moved to the folder of another version', async () => {
    await write({ ...first, inFolder: '1.1' })
    expect(await complaint()).toContain(
      'privacy-policy/1.1/en.md: is of version 1.0. Move it to that folder.',
    )
  })

  it.each([
    [
      { ...second, publishedOn: '2024-02-01', effective: '2024-03-01' },
      'takes effect on 2024-03-01, not after version 1.0, which does on 2024-03-01',
    ],
    [
      { ...second, publishedOn: '2024-01-14' },
      'is published on 2024-01-14, before version 1.0, which was on 2024-01-15',
    ],
    [
      { ...second, publishedOn: '2025-01-02' },
      'takes effect on 2025-01-01, before its publication on 2025-01-02',
    ],
  ])('have dates in their order: %o', async (wrong, message) => {
    await write(first)
    await write(wrong)
    expect(await complaint()).toBe(
      `privacy-policy/2.0: ${message}. Restore the versions as they were published.`,
    )
  })

  it('that cannot be read stop with the file and the reason', async () => {
    await write(first)
    rmSync(fileOf('1.0', 'de'))
    mkdirSync(fileOf('1.0', 'de'))
    expect(await complaint()).toBe(
      'privacy-policy/1.0/de.md: cannot be read (EISDIR). Restore it, or give this user the right to read it.',
    )
  })

  it('that are no texts stop with the file and what is missing', async () => {
    await write(first)
    writeFileSync(fileOf('1.0'), 'Nothing to see.')
    expect(await complaint()).toContain('privacy-policy/1.0/en.md: has no front matter.')
    writeFileSync(fileOf('1.0'), '---\ntitle: "Privacy Policy"\n---\n')
    expect(await complaint()).toContain('its front matter is not complete: description')
  })
})

describe('publishing', () => {
  async function publishAt(day: string, published: readonly WrittenVersion[]) {
    for (const version of published) await write(version)
    const { publish } = await import('../../src/legal/versions/publish.ts')
    const { readVersions } = await import('../../src/legal/versions/readVersions.ts')
    const { parseDocuments } = await import('../../src/legal/parseDocuments.ts')
    const { readText } = await import('../../src/content/textFiles.ts')
    return publish({
      document: 'privacy-policy',
      texts: parseDocuments(readText).filter(({ name }) => name === 'privacy-policy'),
      publishedOn: day,
      published: readVersions()['privacy-policy'],
    })
  }

  it('freezes every language with its figures and names, and nothing is left to fill', async () => {
    const files = await publishAt('2024-11-15', [])
    expect(files.map(({ file }) => file.slice(folder.length))).toEqual([
      '/privacy-policy/2.0/en.md',
      '/privacy-policy/2.0/de.md',
      '/privacy-policy/2.0/fr.md',
      '/privacy-policy/2.0/es.md',
    ])
    const [english = '', german = ''] = files.map(({ text }) => text)
    expect(english).toContain('version: "2.0"\neffective: "2025-01-01"')
    expect(english).toContain('publishedOn: "2024-11-15"')
    expect(english).toContain('Longhand Studio Example, Inc.')
    expect(english).toMatch(/backups? .*90 days/)
    expect(german).toMatch(/90 Tagen/)
    for (const { text } of files) expect(text).not.toMatch(/\{\{/)
  })

  it('gives the text that the page shows, when it is read again', async () => {
    for (const { file, text } of await publishAt('2024-11-15', [])) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const { readVersions } = await import('../../src/legal/versions/readVersions.ts')
    const { frozenDocument } = await import('../../src/legal/versions/frozenDocument.ts')
    const [version] = readVersions()['privacy-policy']
    if (!version) throw new Error('nothing was published')
    const frozen = frozenDocument(version, 'de')
    expect(frozen.sections.map(({ id }) => id).slice(0, 3)).toEqual([
      ...['company', 'data-collected', 'legal-basis'],
    ])
    expect(frozen.sections[0]?.html).toContain('<a href="mailto:privacy@example.com">')
    expect(frozen.sections[1]?.html).toContain('<th scope="col">Kategorie</th>')
    expect(frozen.sections[0]?.inShort).toMatch(/^Wir sind das US-Unternehmen/)
  })

  it.each([
    ['2024-11-15', [second], 'version 2.0 is published, in'],
    ['2026-11-21', [], 'version 2.0 takes effect on 2025-01-01, before its publication'],
    [
      '2024-12-01',
      [{ ...first, version: '1.5', effective: '2025-02-01' }],
      'version 2.0 takes effect on 2025-01-01, not after version 1.5, which does on 2025-02-01',
    ],
  ])('on %s after %o is refused with the line', async (day, published, message) => {
    await expect(publishAt(day, published)).rejects.toThrow(message)
    await expect(publishAt(day, [])).rejects.toThrow(
      /^src\/content\/legal\/privacy-policy\.en\.md:[56]: /,
    )
  })
})
