import { afterAll, beforeAll } from 'vitest'
import { describeHostile } from '../describeHostile.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'

let nginx: RunningNginx

beforeAll(async () => {
  // A copy whose limits are shorter, so that the tests need not wait for the real ones.
  nginx = await startNginx(file =>
    file.replaceAll(/(?<!shutdown)_timeout \d+s;$/gm, '_timeout 1s;'),
  )
})
afterAll(() => nginx.stop())

describeHostile('nginx withstands', () => nginx.port)
