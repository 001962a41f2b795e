import { chmodSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeContract } from '../describeContract.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'

let nginx: RunningNginx

beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

describeContract('nginx keeps the contract', () => `http://localhost:${nginx.port}`)

it('logs one line of JSON a request, without address and query', async () => {
  // A path that nothing else asks for: what was asked for before is in the log already.
  await fetch(`http://localhost:${nginx.port}/asked-once?secret=1`)
  await expect
    .poll(() => nginx.log(), { timeout: 5_000 })
    .toMatch(/"path":"\/asked-once.*"status":404/)
  expect(nginx.log()).not.toMatch(/secret|127\.0\.0\.1|::1/)
  const lines = nginx.log().split('\n')
  const request = lines.find(line => line.includes('/asked-once')) ?? ''
  expect(JSON.parse(request)).toEqual({
    ...{ method: 'GET', path: '/asked-once', status: 404 },
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/),
    ...{ bytes: expect.any(Number), seconds: expect.any(Number) },
  })
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
  expect(await response.text()).toContain('There is no page at this address.')
  await locked.stop()
})
