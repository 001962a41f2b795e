import { join } from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { resultsFolder } from './runner.mjs'

export const types = {
  ...{ title: 'Types', name: 'types', command: 'tsc' },
  // Several threads check what they share several times, and take processors from the other parts.
  parameters: ['--singleThreaded'],
  // Nor does a compiler that lives for three seconds have to collect its garbage (it is written in Go).
  environment: { GOGC: 'off' },
}

export const lint = {
  title: 'Lint and format',
  name: 'lint',
  command: 'biome',
  parameters: ['check', '.'],
}

export const spelling = {
  title: 'Spelling in four languages',
  name: 'spelling',
  command: 'cspell',
  parameters: [
    'lint',
    '--config=tests/spelling/cspell.json',
    ...['--no-progress', '--show-suggestions', '--cache', '--cache-location=.cache/spelling'],
  ],
}

/**
 * A run of Vitest on some of its projects: of all their tests, or of those in some folders.
 * @param task `related` for the tests of the given files instead
 */
export function vitest(title, name, projects, filters = [], task = 'run') {
  return {
    ...{ title, name, command: 'vitest' },
    parameters: [
      ...[
        task,
        '--run',
        '--config=tests/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
      ],
      `--outputFile.json=${join(resultsFolder, `${name}.json`)}`,
      ...projects.map(project => `--project=${project}`),
      ...filters,
    ],
    count: ({ numPassedTests, numFailedTests, numPendingTests }) => ({
      passed: numPassedTests,
      // Nothing is skipped in silence.
      failed: numFailedTests + numPendingTests,
    }),
  }
}

const bothSites = ['unsupplied', 'finished']

export const unit = vitest('Unit', 'unit', ['unit'])
export const built = vitest('Built HTML of both sites', 'built', bothSites, [
  ...['tests/built/', 'tests/finished/'],
])
export const servers = vitest('Servers of both sites', 'servers', bothSites, ['tests/servers/'])
export const reproducible = vitest('Reproducible build', 'reproducible', ['reproducible'])
// In one run, what waits for servers leaves the processors to what reads pages.
export const builtAndServers = vitest('Built HTML and servers of both sites', 'sites', bothSites)

/** The run of Playwright, in a Chromium that is installed first where there is none. */
export async function browser() {
  const chromium = await ensureBrowser()
  return {
    ...{ title: 'Browser', name: 'browser', command: 'playwright' },
    parameters: ['test', '--config=tests/e2e/playwright.config.ts'],
    environment: {
      ...(chromium && { CHROMIUM_PATH: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(resultsFolder, 'browser.json'),
    },
    count: ({ stats }) => ({
      passed: stats.expected,
      flaky: stats.flaky,
      failed: stats.unexpected + stats.skipped,
    }),
  }
}
