// Writes the golden texts anew: npm run golden. Vitest runs it, because pages import style sheets as Vite does.
import '../../../scripts/checkNode.mjs'
import { ensurePackages } from '../../../scripts/processes.mjs'

await ensurePackages()
const { startVitest } = await import('vitest/node')
process.env.GOLDEN_TEXTS = 'write'
await startVitest('test', ['tests/unit/golden.test.ts'], {
  config: 'tests/vitest.config.ts',
  project: ['unit'],
  watch: false,
})
