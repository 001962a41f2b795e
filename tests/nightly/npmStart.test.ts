import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs npm start in a copy of the project, on a site of the tests. */
async function start(project: string, site: string, output: string) {
  // Vike renders nothing where it sees that it is tested.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['scripts/start/start.mjs'], {
    cwd: project,
    env: {
      ...inherited,
      ...{ SITE: resolve(site), SITE_DATE: '2027-02-01', SITE_OUT: output, HOST: '::', PORT: '0' },
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

it('npm start ends as a build with an error of types did, which leaves no stamp', async () => {
  const project = join(folder, 'project')
  for (const part of ['src', 'server', 'scripts', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(part, join(project, part), { recursive: true })
  }
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(project, file))
  // tests/sites/environment.mjs names the fixtures; the project's own scripts read it.
  cpSync('tests/sites/environment.mjs', join(project, 'tests/sites/environment.mjs'))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'src/wrong.ts'), "export const days: number = 'thirty'\n")
  // Nothing else is checked here, so that the fault is found at once.
  const checked = { extends: '../tsconfig.json', include: ['../src/wrong.ts'] }
  writeFileSync(join(project, 'scripts/tsconfig.json'), JSON.stringify(checked))
  const output = join(folder, 'unbuilt')
  const { code, stdout, stderr } = await start(project, 'tests/sites/one-language', output)
  expect(stdout, 'where the site would be').toMatch(/^http:\/\/localhost:0\/ will show the site/)
  expect(stderr, 'what the build said').toMatch(
    /^The build stopped\. Correct this and try again:\nsrc\/wrong\.ts:1:14: TS2322: Type 'string' is not assignable to type/,
  )
  expect(stderr, 'no stack').not.toMatch(/^\s+at /m)
  expect(existsSync(join(output, 'build-stamp.json')), 'a stamp').toBe(false)
  expect(code, 'what whatever called it learns').toBe(1)
}, 120_000)
