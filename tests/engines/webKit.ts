import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { elementNumber, type FlowEngine, listen, stringIn } from './engine.ts'
import { runOnScreen, startInBackground } from './start.ts'

/** How long the driver of WebKit may take to start, in ms. */
const START_TIMEOUT = 60_000

const printScript = fileURLToPath(new URL('printWithWebKit.gjs', import.meta.url))
const browser = fileURLToPath(new URL('webKitBrowser.gjs', import.meta.url))

type SendCommand = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      resolve(typeof found === 'object' && found ? found.port : 0)
    })
  })
  await new Promise(resolve => server.close(resolve))
  return port
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown } // as WebDriver answers
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** How long an element may take until it can be clicked, in ms: a menu unrolls first. */
const CLICK_TIMEOUT = 5000

/** Does what can be refused for a while: WebDriver refuses a click on what is still clipped. */
async function untilItIsDone(act: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + CLICK_TIMEOUT
  for (;;) {
    try {
      await act()
      return
    } catch (error) {
      const isEarly = String(error).includes('element not interactable')
      if (!isEarly || Date.now() > deadline) throw error
      await delay(50)
    }
  }
}

/** Waits for a driver and opens a session in a browser that gets parameters. */
async function openSession(origin: string, args: readonly string[]): Promise<SendCommand> {
  const isReady = () =>
    fetch(`${origin}/status`).then(
      response => response.ok,
      () => false,
    )
  const deadline = Date.now() + START_TIMEOUT
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('The driver of WebKit does not start.')
    await delay(100)
  }
  const options = { 'webkitgtk:browserOptions': { binary: browser, args } }
  const answer = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch: options } })
  const session = `${origin}/session/${stringIn(answer, 'sessionId')}`
  return (method, path, body) => send(method, session + path, body)
}

interface StartOptions {
  /** Whether pages run their scripts; what a test evaluates runs in any case. */
  readonly runsScripts?: boolean
  readonly environment?: NodeJS.ProcessEnv
}

/** Starts WebKitGTK on a screen of its own, driven by W3C WebDriver. */
export async function startWebKit({
  runsScripts = true,
  environment = process.env,
}: StartOptions = {}): Promise<FlowEngine> {
  const port = await freePort()
  const command = ['WebKitWebDriver', `--port=${port}`]
  const driver = startInBackground(command, { hasScreen: true, environment })
  const parameters = runsScripts ? [] : ['--without-scripts']
  const session = await openSession(`http://127.0.0.1:${port}`, parameters)
  const execute = (script: string) => session('POST', '/execute/sync', { script, args: [] })
  const bySelector = (selector: string) => ({ using: 'css selector', value: selector })
  const messages: string[] = []
  const collect = async () => {
    const heard = await execute('return window.heard ?? []')
    if (Array.isArray(heard)) messages.push(...heard.map(String))
  }

  return {
    tab: {
      async open(address) {
        await collect()
        await session('POST', '/url', { url: address })
        await execute(listen)
      },
      async resize({ width, height }) {
        await session('POST', '/window/rect', { width, height })
      },
      async click(selector) {
        const element = await session('POST', '/element', bySelector(selector))
        await untilItIsDone(() => session('POST', `/element/${elementNumber(element)}/click`, {}))
      },
      evaluate: expression => execute(`return ${expression}`),
      async names(selector) {
        const elements = await session('POST', '/elements', bySelector(selector))
        const names: string[] = []
        for (const element of Array.isArray(elements) ? elements : []) {
          const label = await session('GET', `/element/${elementNumber(element)}/computedlabel`)
          names.push(String(label ?? ''))
        }
        return names
      },
    },
    async press(text) {
      const element = await session('GET', '/element/active')
      await session('POST', `/element/${elementNumber(element)}/value`, { text })
    },
    async messages() {
      await collect()
      return messages
    },
    // The driver has no command for it.
    async print(address, file) {
      const printed = await runOnScreen(['gjs', printScript, address, file])
      messages.push(...printed.split('\n').filter(line => line.includes('CONSOLE')))
    },
    close: () => driver.end(),
  }
}
