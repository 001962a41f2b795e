import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outputFolder } from '../../../contract/outputFolder.mjs'
import { siteFolder } from '../../../contract/target.ts'
import { freePort } from '../nginx/startNginx.ts'
import { rawRequest } from '../rawRequest.ts'

interface Outcome {
  readonly output: string
  readonly code: number | null
}

const main = join(outputFolder, 'server/main.mjs')

function start(
  environment: Record<string, string>,
  program = main,
): {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<Outcome>
} {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<Outcome>(resolve => {
    child.once('exit', code => resolve({ output, code }))
  })
  return { child, output: () => output, ended }
}

it.each([
  ['a missing build', { SITE_FOLDER: '/nonexistent' }, /There is no build in .*npm run build/],
  ['an empty port', { PORT: '' }, /PORT="" is not a port/],
])('%s is one clear line and a failure', async (_, environment, expected) => {
  const { output, code } = await start(environment).ended
  expect(code).toBe(1)
  expect(output).toMatch(expected)
  expect(output.trim().split('\n')).toHaveLength(1)
})

it('a build that is not intact is one clear line and a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'))
  mkdirSync(join(folder, 'site'))
  symlinkSync(join(outputFolder, 'manifest.json'), join(folder, 'manifest.json'))
  for (const name of readdirSync(siteFolder).filter(one => one !== 'index.html')) {
    symlinkSync(join(siteFolder, name), join(folder, 'site', name))
  }
  const { output, code } = await start({ SITE_FOLDER: folder }).ended
  rmSync(folder, { recursive: true })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/not intact: site\/index\.html is missing/)
  expect(output.trim().split('\n')).toHaveLength(1)
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
  const { output, code } = await start({ PORT: String(port) }).ended
  blocker.close()
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Port \d+ is taken\. [^\n]+$/)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops it at once, idle connections or not',
  async signal => {
    const port = await freePort()
    const { child, output, ended } = start({ PORT: String(port), ACCESS_LOG: 'on' })
    await expect.poll(output, { timeout: 5_000 }).toContain('Serving')
    void rawRequest(port, 'GET /?secret=1 HTTP/1.1\r\nHost: localhost\r\n\r\n', 6_000)
    await expect.poll(output).toContain('"path":"/"')
    const asked = performance.now()
    child.kill(signal)
    expect((await ended).code).toBe(0)
    expect(performance.now() - asked).toBeLessThan(5_000)
    expect(output()).not.toMatch(/secret|127\.0\.0\.1|::1/)
  },
)

it('npm start passes SIGTERM on and leaves no server behind', async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port) }, 'scripts/start.mjs')
  await expect.poll(output, { timeout: 15_000 }).toContain('Serving')
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
})

it('a client that holds a CONNECT open, or a second signal, does not keep it from stopping', async () => {
  const port = await freePort()
  const { child, output, ended } = start({ PORT: String(port) })
  await expect.poll(output, { timeout: 5_000 }).toContain('Serving')
  const socket = connect({ port, host: 'localhost', allowHalfOpen: true }, () =>
    socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )
  socket.on('error', () => undefined)
  await new Promise(resolve => socket.once('data', resolve))
  const asked = performance.now()
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect((await ended).code).toBe(0)
  expect(performance.now() - asked).toBeLessThan(5_000)
  socket.destroy()
})
