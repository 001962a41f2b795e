import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBuild, UnusableBuild } from '../../server/readBuild.ts'

const response = { status: 400, headers: [], body: '' }
const manifest = {
  headers: [],
  assetHeaders: [],
  files: {},
  redirects: {},
  notFound: {
    '': {
      ...{ policy: 'document', type: 'text/html', headers: [] },
      // The first 22 characters of the SHA-256 of "nothing here", in base64url.
      variants: { identity: { file: '404.html', etag: '"dsR1A5gWrspHbS_IvxxFCm"' } },
    },
  },
  healthPath: '/healthz',
  responses: Object.fromEntries(
    [
      ...['health', 'redirect', 'badRequest', 'methodNotAllowed'],
      ...['targetTooLong', 'headersTooLarge', 'serverError', 'notImplemented'],
      ...['preconditionFailed', 'rangeNotSatisfiable', 'versionNotSupported'],
    ].map(name => [name, response]),
  ),
}

let folder = ''
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'site'))
  write('manifest.json', JSON.stringify(manifest))
  write('site/404.html', 'nothing here')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Why the build cannot be served, with the folder left out; '' where it can. */
function reason(): string {
  try {
    readBuild(folder)
  } catch (error) {
    if (error instanceof UnusableBuild) return error.message.replaceAll(folder, 'dist')
    throw error
  }
  return ''
}

const again = 'Run "npm run build" again, or copy the whole build.'

it('an intact build is read into memory', () => {
  const { body } = readBuild(folder).notFound('/').choose(undefined).full
  expect(String(body)).toBe('nothing here')
})

it('a build that was never made is asked for', () => {
  rmSync(join(folder, 'manifest.json'))
  expect(reason()).toBe('There is no build in dist. Run "npm run build" first.')
})

it('a manifest that cannot be read is another matter', () => {
  rmSync(join(folder, 'manifest.json'))
  mkdirSync(join(folder, 'manifest.json'))
  expect(reason()).toBe(
    `The build in dist is not intact: manifest.json cannot be read (EISDIR). ${again}`,
  )
})

it.each([
  ['missing', () => rmSync(join(folder, 'site/404.html')), 'site/404.html is missing'],
  [
    'edited',
    () => write('site/404.html', 'something here'),
    'site/404.html is not the file that was built',
  ],
  [
    'a folder',
    () => {
      rmSync(join(folder, 'site/404.html'))
      mkdirSync(join(folder, 'site/404.html'))
    },
    'site/404.html cannot be read (EISDIR)',
  ],
])('a file that is %s is named, with what to do', (_, damage, fault) => {
  damage()
  expect(reason()).toBe(`The build in dist is not intact: ${fault}. ${again}`)
})

it.each(['', 'null', '"headers"', '{}', JSON.stringify({ ...manifest, responses: undefined })])(
  'what is no manifest is refused: %s',
  text => {
    write('manifest.json', text)
    expect(reason()).toBe(`dist/manifest.json is not a build manifest. ${again}`)
  },
)

it('a file that may not be read is named; root may read everything', () => {
  chmodSync(join(folder, 'site/404.html'), 0o000)
  const isRoot = process.getuid?.() === 0
  expect(reason()).toBe(isRoot ? '' : 'dist/site/404.html cannot be read. Check its permissions.')
})
