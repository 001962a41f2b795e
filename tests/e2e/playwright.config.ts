import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { finishedSite, unsuppliedSite } from '../sites/environment.mjs'

const firstPort = Number(process.env.TEST_PORT ?? 4180)
const executablePath = process.env.CHROMIUM_PATH
const root = join(import.meta.dirname, '../..')

/** The sites the browser visits, each served from its build under the production headers. */
const sites = [
  { name: 'unsupplied', folder: unsuppliedSite.SITE_OUT, port: firstPort },
  { name: 'finished', folder: finishedSite.SITE_OUT, port: firstPort + 1 },
] as const

/** What an operator's facts, works, versions and languages change, besides the built HTML. */
const finishedOnly = [
  ...['barLines', 'connectionAllowlist', 'furtherLanguages', 'narrowScreens', 'privacy'],
  ...['secondaryPages', 'supplied', 'versions', 'works'],
]
const onBothSites = ['accessibility']

const specs = (names: readonly string[]) => new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // As many as the processors of the smallest machine: a third browser takes more time than it saves.
  workers: 2,
  // Browsers on a busy machine miss a frame at times; the summary names what needed a second try.
  retries: 1,
  reporter: [['line'], ['json']],
  use: {
    // What rests is tested faster; specs about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [
        // A browser without errands of its own: only the pages' requests are on the wire.
        ...['--disable-background-networking', '--disable-component-update', '--no-first-run'],
        // Letters as wide as on a dense screen: hinting rounds each of them to whole pixels.
        '--font-render-hinting=none',
        // No GPU is emulated, what paints has no process of its own, and the pages of a context share one.
        ...['--disable-gpu', '--in-process-gpu', '--renderer-process-limit=1'],
      ],
      ...(executablePath && { executablePath }),
    },
  },
  projects: sites.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
    ...(name === 'unsupplied' && { testIgnore: specs(finishedOnly) }),
    ...(name === 'finished' && { testMatch: specs([...finishedOnly, ...onBothSites]) }),
  })),
  webServer: sites.map(({ folder, port }) => ({
    command: `node ${JSON.stringify(join(root, folder, 'server/main.mjs'))}`,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  })),
})
