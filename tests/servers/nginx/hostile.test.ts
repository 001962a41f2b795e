import { afterAll, beforeAll } from 'vitest'
import { describeHostile } from '../describeHostile.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'

let nginx: RunningNginx

beforeAll(async () => {
  nginx = await startNginx()
})
afterAll(() => nginx.stop())

describeHostile('nginx withstands', () => nginx.port)
