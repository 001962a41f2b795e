import { createRequire } from 'node:module'
import { join } from 'node:path'
import { modules } from './modules.mjs'
import { toolFolder } from './tool.mjs'

const { MUTATED_MODULE: name, MUTATED_FILES: files } = process.env
const installed = createRequire(join(process.cwd(), toolFolder, 'package.json'))

/** What StrykerJS does with one module; each has its own results of earlier runs. */
export default {
  mutate: files ? files.split(',') : modules[name],
  testRunner: 'vitest',
  plugins: [installed.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // On a busy machine, the first run of all tests takes longer than the default of five minutes.
  dryRunTimeoutMinutes: 20,
  // A mutant of what runs once, on import, would need every test run again.
  ignoreStatic: true,
  incremental: !files,
  incrementalFile: `${toolFolder}/${name}.json`,
  tempDirName: `${toolFolder}/copies`,
  // It would move every line of the copy down by one, and tests know the lines of their fixtures.
  disableTypeChecks: false,
  // StrykerJS reads tsconfig.json with an API that TypeScript 7 no longer has.
  ignorePatterns: ['tsconfig.json', '.cache', 'dist', 'test-results', 'docs/images'],
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${toolFolder}/reports/${name}.json` },
  htmlReporter: { fileName: `${toolFolder}/reports/${name}.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  // Its survivors have another chance in survivors.ts, which judges.
  thresholds: { high: 95, low: 90, break: null },
}
