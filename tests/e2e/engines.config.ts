import { defineConfig } from '@playwright/test'
import { addresses } from './addresses.ts'
import base from './playwright.config.ts'

const [server] = [base.webServer].flat()

/** The flows that every engine has to pass, in Playwright's own browsers. */
export default defineConfig({
  ...base,
  testMatch: /(?:faq|language|legal|navbar|withoutJavaScript)\.spec\.ts$/,
  projects: (['chromium', 'firefox', 'webkit'] as const).map(browserName => ({
    name: browserName,
    use: { browserName },
  })),
  ...(server && { webServer: server }),
  use: { baseURL: addresses.unsupplied, trace: 'retain-on-failure' },
})
