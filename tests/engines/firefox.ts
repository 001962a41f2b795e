import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { elementNumber, type FlowEngine, listen, stringIn, type WindowSize } from './engine.ts'
import { connectToMarionette, type SendCommand } from './marionette.ts'
import { startInBackground } from './start.ts'

/** How long Firefox may take to start, in ms. */
const START_TIMEOUT = 60_000

/** Settings of Firefox, as it reads them from a profile. */
const preferences = {
  // A free port, which Firefox then writes into its profile.
  'marionette.port': 0,
  // As on a phone, and as in the other engines here: scroll bars take no width from the page.
  'ui.useOverlayScrollbars': 1,
  // Whatever Firefox would ask of its maker ends here: a proxy that does not exist. The sites are on this machine,
  // which no proxy is asked for.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

interface StartOptions {
  /** Further settings of Firefox. */
  readonly settings?: Readonly<Record<string, number | boolean | string>>
  readonly environment?: NodeJS.ProcessEnv
}

/** The port that Firefox listens at, from its profile. */
async function portOf(profile: string, hasEnded: () => boolean): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  const deadline = Date.now() + START_TIMEOUT
  while (!existsSync(file)) {
    if (hasEnded()) throw new Error('Firefox has ended before it could be driven.')
    if (Date.now() > deadline) throw new Error('Firefox does not start.')
    await delay(100)
  }
  return Number(await readFile(file, 'utf8'))
}

/** Runs a script in the window of the browser itself, not in its page. */
async function executeInBrowser(send: SendCommand, script: string, args: readonly unknown[] = []) {
  await send('Marionette:SetContext', { value: 'chrome' })
  const answer = await send('WebDriver:ExecuteScript', { script, args })
  await send('Marionette:SetContext', { value: 'content' })
  return answer
}

/** A window has a least width, the page in it has not. */
const setPageSize = `
  const { style } = gBrowser.selectedBrowser
  const lengths = { width: arguments[0] + 'px', height: arguments[1] + 'px' }
  for (const [name, length] of Object.entries(lengths))
    for (const property of [name, 'min-' + name, 'max-' + name]) style.setProperty(property, length)`

/**
 * Errors of the scripts of pages since the browser started, those included that come while a page loads. Others are
 * no errors of a page: a script whose loading ends because its page is left is reported as one with a wrong hash.
 */
const readErrors = `
  return Services.console.getMessageArray()
    .filter(message => message instanceof Ci.nsIScriptError)
    .filter(({ category, flags }) =>
      category === 'content javascript' && (flags & Ci.nsIScriptError.warningFlag) === 0)
    .map(({ errorMessage, sourceName }) => errorMessage + ' ' + sourceName)`

/** Starts Debian's Firefox without a window, driven by Marionette. */
export async function startFirefox({
  settings = {},
  environment = process.env,
}: StartOptions = {}): Promise<FlowEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...preferences, ...settings }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--marionette', '--no-remote', '--remote-allow-system-access']
  const command = ['firefox-esr', ...options, '--profile', profile]
  const firefox = startInBackground(command, { environment })
  const port = await portOf(profile, () => firefox.process.exitCode !== null)
  const send = await connectToMarionette(port)
  await send('WebDriver:NewSession')

  const value = async (name: string, parameters?: object) => {
    const answer = await send(name, parameters)
    return typeof answer === 'object' && answer ? Reflect.get(answer, 'value') : answer
  }
  const execute = (script: string) => value('WebDriver:ExecuteScript', { script, args: [] })
  const bySelector = (selector: string) => ({ using: 'css selector', value: selector })
  const messages: string[] = []
  const collect = async () => {
    const heard = await execute('return window.heard ?? []')
    if (Array.isArray(heard)) messages.push(...heard.map(String))
  }
  const open = async (address: string) => {
    await collect()
    await send('WebDriver:Navigate', { url: address })
    await execute(listen)
  }

  return {
    tab: {
      open,
      async resize({ width, height }: WindowSize) {
        await executeInBrowser(send, setPageSize, [width, height])
      },
      async click(selector) {
        const element = await value('WebDriver:FindElement', bySelector(selector))
        await send('WebDriver:ElementClick', { id: elementNumber(element) })
      },
      evaluate: expression => execute(`return ${expression}`),
      async names(selector) {
        const elements = await send('WebDriver:FindElements', bySelector(selector))
        const names: string[] = []
        for (const element of Array.isArray(elements) ? elements : []) {
          const id = elementNumber(element)
          names.push(String(await value('WebDriver:GetComputedLabel', { id })))
        }
        return names
      },
    },
    async press(text) {
      const element = await value('WebDriver:GetActiveElement')
      await send('WebDriver:ElementSendKeys', { id: elementNumber(element), text })
    },
    async messages() {
      await collect()
      const errors = await executeInBrowser(send, readErrors)
      const found = typeof errors === 'object' && errors ? Reflect.get(errors, 'value') : []
      return [...messages, ...(Array.isArray(found) ? found.map(String) : [])]
    },
    async print(address, file) {
      await open(address)
      const margin = { top: 0, bottom: 0, left: 0, right: 0 }
      const answer = await send('WebDriver:Print', { page: { width: 21, height: 29.7 }, margin })
      await writeFile(file, Buffer.from(stringIn(answer, 'value'), 'base64'))
    },
    async close() {
      await firefox.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
