import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftFolder } from '../sites/drafts.ts'

const { draft } = draftFolder()

/** What a command of the project is started with, on a site of the tests. */
const environmentOf = (site: string, output = 'tests/sites/nowhere') => ({
  ...{ SITE: site, SITE_DATE: '2027-02-01', SITE_OUT: output },
})

/** Commands that load much of the project, which this process has loaded. */
describe('within this process', () => {
  const { argv } = process
  afterEach(() => {
    process.argv = argv
    process.exitCode = undefined
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  /** Runs a script of the project; gives what it printed. */
  async function run(
    script: () => Promise<unknown>,
    environment: Readonly<Record<string, string>>,
    ...parameters: string[]
  ) {
    const [node = '', file = ''] = argv
    process.argv = [node, file, ...parameters]
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const lines: unknown[] = []
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(line => lines.push(line))
    }
    await script()
    return lines.join('\n')
  }

  it.each([
    {
      script: () => import('../../scripts/verify.ts'),
      parameters: ['https://localhost:1'],
      ...{ code: 2, message: 'There is no build to compare with' },
    },
    {
      script: () => import('../../scripts/launchCheck.ts'),
      parameters: ['--loud'],
      ...{ code: 2, message: 'Usage: npm run launch-check' },
    },
    {
      script: () => import('../../scripts/legal.ts'),
      parameters: ['edit', 'privacy'],
      ...{ code: 1, message: 'privacy: is not a text of the site' },
    },
  ])('a command ends with $code: $message', async ({ script, parameters, code, message }) => {
    const output = await run(script, environmentOf('tests/sites/finished'), ...parameters)
    expect(output).toContain(message)
    expect(process.exitCode).toBe(code)
  })

  it('a build stops on a fault of the operator’s file, with its place and without a stack', async () => {
    const broken = draft('broken', { 'site.ts': "export default {\n  brand: 'Longhand,\n}\n" })
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    const build = () => import('../../scripts/build.ts').catch(String)
    const output = await run(build, environmentOf(broken, join(broken, 'dist')))
    expect(output).toMatch(
      /^The build stopped\. Correct this and try again:\n.*broken\/site\.ts:2:\d+: is not valid TypeScript/,
    )
    expect(output).not.toMatch(/^\s+at /m)
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })
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
