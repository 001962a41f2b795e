import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type CDPSession, chromium } from '@playwright/test'
import type { Engine } from './engine.ts'

/** Names by the numbers of their elements, from the tree that Chromium gives to screen readers. */
async function nameByElement(session: CDPSession): Promise<ReadonlyMap<number, string>> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const names = new Map<number, string>()
  for (const { ignored, name, backendDOMNodeId } of nodes) {
    if (!ignored && backendDOMNodeId !== undefined) {
      names.set(backendDOMNodeId, String(name?.value ?? ''))
    }
  }
  return names
}

/** Readings of the tree at most, and the pause between two, in ms. */
const [READINGS, PAUSE] = [50, 100] as const

/** The same, once the tree has followed the page: Chromium changes it some time after what is shown. */
async function settledNames(session: CDPSession): Promise<ReadonlyMap<number, string>> {
  let names = await nameByElement(session)
  for (let reading = 1; reading < READINGS; reading += 1) {
    await delay(PAUSE)
    const next = await nameByElement(session)
    if (isDeepStrictEqual(next, names)) return names
    names = next
  }
  throw new Error('Chromium keeps changing the names of the page.')
}

/** Starts Chromium, which the other engines are compared with; its own flows are in tests/e2e. */
export async function startChromium(): Promise<Engine> {
  const { CHROMIUM_PATH: executablePath } = process.env
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  return {
    tab: {
      open: async address => {
        await page.goto(address)
      },
      resize: size => page.setViewportSize(size),
      click: selector => page.click(selector),
      evaluate: expression => page.evaluate(expression),
      async names(selector) {
        const nameOf = await settledNames(session)
        const { root } = await session.send('DOM.getDocument', { depth: 0 })
        const parameters = { nodeId: root.nodeId, selector }
        const { nodeIds } = await session.send('DOM.querySelectorAll', parameters)
        const names: string[] = []
        for (const nodeId of nodeIds) {
          const { node } = await session.send('DOM.describeNode', { nodeId })
          names.push(nameOf.get(node.backendNodeId) ?? '')
        }
        return names
      },
    },
    close: () => browser.close(),
  }
}
