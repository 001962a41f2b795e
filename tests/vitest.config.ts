import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/{unit,built,servers}/**/*.test.{ts,tsx}'],
    // An .only left behind would silently skip the rest.
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
