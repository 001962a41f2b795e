import { ensureBrowser } from '../../scripts/browser.mjs'
import type { Fault } from './table.ts'
import { runIn, type Workshop } from './workshop.ts'

/** Builds both sites of the tests; a build that a fault stops leaves the one before. */
export async function rebuild(workshop: Workshop): Promise<void> {
  for (const name of ['unsupplied', 'finished']) {
    const build = ['--import', 'tsx', 'tests/sites/buildFixtures.ts', name]
    await runIn(workshop, process.execPath, build)
  }
}

const executable = await ensureBrowser()
const chromium = executable ? { CHROMIUM_PATH: executable } : {}

const projects = {
  unit: ['unit'],
  built: ['unsupplied', 'finished'],
  servers: ['unsupplied', 'finished'],
}

/** Runs the tests of some files. */
export function runTests(workshop: Workshop, suite: Fault['suite'], files: readonly string[]) {
  const tool =
    suite === 'e2e'
      ? [
          ...['playwright', 'test', '--config=tests/e2e/playwright.config.ts'],
          ...['--retries=0', '--max-failures=1', '--reporter=line'],
        ]
      : [
          ...['vitest', 'run', '--config=tests/vitest.config.ts', '--bail=1'],
          ...projects[suite].map(project => `--project=${project}`),
        ]
  return runIn(workshop, 'npx', ['--no-install', ...tool, ...files], chromium)
}
