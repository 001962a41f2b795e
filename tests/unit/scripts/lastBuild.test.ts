import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import build from '../../../scripts/build/build.ts'
import { readLastBuild } from '../../../scripts/build/lastBuild.ts'
import { writeBuildStamp } from '../../../scripts/build/outputFolder.mjs'
import { callOn } from '../../sites/callCommand.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifest =
  '{"files":{"/legal.json":{"variants":{"identity":{"file":"legal.json","etag":""}}}},"redirects":{},"notFound":{}}'

/** Writes a last build of two files. */
function writeLast(
  name: string,
  { manifest: list = manifest, legal = '{"built":"2026-01-01","documents":{}}' } = {},
) {
  mkdirSync(join(folder, name, 'site'), { recursive: true })
  writeFileSync(join(folder, name, 'manifest.json'), list)
  writeFileSync(join(folder, name, 'site/legal.json'), legal)
}

const hash = 'a'.repeat(64)

/** The index of a build that shows one version of the policy. */
const showing = (version: string) =>
  JSON.stringify({
    built: '2026-01-01',
    documents: {
      'privacy-policy': {
        earlier: [],
        next: null,
        inForce: { version, publishedOn: '2026-01-01', language: 'en', sha256: hash },
      },
    },
  })

/** Builds with this last build, and gives what is said without the path of the test. */
async function refusal(SITE_LAST_BUILD?: string): Promise<string> {
  const call = callOn(build, { SITE_OUT: join(folder, 'dist'), SITE_LAST_BUILD })
  const { code, output } = await call('tests/sites/one-language')
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'dist.unfinished'))).toBe(false)
  return output.replaceAll(`${folder}/`, '')
}

it('a last build that is named and is none is refused by its name', async () => {
  expect(await refusal(join(folder, 'nowhere'))).toBe(
    'The build stopped. Correct this and try again:\nSITE_LAST_BUILD: nowhere does not exist. Name the folder of the build that is online, or unset it.',
  )
  writeFileSync(join(folder, 'file'), '')
  expect(await refusal(join(folder, 'file'))).toContain('SITE_LAST_BUILD: file is a file. Name')
  mkdirSync(join(folder, 'pictures'))
  writeFileSync(join(folder, 'pictures/dune.jpg'), '')
  expect(await refusal(join(folder, 'pictures'))).toContain(
    'SITE_LAST_BUILD: pictures holds no build: it has no manifest.json. Name the folder',
  )
})

it.each([
  ['a manifest that is broken off', { manifest: '{"files":{' }, 'manifest.json'],
  ['a manifest of another program', { manifest: '{"name":"App"}' }, 'manifest.json'],
  ['a file that is missing in it', { manifest: '{"files":{"/":null}}' }, 'manifest.json'],
  ['an index that is broken off', { legal: '{"docu' }, 'site/legal.json'],
  ['an index without documents', { legal: '{}' }, 'site/legal.json'],
  ['an index that is none', { legal: 'null' }, 'site/legal.json'],
  [
    'an index whose versions are none',
    { legal: '{"built":"2026-01-01","documents":{"privacy-policy":{"earlier":[null]}}}' },
    'site/legal.json',
  ],
  [
    'a version that would write to the terminal',
    { legal: showing('\u001b[2J') },
    'site/legal.json',
  ],
])('%s is named, with the way to build without it', async (_, files, name) => {
  writeLast('last', files)
  const expected = `last/${name}: is damaged, or not written by a build. Restore it, or build without the last one: SITE_LAST_BUILD= npm run build.`
  expect(await refusal(join(folder, 'last'))).toContain(expected)
  // The last build is in the output folder where none is named.
  writeLast('dist', files)
  writeFileSync(join(folder, 'dist/build-stamp.json'), '{}')
  expect(await refusal()).toContain(expected.replace('last/', 'dist/'))
})

it('the addresses of a last build are those of its files, but none of a preview', () => {
  writeLast('dist')
  const addresses = () => readLastBuild({}, join(folder, 'dist'))?.addresses
  expect(addresses()).toEqual(['/legal.json'])
  writeLast('dist', { manifest: manifest.replace('{', '{"showsDrafts":true,') })
  expect(addresses()).toEqual([])
})

it('what earlier builds showed as published is read with what the last one shows', () => {
  writeLast('dist', { legal: showing('2.0') })
  mkdirSync(join(folder, 'dist/site/de'))
  writeFileSync(join(folder, 'dist/site/de/legal.json'), showing('2.0').replace('"en"', '"de"'))
  writeBuildStamp(join(folder, 'dist'), { published: { 'privacy-policy/1.0': { en: hash } } })
  expect(readLastBuild({}, join(folder, 'dist'))?.published).toEqual({
    'privacy-policy/1.0': { en: hash },
    'privacy-policy/2.0': { en: hash, de: hash },
  })
})

it('a stamp that somebody else has written names nothing as published, and no days', () => {
  writeLast('dist', { legal: showing('2.0') })
  const stamp = { published: { '\u001b[2J/1.0': {} }, warnsUntil: { promise: '\u001b[2J' } }
  writeFileSync(join(folder, 'dist/build-stamp.json'), JSON.stringify(stamp))
  const last = readLastBuild({}, join(folder, 'dist'))
  expect(Object.keys(last?.published ?? {})).toEqual(['privacy-policy/2.0'])
  expect(last?.review.warnsUntil).toEqual({})
})

it('a build of an earlier release is one that nothing blocked where it lets search engines in', () => {
  writeLast('dist')
  const read = () => readLastBuild({}, join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/site/robots.txt'), 'User-agent: *\nDisallow: /\n')
  expect(read()).toMatchObject({ isIndexed: false, review: { isReady: false } })
  writeFileSync(join(folder, 'dist/site/robots.txt'), 'User-agent: *\nAllow: /\n')
  expect(read()).toMatchObject({ isIndexed: true, review: { isReady: true } })
  // Forced despite blockers: this release notes it.
  writeBuildStamp(join(folder, 'dist'), { isReady: false })
  expect(read()).toMatchObject({ isIndexed: true, review: { isReady: false } })
})

it('an empty folder stands for a first build, as does one that is not there where none is named', () => {
  mkdirSync(join(folder, 'empty'))
  const read = (SITE_LAST_BUILD?: string) =>
    readLastBuild({ SITE_LAST_BUILD }, join(folder, 'dist'))
  expect(read(join(folder, 'empty'))).toBeUndefined()
  expect(read()).toBeUndefined()
  writeLast('dist')
  expect(read()?.folder).toBe(join(folder, 'dist'))
  expect(read('')).toBeUndefined()
})
