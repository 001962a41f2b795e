import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that take so long that nobody would wait for them thousands of times. */
const slow = ['commandsOnBuilds', 'operatorActs'].map(name => `tests/unit/${name}.test.ts`)

/** Tests that compile, ask git or start processes: they see the copy's files, not an active mutant. */
const ofFiles = [
  ...['fixtureLanguage', 'imports', 'processes', 'updates', 'buildStamp'],
  // The copy lacks tsconfig.json.
  'dockerfile',
].map(name => `tests/unit/${name}.test.ts`)

/** Of the tests of servers, those of what is imported. */
const ofServers = [
  ...['accessLog', 'acceptBeforeServing', 'app', 'contract'],
  ...['expectation', 'hostile', 'log', 'verify*'],
].map(name => `tests/servers/express/${name}.test.ts`)

// As tests/vitest.config.ts does.
process.env.NODE_ENV = 'production'

/** The tests that can notice a mutant. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/unit/**/*.test.{ts,tsx}', ...ofServers],
    exclude: [...configDefaults.exclude, ...ofFiles, ...slow],
    // Modules are loaded once a run: twice as fast as once a file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
