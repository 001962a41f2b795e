import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { ServersFirst } from './serversFirst.ts'
import { finishedSite, launchedSite, unsuppliedSite } from './sites/environment.mjs'

const shared = {
  // Modules are loaded once a worker, which saves a fifth of the time; no test changes them.
  isolate: false,
  // Modules and results pass between threads in an eighth less of the time than between processes.
  pool: 'threads' as const,
  root: fileURLToPath(new URL('..', import.meta.url)),
  // An .only left behind would silently skip the rest.
  allowOnly: false,
  // These end what hangs, and nothing else: on a busy machine, what takes seconds can take minutes.
  testTimeout: 600_000,
  hookTimeout: 600_000,
}

/**
 * Packages as a build loads them: React's version for development takes half as long again, and those
 * that read Markdown a sixth. Vite looks here when it has read this file.
 */
process.env.NODE_ENV = 'production'

/** systemd exists on Linux only. */
const elsewhere = process.platform === 'linux' ? [] : ['tests/server/systemd/**']

const onBuilds = ['tests/built/*.test.ts', 'tests/server/*/*.test.ts']

/**
 * What needs no build, what is proved on builds, of a site of which nothing is supplied, of one on the day
 * it goes live and of a finished one, and what builds again. `npm run test:unit`, `test:built` and `test:servers` choose among them.
 */
export default defineConfig({
  test: {
    // As many as the processors of the smallest machine: each more loads all modules once more.
    maxWorkers: 2,
    sequence: { sequencer: ServersFirst },
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/server/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'unsupplied',
          include: onBuilds,
          exclude: [...configDefaults.exclude, ...elsewhere],
          env: unsuppliedSite,
        },
      },
      {
        test: {
          ...shared,
          name: 'nightly',
          // What builds or compiles a second time, and what takes packages of its own.
          include: ['tests/nightly/*.test.ts'],
          env: unsuppliedSite,
        },
      },
      {
        test: {
          ...shared,
          name: 'launched',
          // What its store link changes beside the drawn pictures; all else is as on the other two sites.
          include: ['tests/built/{landing,structure,redirects}.test.ts'],
          env: launchedSite,
        },
      },
      {
        test: {
          ...shared,
          name: 'finished',
          // What servers do with hostile requests or signals does not depend on the site.
          include: ['tests/built/{,finished/}*.test.ts', 'tests/server/*/contract.test.ts'],
          env: finishedSite,
        },
      },
    ],
  },
})
