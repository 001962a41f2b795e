/** The inside of a window, in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A page in a browser, by what every engine can do. */
export interface Tab {
  /** Goes to an address and waits until the page is loaded. */
  readonly open: (address: string) => Promise<void>
  /** Gives the window a size, which a phone may have. */
  readonly resize: (size: WindowSize) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  /** Evaluates an expression in the page; of a promise, gives what it brings. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /**
   * The accessible names of the elements that a selector matches, in their order in the page, as the engine itself
   * gives them to a screen reader: an empty one where it gives none.
   */
  readonly names: (selector: string) => Promise<readonly string[]>
}

/** A browser that is driven from outside. */
export interface Engine {
  readonly tab: Tab
  readonly close: () => Promise<void>
}

/** A browser that the main flows are tried in. */
export interface FlowEngine extends Engine {
  /** Presses keys, where the focus is: characters, or codes of WebDriver for others. */
  readonly press: (keys: string) => Promise<void>
  /** What the consoles of all pages have said so far. */
  readonly messages: () => Promise<readonly string[]>
  /** Prints the page at an address to A4 as PDF. */
  readonly print: (address: string, file: string) => Promise<void>
}

/** Codes of keys in WebDriver (W3C WebDriver, "Keyboard actions"). */
export const keys = { tab: '\uE004', arrowRight: '\uE014' } as const

/** The key of an element in the answers of WebDriver (W3C WebDriver, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The number of an element, from an answer of WebDriver. */
export function elementNumber(answer: unknown): string {
  return stringIn(answer, elementKey)
}

/** A text that an answer of WebDriver holds. */
export function stringIn(answer: unknown, name: string): string {
  const found = typeof answer === 'object' && answer ? Reflect.get(answer, name) : undefined
  if (typeof found === 'string') return found
  throw new Error(`WebDriver gave no ${name}: ${JSON.stringify(answer)}`)
}

/**
 * Keeps from now on what goes wrong in a page and what its console says, of which drivers tell nothing. To be run in
 * the page.
 */
export const listen = `
  window.heard = []
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, event => heard.push(kind + ': ' + (event.message ?? event.reason ?? event.violatedDirective)))
  for (const kind of ['error', 'warn', 'log'])
    console[kind] = (...values) => heard.push(kind + ': ' + values.join(' '))`

/** The first of the ports that the suite takes; not 4190, which browsers and `fetch` refuse. */
const firstPort = Number(process.env.TEST_PORT ?? 4290)

/** Where each site is served while the suite runs (serve.ts). */
export const ports = {
  unsupplied: firstPort,
  launched: firstPort + 1,
  finished: firstPort + 2,
} as const

export type SiteName = keyof typeof ports

/** The address of a page of a site; of the sample, unless another one is named. */
export function address(path: string, site: SiteName = 'unsupplied'): string {
  return `http://localhost:${ports[site]}${path}`
}
