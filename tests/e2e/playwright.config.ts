import { defineConfig } from '@playwright/test'

const port = Number(process.env.TEST_PORT ?? 4180)
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      // A browser without errands of its own: only the pages' requests are on the wire.
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: 'node ../../dist/server/main.mjs',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
