import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import build from '../../../scripts/build/build.ts'
import { readLastBuild } from '../../../scripts/build/lastBuild.ts'
import { callOn } from '../../sites/callCommand.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-build-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifest =
  '{"files":{"/legal.json":{"variants":{"identity":{"file":"legal.json","etag":""}}}},"redirects":{},"notFound":{}}'

/** Writes a last build of two files. */
function writeLast(name: string, { manifest: list = manifest, legal = '{"documents":{}}' } = {}) {
  mkdirSync(join(folder, name, 'site'), { recursive: true })
  writeFileSync(join(folder, name, 'manifest.json'), list)
  writeFileSync(join(folder, name, 'site/legal.json'), legal)
}

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
    { legal: '{"documents":{"privacy-policy":{"earlier":[null]}}}' },
    'site/legal.json',
  ],
  [
    'a version that would write to the terminal',
    { legal: '{"documents":{"privacy-policy":{"inForce":{"version":"\\u001b[2J"}}}}' },
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
