import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that take so long that nobody would wait for them thousands of times. */
const slow = ['operatorActs']

/** Tests that compile, ask git or start processes: they see the copy's files, not an active mutant. */
const ofFiles = ['imports', 'processes', 'buildStamp', 'checkNode', 'machine']

// As tests/vitest.config.ts does.
process.env.NODE_ENV = 'production'

/** The tests that can notice a mutant. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/server/{,express/}*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...[...slow, ...ofFiles].map(name => `tests/unit/**/${name}.test.ts`),
    ],
    // Modules are loaded once a run: twice as fast as once a file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
