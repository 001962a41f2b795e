import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of the project in which faults can be planted, with a port for its browser tests. */
export interface Workshop {
  readonly folder: string
  readonly port: number
}

const root = join(import.meta.dirname, '../..')

/** What tests need besides the files of the project: builds, the sites they are made of, programs. */
const fromCache = ['finished', 'unsupplied', 'sites', 'distribution', 'output', 'trees'].map(name =>
  join('.cache', name),
)

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
  for (const path of [...files, ...fromCache].filter(name => existsSync(join(root, name)))) {
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

/** Runs a program in a copy until it ends. */
export function runIn(
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
