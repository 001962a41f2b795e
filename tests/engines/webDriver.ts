import { setTimeout as delay } from 'node:timers/promises'

/** The key of an element in WebDriver's responses (W3C WebDriver §12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A session of a driver that speaks W3C WebDriver. */
export interface WebDriverSession {
  readonly command: (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  /** The number of the first element that a CSS selector matches. */
  readonly find: (selector: string) => Promise<string>
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

function property(value: unknown, name: string): string {
  const found = typeof value === 'object' && value ? Reflect.get(value, name) : undefined
  if (typeof found === 'string') return found
  throw new Error(`WebDriver gave no ${name}: ${JSON.stringify(value)}`)
}

async function untilReady(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/status`).then(
      response => response.ok,
      () => false,
    )
  while (!(await isReady())) await delay(100)
}

/** Waits for a driver and opens a session with what it should be capable of. */
export async function openSession(origin: string, alwaysMatch: object): Promise<WebDriverSession> {
  await untilReady(origin)
  const response = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch } })
  const session = `${origin}/session/${property(response, 'sessionId')}`
  const command: WebDriverSession['command'] = (method, path, body) =>
    send(method, session + path, body)
  return {
    command,
    async find(value) {
      const found = await command('POST', '/element', { using: 'css selector', value })
      return property(found, elementKey)
    },
  }
}
