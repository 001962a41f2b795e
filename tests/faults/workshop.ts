import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { finishedSite, unsuppliedSite } from '../sites/environment.mjs'
import type { Fault } from './table.ts'

/** A copy of the project in which faults can be planted, with a port for its browser tests. */
export interface Workshop {
  readonly folder: string
  readonly port: number
}

const root = join(import.meta.dirname, '../..')

/** What a copy needs besides the files of the project: builds, the sites they are made of, programs. */
const fromCache = ['finished', 'unsupplied', 'sites', 'distribution', 'output']

const firstPort = 4700

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' })

/** Copies the project as it is in the working tree; its packages are shared. */
export function openWorkshop(index: number): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-faults-'))
  // Some tests ask which files belong to the project.
  git('clone', '--quiet', '--shared', root, folder)
  const files = git('ls-files', '--modified', '--others', '--exclude-standard')
    .split('\n')
    .filter(Boolean)
  for (const path of [...files, ...fromCache.map(name => join('.cache', name))]) {
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, port: firstPort + index * 10 }
}

export function closeWorkshop({ folder }: Workshop): void {
  rmSync(folder, { recursive: true, force: true })
}

/** How a program ended, and what it printed. */
interface Ended {
  readonly code: number
  readonly output: string
}

function start(
  { folder, port }: Workshop,
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise(resolve => {
    const options = {
      cwd: folder,
      env: { ...process.env, TEST_PORT: String(port), ...environment },
      maxBuffer: 2 ** 26,
    }
    execFile(command, parameters, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) || 1 : 0, output: stdout + stderr })
    })
  })
}

/** Builds both sites of the tests; a build that a fault stops leaves the one before. */
export async function rebuild(workshop: Workshop): Promise<void> {
  for (const site of [unsuppliedSite, finishedSite]) {
    await start(workshop, process.execPath, ['--import', 'tsx', 'scripts/build.ts'], site)
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
  return start(workshop, 'npx', ['--no-install', ...tool, ...files], chromium)
}
