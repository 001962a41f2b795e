import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startNginx } from './startNginx.ts'

it('stops in time for units and containers, though who is connected never finishes a request', async () => {
  const nginx = await startNginx()
  const socket = connect({ port: nginx.port, host: 'localhost' })
  socket.on('error', () => undefined)
  socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /robots.txt HTTP/1.1\r\n')
  await new Promise(resolve => socket.once('data', resolve))
  nginx.process.kill('SIGQUIT')
  await expect.poll(() => nginx.process.exitCode, { timeout: 6_000 }).toBe(0)
  socket.destroy()
  await nginx.stop()
}, 10_000)

it('is not healthy without the files of the site', async () => {
  const nginx = await startNginx(undefined, dist => {
    rmSync(`${dist}/site`, { recursive: true })
  })
  const response = await fetch(`http://localhost:${nginx.port}/healthz`)
  expect([response.status, await response.text()]).toEqual([
    503,
    'The server cannot answer this request.\n',
  ])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  await nginx.stop()
})
