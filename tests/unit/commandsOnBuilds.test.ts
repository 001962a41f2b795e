import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command of the project in a folder, on a site of the tests. */
async function run(parameters: readonly string[], cwd: string, site: string, output: string) {
  // Vike renders nothing where it sees that it is tested.
  const { VITEST: _, NODE_ENV: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', ...parameters], {
    cwd,
    env: { ...inherited, SITE: resolve(site), SITE_DATE: '2027-02-01', SITE_OUT: output },
  })
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      said[name] += chunk
    })
  }
  const code = await new Promise(done => child.once('close', done))
  return { code, ...said }
}

it('a build stops on an error of types, and leaves no stamp', async () => {
  const project = join(folder, 'project')
  for (const part of ['src', 'server', 'scripts', 'contract', 'vite.config.ts', 'tsconfig.json']) {
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
  const { code, stderr } = await run(
    ['scripts/build.ts'],
    project,
    'tests/sites/one-language',
    output,
  )
  expect(stderr).toMatch(/^The build stopped\. Correct this and try again:$/m)
  expect(stderr).toContain("src/wrong.ts:1:14: TS2322: Type 'string' is not assignable to type")
  expect(existsSync(join(output, 'build-stamp.json'))).toBe(false)
  expect(code).toBe(1)
}, 120_000)
