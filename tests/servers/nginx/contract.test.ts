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
  await fetch(`http://localhost:${nginx.port}/?secret=1`)
  await expect.poll(() => nginx.log()).toContain('"path":"/","status":200')
  expect(nginx.log()).not.toMatch(/secret|127\.0\.0\.1|::1/)
})

it('starts without a warning', () => {
  expect(nginx.log()).not.toMatch(/\[(?:warn|error|emerg|alert|crit)\]/)
})
