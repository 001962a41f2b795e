/** A page in a browser, by what every engine can do; expressions are evaluated in the page. */
export interface Tab {
  readonly open: (path: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly evaluate: (expression: string) => Promise<unknown>
}

/** A browser that is driven from outside. */
export interface Engine {
  readonly tab: Tab
  /** What the consoles of all pages have said so far. */
  readonly messages: () => Promise<readonly string[]>
  /** Prints a page to A4 as PDF. */
  readonly print: (path: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Where the site is served while the suite runs (serve.ts). */
export const port = Number(process.env.TEST_PORT ?? 4182)
export const address = (path: string) => `http://localhost:${port}${path}`
