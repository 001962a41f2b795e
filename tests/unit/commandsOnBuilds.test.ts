import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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

it('launch-check reads what was built, and writes the calendar beside its report', async () => {
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
  const calendar = join(folder, 'legal.ics')
  const { code, stdout, stderr } = await run(
    ['scripts/launchCheck.ts', '--json', '--calendar', calendar],
    '.',
    'tests/sites/finished',
    output,
  )
  const open: { id: string; severity: string; message: string }[] = JSON.parse(stdout).open
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
  expect(stderr).toContain(`Wrote ${calendar}`)
  expect(readFileSync(calendar, 'utf8')).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20270211/,
  )
  expect(code).toBe(0)
}, 60_000)

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
