import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that compile, ask git or start processes: they see the copy's files, not an active mutant. */
const ofProcesses = ['fixtureLanguage', 'imports', 'processes', 'updates', 'buildStamp'].map(
  name => `tests/unit/${name}.test.ts`,
)

/** Of the tests of servers, those of what is imported. */
const ofServers = ['accessLog', 'acceptBeforeServing', 'contract', 'hostile', 'verify*'].map(
  name => `tests/servers/express/${name}.test.ts`,
)

/** The tests that can notice a mutant. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/unit/**/*.test.{ts,tsx}', ...ofServers],
    exclude: [...configDefaults.exclude, ...ofProcesses],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: 'production' },
  },
})
