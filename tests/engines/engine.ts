/** A page in a browser, by what every engine can do; expressions are evaluated in the page. */
export interface Tab {
  readonly open: (path: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly evaluate: (expression: string) => Promise<unknown>
}

/** The inside of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A browser that is driven from outside. */
export interface Engine {
  readonly tab: Tab
  /** What the consoles of all pages have said so far. */
  readonly messages: () => Promise<readonly string[]>
  /**
   * Shows a page in a window of a size in CSS pixels, which a phone may have.
   * @param expression is evaluated in the page; of a promise, what it brings
   */
  readonly measure: (url: string, size: WindowSize, expression: string) => Promise<unknown>
  /** Prints a page to A4 as PDF. */
  readonly print: (path: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The first of the ports that the suite takes: one for each site, and one for the driver of WebKit. */
const firstPort = Number(process.env.TEST_PORT ?? 4190)

/** Where each site is served while the suite runs (serve.ts). */
export const ports = {
  unsupplied: firstPort,
  launched: firstPort + 1,
  finished: firstPort + 2,
} as const

export type SiteName = keyof typeof ports

/** The port of the driver of WebKit. */
export const driverPort = firstPort + 3

/** The address of a page of a site; of the sample, unless another one is named. */
export function address(path: string, site: SiteName = 'unsupplied'): string {
  return `http://localhost:${ports[site]}${path}`
}
