// Writes the golden texts anew: npm run golden. Vitest runs it, because pages import style sheets as Vite does.
import { startVitest } from 'vitest/node'

process.env.GOLDEN_TEXTS = 'write'
await startVitest('test', ['tests/rooms/golden.test.ts'], {
  config: 'tests/vitest.config.ts',
  project: ['unit'],
  watch: false,
})
