import { spawn, spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import build from '../../../scripts/build/build.ts'
import { faultText } from '../../../scripts/command.ts'
import launchCheck from '../../../scripts/launch-check/launch-check.ts'
import legal from '../../../scripts/legal/legal.ts'
import setup from '../../../scripts/setup/setup.ts'
import verify from '../../../scripts/verify/verify.ts'
import { callOn } from '../../sites/callCommand.ts'
import { draftFolder } from '../../sites/drafts.ts'

const { draft } = draftFolder()

it('a build stops on a fault of the company’s file, with its place and without a stack', async () => {
  const broken = draft('broken', { 'site.yaml': 'brand: "Longhand\n' })
  const { code, output } = await callOn(build)(broken)
  expect(output).toMatch(
    /^The build stopped\. Correct this and try again:\n.*broken\/site\.yaml:\d+:\d+: begins a text in quotes/,
  )
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
})

it('what the system refuses is no bug of the program', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), {
    code: 'EACCES',
    path: 'dist/site',
  })
  expect(faultText('The build stopped.', denied)).toBe(
    'The build stopped. Correct this and try again:\ndist/site: is not for this user to read or write. Give it to this user, or name another place.',
  )
  expect(faultText('The build stopped.', new Error('a'))).toContain('This is a bug in the program')
})

it.each([
  ['build', build],
  ['launch-check', launchCheck],
  ['setup', setup],
  ['legal', legal],
  ['verify', verify],
])('npm run %s -- --help says how it is called', async (name, command) => {
  const { code, output } = await callOn(command)('tests/sites/nowhere', '--help')
  expect([code, output.slice(0, 15 + name.length)]).toEqual([0, `Usage: npm run ${name}`])
})

it('an option that a command does not know is answered with its usage', () => {
  const parameters = ['scripts/run.mjs', 'launch-check', '--loud']
  const { status, stderr, stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' })
  expect(stderr).toMatch(
    /^Unknown option '--loud'.*\nUsage: npm run launch-check -- \[--page\].*\n$/,
  )
  expect([status, stdout]).toEqual([2, ''])
})

it('a command whose reader has closed the pipe ends quietly', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'launch-check', '--help'])
  child.stdout.destroy()
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  const code = await new Promise(done => child.once('close', done))
  expect([code, stderr]).toEqual([0, ''])
})
