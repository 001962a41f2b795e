import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs npm start on a site. */
async function start(site: string, output: string) {
  // Vike renders nothing where it sees that it is tested.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/start/start.mjs'], {
    env: {
      ...inherited,
      SITE: site,
      SITE_DATE: '2027-02-01',
      SITE_OUT: output,
      HOST: '::',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const code = await new Promise(done => child.once('close', done))
  return { code, stdout, stderr }
}

it('npm start ends as a build with a fault did, which leaves no stamp', async () => {
  const site = join(folder, 'site')
  cpSync('tests/sites/one-language', site, { recursive: true })
  writeFileSync(join(site, 'site.yaml'), 'origin: nowhere\n')
  const output = join(folder, 'unbuilt')
  const { code, stdout, stderr } = await start(site, output)
  expect(stdout, 'where the site would be').toMatch(/^http:\/\/localhost:0\/ will show the site/)
  expect(stderr, 'what the build said').toMatch(
    /^The build stopped\. Correct this and try again:\n(?:.*\n)*.*site\.yaml:1: origin: /,
  )
  expect(stderr, 'no stack').not.toMatch(/^\s+at /m)
  expect(existsSync(join(output, 'build-stamp.json')), 'a stamp').toBe(false)
  expect(code, 'what whatever called it learns').toBe(1)
})
