import { execFile, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { address, driverPort, type Engine } from './engine.ts'

/** The key of an element in WebDriver's responses (W3C WebDriver §12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A session of a driver that speaks W3C WebDriver. */
interface WebDriverSession {
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
async function openSession(origin: string, alwaysMatch: object): Promise<WebDriverSession> {
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

const printScript = fileURLToPath(new URL('printWithWebKit.gjs', import.meta.url))
const measureScript = fileURLToPath(new URL('measureWithWebKit.gjs', import.meta.url))

const capabilities = { 'webkitgtk:browserOptions': { args: ['--automation'] } }

/** Keeps what goes wrong in a page from now on: WebKit's driver doesn't tell what its console says. */
const listen = `
  window.heard = []
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, event => heard.push(kind + ': ' + (event.message ?? event.reason ?? event.violatedDirective)))
  for (const kind of ['error', 'warn', 'log'])
    console[kind] = (...values) => heard.push(kind + ': ' + values.join(' '))`

function execute(session: WebDriverSession, script: string): Promise<unknown> {
  return session.command('POST', '/execute/sync', { script, args: [] })
}

/** Starts WebKitGTK's small browser on a screen of its own, driven by W3C WebDriver. */
export async function startWebKit(): Promise<Engine> {
  // A process group of its own: xvfb-run doesn't end what it has started.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${driverPort}`], {
    detached: true,
    stdio: 'ignore',
  })
  const session = await openSession(`http://127.0.0.1:${driverPort}`, capabilities)
  const messages: string[] = []
  const collect = async () => {
    const heard = await execute(session, 'return window.heard ?? []')
    if (Array.isArray(heard)) messages.push(...heard.map(String))
  }

  return {
    tab: {
      async open(path) {
        await collect()
        await session.command('POST', '/url', { url: address(path) })
        await execute(session, listen)
      },
      async resize(width, height) {
        await session.command('POST', '/window/rect', { width, height })
      },
      async click(selector) {
        await session.command('POST', `/element/${await session.find(selector)}/click`, {})
      },
      evaluate: expression => execute(session, `return ${expression}`),
    },
    async messages() {
      await collect()
      return messages
    },
    async measure(url, { width, height }, expression) {
      const parameters = [url, String(width), String(height), expression]
      const command = ['-a', 'gjs', measureScript, ...parameters]
      const { stdout } = await promisify(execFile)('xvfb-run', command, { maxBuffer: 2 ** 25 })
      return JSON.parse(stdout)
    },
    async print(path, file) {
      const command = ['-a', 'gjs', printScript, address(path), file]
      const { stdout } = await promisify(execFile)('xvfb-run', command)
      messages.push(...stdout.split('\n').filter(line => line.includes('CONSOLE')))
    },
    async close() {
      await session.command('DELETE', '')
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
