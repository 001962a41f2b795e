import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Where StrykerJS is installed, and keeps its results. */
export const toolFolder = '.cache/mutation'

/** The modules whose logic is mutated, a run each, and the files of each. */
export const modules = {
  schema: ['src/company/schema/**/*.ts'],
  site: ['src/company/folder/**/*.ts', 'src/company/site/**/*.ts'],
  texts: ['src/company/texts/**/*.ts'],
  versions: ['src/company/versions/**/*.ts'],
  launch: ['src/company/launch/**/*.ts'],
  output: ['src/build/output/**/*.ts'],
  server: ['server/**/*.ts', '!server/main.ts'],
  commands: ['scripts/**/*.ts'],
}

const { MUTATED_MODULE: name, MUTATED_FILES: files } = process.env
const installed = createRequire(join(process.cwd(), toolFolder, 'package.json'))

/** What StrykerJS does with one module; each has its own results of earlier runs. */
export default {
  mutate: files ? files.split(',') : modules[name],
  testRunner: 'vitest',
  // Where nothing is installed yet, this file is only asked for the names above.
  plugins: name ? [installed.resolve('@stryker-mutator/vitest-runner')] : [],
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
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: `${toolFolder}/reports/${name}.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  // The share of mutants that the tests of a module have to notice.
  thresholds: { high: 90, low: 80, break: 70 },
}
