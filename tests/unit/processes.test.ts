import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { draftFolder } from '../sites/drafts.ts'

const { draft } = draftFolder()

/** Starts a command of the project as npm does. */
async function start(script: string, site: string, ...parameters: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}`, ...parameters], {
    env: { ...process.env, SITE: site, SITE_DATE: '2027-02-01', SITE_OUT: 'tests/sites/nowhere' },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise(done => child.once('close', done))
  return { code, output }
}

it('a build stops on a fault of the operator’s file, with its place and without a stack', async () => {
  const broken = draft('broken', { 'site.ts': "export default {\n  brand: 'Longhand,\n}\n" })
  const { code, output } = await start('build.ts', broken)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The build stopped\. Correct this and try again:\n.*broken\/site\.ts:2:\d+: is not valid TypeScript/m,
  )
  expect(output).not.toMatch(/^\s+at /m)
})

it('npm start ends as the build did, so that whatever called it learns of that', () => {
  const broken = draft('unbuilt', { 'site.ts': "export default {\n  brand: 'Longhand,\n}\n" })
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, SITE: broken, SITE_OUT: join(broken, 'dist'), PORT: '0' },
  })
  expect(stderr).toMatch(/^The build stopped\. Correct this and try again:\n.*unbuilt\/site\.ts:2:/)
  expect(status).toBe(1)
})

it.each([
  ['launchCheck.ts', ['--loud'], 2, 'Usage: npm run launch-check'],
  ['legal.ts', ['edit', 'privacy'], 1, 'privacy: is not a text of the site'],
  ['verify.ts', ['https://localhost:1'], 2, 'There is no build to compare with'],
] as const)('%s tells the shell how it ended', async (script, parameters, exit, message) => {
  const { code, output } = await start(script, 'tests/sites/finished', ...parameters)
  expect(output).toContain(message)
  expect(code).toBe(exit)
})

it('npm run traffic reads the standard input', () => {
  const line =
    '{"time":"2026-11-20T10:00:00.123Z","method":"GET","path":"/de","status":200,"bytes":9}'
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/traffic.ts', '-'],
    {
      input: gzipSync(line),
      encoding: 'utf8',
      env: { ...process.env, SITE: 'tests/sites/finished', SITE_DATE: '2027-02-01' },
    },
  )
  expect(stdout).toContain('\n1 request: 1 for pages')
  expect(status).toBe(0)
})

it('a build whose reader has closed the pipe ends, although Vike prints what nobody caught', async () => {
  const prints = `
    process.on('uncaughtException', () => process.exit(9))
    await new Promise(done => process.stdin.once('end', done).resume())
    console.log('nobody reads this')
    console.error('nor this')
  `
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', '--import', './scripts/closedPipe.ts'],
    ...['--input-type=module', '--eval', prints],
  ])
  child.stdout.destroy()
  child.stderr.destroy()
  child.stdin.end()
  const code = await new Promise(done => child.once('exit', done))
  expect(code).toBe(0)
})
