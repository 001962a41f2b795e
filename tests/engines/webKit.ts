import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { address, type Engine, port } from './engine.ts'
import { openSession, type WebDriverSession } from './webDriver.ts'

const printScript = fileURLToPath(new URL('printWithWebKit.gjs', import.meta.url))

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
  const driverPort = port + 1
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
