import { chmodSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { message } from '../../sites/message.ts'
import { describeContract } from '../describeContract.ts'
import { rawRequest } from '../rawRequest.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'

let nginx: RunningNginx

beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

describeContract('nginx keeps the contract', () => nginx.port)

it('logs one line of JSON a request, cut, without address and query', async () => {
  const ask = (line: string) =>
    rawRequest(nginx.port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  await ask(`GET /asked"once\\${'a'.repeat(300)}?secret=1`)
  await ask('GET /bytes\xff\xfe?secret=1')
  await ask(`${'A'.repeat(9_000)} /last`)
  // Each of the workers writes its own lines when it has a few.
  const lines = () => Array.from(nginx.log().matchAll(/^\{.*\}$/gm), ([line]) => JSON.parse(line))
  const asked = [
    { method: 'GET', path: `/asked"once\\${'a'.repeat(300)}`.slice(0, 200), status: 404 },
    { method: 'GET', path: '/bytes', status: 404 },
    { method: 'A'.repeat(20), path: '/last', status: 405 },
  ]
  const added = { time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), bytes: expect.any(Number) }
  const wanted = asked.map(line => ({ ...added, ...line, seconds: expect.any(Number) }))
  await expect.poll(lines, { timeout: 5_000 }).toEqual(expect.arrayContaining(wanted))
  expect(nginx.log()).not.toMatch(/secret|127\.0\.0\.1|::1|\ufffd/)
})

it('starts without a warning', () => {
  expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/)
})

it('shows its 404 page for a file that it may not read, with every header', async () => {
  const locked = await startNginx(undefined, dist => {
    for (const suffix of ['', '.br', '.gz']) chmodSync(`${dist}/site/llms.txt${suffix}`, 0)
  })
  const response = await fetch(`http://localhost:${locked.port}/llms.txt`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain(message('meta.notFound.description'))
  await locked.stop()
})
