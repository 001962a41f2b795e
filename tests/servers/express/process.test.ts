import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { siteFolder } from '../../../contract/target.ts'
import { freePort } from '../nginx/startNginx.ts'
import { main, start } from './startServer.ts'

it.each([
  ['a missing build', { SITE_FOLDER: '/nonexistent' }, /There is no build in .*npm run build/],
  ['an empty port', { PORT: '' }, /PORT="" is not a port/],
])('%s is one clear line and a failure', async (_, environment, expected) => {
  const { output, ended } = start(environment)
  expect(await ended).toBe(1)
  expect(output()).toMatch(expected)
  expect(output().trim().split('\n')).toHaveLength(1)
})

it('a build that is not intact is one clear line and a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'site'))
  symlinkSync(join(outputFolder, 'manifest.json'), join(folder, 'manifest.json'))
  for (const name of readdirSync(siteFolder).filter(one => one !== 'index.html')) {
    symlinkSync(join(siteFolder, name), join(folder, 'site', name))
  }
  const { output, ended } = start({ SITE_FOLDER: folder })
  expect(await ended).toBe(1)
  expect(output().trim()).toMatch(/not intact: site\/index\.html is missing/)
  expect(output().trim().split('\n')).toHaveLength(1)
})

it('keeps serving when its log cannot be written, and reports that once', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), ACCESS_LOG: 'on' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const status = () =>
    fetch(`http://localhost:${port}/`).then(
      response => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 5_000 }).toBe(200)
  await expect.poll(() => said).toContain('The access log cannot be written (ENOSPC)')
  for (let count = 0; count < 3; count += 1) expect(await status()).toBe(200)
  child.kill()
  await new Promise(resolve => child.once('exit', resolve))
  expect(said.trim().split('\n')).toHaveLength(1)
})

it('keeps serving when the folder of its log vanishes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-log-'))
  const port = await freePort()
  const output = openSync(join(folder, 'log'), 'w')
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), ACCESS_LOG: 'on' },
    stdio: ['ignore', output, 'pipe'],
  })
  const status = () =>
    fetch(`http://localhost:${port}/`).then(
      response => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  rmSync(folder, { recursive: true })
  for (let count = 0; count < 3; count += 1) expect(await status()).toBe(200)
  child.kill()
  await new Promise(resolve => child.once('exit', resolve))
})

it('a taken port is one clear line and a failure', async () => {
  const port = await freePort()
  const blocker = createServer()
  await new Promise<void>(resolve => blocker.listen(port, 'localhost', resolve))
  const { output, ended } = start({ PORT: String(port) })
  const code = await ended
  blocker.close()
  expect(code).toBe(1)
  expect(output().trim()).toMatch(/^Port \d+ is taken\. [^\n]+$/)
})
