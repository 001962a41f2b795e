import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import { callOn } from '../../sites/callCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A build whose pages have so many bytes with brotli. */
function builtPages(output: string, pages: Readonly<Record<string, number>>): void {
  for (const [file, bytes] of Object.entries(pages)) {
    const path = join(output, 'site', `${file}.br`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.alloc(bytes))
  }
  const headers = [['Content-Security-Policy', "default-src 'self'"]]
  const files = Object.fromEntries(
    ['index.html', 'terms-of-service.html'].map(file => [
      `/${file}`,
      { type: 'text/html', headers: [], variants: { identity: { file, etag: '"1"' } } },
    ]),
  )
  writeFileSync(join(output, 'manifest.json'), JSON.stringify({ headers, files }))
}

it.each([
  ['was broken off before its end', 'build-stamp.json', '{}'],
  ['has half a stamp', 'build-stamp.json', '{ "sources": "1'],
])('launch-check takes a build that %s for an old one', async (reason, file, text) => {
  const output = join(folder, reason)
  mkdirSync(output)
  writeFileSync(join(output, file), text)
  const call = callOn(launchCheck, { SITE_OUT: output })
  const { code, output: printed } = await call('tests/sites/one-language')
  expect(printed).toContain('The build is older than its sources')
  expect(code).toBe(0)
})

it('launch-check names a manifest that is not whole, and no bug', async () => {
  const output = join(folder, 'copied')
  mkdirSync(output)
  writeFileSync(join(output, 'manifest.json'), '{ "headers": [')
  const call = callOn(launchCheck, { SITE_OUT: output })
  expect(await call('tests/sites/one-language')).toEqual({
    code: 2,
    output: `The launch check stopped. Correct this and try again:\n${output}/manifest.json: is missing or not whole, so there is no build to look at. Run npm run build.`,
  })
})

it('launch-check reads what was built', async () => {
  const output = join(folder, 'built')
  builtPages(output, {
    // The first page is held to the limit of 14,600 without its headers, others with them.
    'index.html': 14_600,
    'terms-of-service.html': 14_600,
    'data-processing-agreement.html': 14_600,
    'de/privacy-policy.html': 20_001,
    'privacy-policy/2.0.html': 30_000,
  })
  mkdirSync(join(output, 'site/.well-known'))
  writeFileSync(
    join(output, 'site/.well-known/security.txt'),
    'Contact: mailto:a@example.com\nExpires: 2027-02-11T00:00:00Z\n',
  )
  const printed: Record<'log' | 'error', string[]> = { log: [], error: [] }
  const code = await launchCheck({
    parameters: ['--json'],
    environment: { SITE: 'tests/sites/finished', SITE_DATE: '2027-02-01', SITE_OUT: output },
    output: { log: line => printed.log.push(line), error: line => printed.error.push(line) },
  })
  const open: { id: string; severity: string; message: string }[] = JSON.parse(
    printed.log.join('\n'),
  ).open
  const found = open
    .filter(({ id }) => /^(?:security-txt|build:|page-size:)/.test(id))
    .map(({ id, severity }) => `${severity} ${id}`)
  expect(found.toSorted()).toEqual([
    'note page-size:terms-of-service',
    'warning build:stale',
    'warning page-size:de/privacy-policy',
    'warning security-txt',
  ])
  expect(open.find(({ id }) => id === 'security-txt')?.message).toBe(
    'security.txt expires in 10 days',
  )
  expect(code).toBe(0)
})
