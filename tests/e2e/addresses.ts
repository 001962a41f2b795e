const firstPort = Number(process.env.TEST_PORT ?? 4180)

/** Where the browser finds each site of the tests. */
export const addresses = {
  unsupplied: `http://localhost:${firstPort}`,
  finished: `http://localhost:${firstPort + 1}`,
  launched: `http://localhost:${firstPort + 2}`,
} as const

/** The sites whose panels are drawn: what is asked of one of them is asked of all. */
export const drawnSites = ['unsupplied', 'launched'] as const
