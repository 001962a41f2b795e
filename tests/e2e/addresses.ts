const firstPort = Number(process.env.TEST_PORT ?? 4180)

/** Where the browser finds each site of the tests. */
export const addresses = {
  unsupplied: `http://localhost:${firstPort}`,
  finished: `http://localhost:${firstPort + 1}`,
} as const
