import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { finishedSite, launchedSite, unsuppliedSite } from '../sites/environment.mjs'
import { addresses } from './addresses.ts'

// In the processes that run the tests, too: each reads this file.
const executablePath = process.env.CHROMIUM_PATH
const root = join(import.meta.dirname, '../..')

/** The sites the browser visits, each served from its build under the production headers. */
const sites = [
  { folder: unsuppliedSite.SITE_OUT, url: addresses.unsupplied },
  { folder: launchedSite.SITE_OUT, url: addresses.launched },
  { folder: finishedSite.SITE_OUT, url: addresses.finished },
] as const

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // As many as the processors of the smallest machine: a third browser takes more time than it saves.
  workers: 2,
  // Browsers on a busy machine miss a frame at times; the summary names what needed a second try.
  retries: 1,
  // The slowest takes 13 seconds on two idle processors; a busy machine is given time, which costs nothing elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    // Specs about what a company supplies visit the other site: one project needs one browser.
    baseURL: addresses.unsupplied,
    // What rests is tested faster; specs about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [
        // A browser without errands of its own: only the pages' requests are on the wire.
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // Letters as wide as on a dense screen: hinting rounds each of them to whole pixels.
        '--font-render-hinting=none',
        // No GPU is emulated, what paints has no process of its own, and the pages of a context share one.
        '--disable-gpu',
        '--in-process-gpu',
        '--renderer-process-limit=1',
      ],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: sites.map(({ folder, url }) => ({
    command: `node ${JSON.stringify(join(root, folder, 'server/main.mjs'))}`,
    url,
    env: { PORT: new URL(url).port },
    reuseExistingServer: false,
  })),
})
