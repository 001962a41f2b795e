import { expect, type Page, test } from '@playwright/test'
import { hydrate, mobile } from './page.ts'

const controls = ['button', 'link', 'checkbox', 'radio', 'combobox', 'textbox']

interface Control {
  readonly role: string
  readonly name: string
}

/** What the browser itself tells assistive technologies of the page's controls. */
async function controlsOf(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
    .filter(({ role }) => controls.includes(role))
}

// Without the quiet console of the other tests: the browser reports the status of the last one there.
const pages = [
  ['/', 'Menu'],
  ['/de', 'Menü'],
  ['/privacy-policy', 'Menu'],
  ['/de/privacy-policy', 'Menü'],
  ['/your-rights', 'Menu'],
  ['/data-processing-agreement/sign', 'Menu'],
  ['/nope', 'Menu'],
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every control of every kind of page has a name', async ({ page }) => {
      for (const [path, menu] of pages) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        if (javaScriptEnabled) await hydrate(page)
        for (const [width, buttons] of [
          [1280, 0],
          [mobile.width, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          const shown = await controlsOf(page)
          expect(shown.length, path).toBeGreaterThan(5)
          expect(
            shown.filter(({ name }) => name.trim() === ''),
            path,
          ).toEqual([])
          expect(
            shown.filter(({ name }) => name === menu),
            path,
          ).toHaveLength(buttons)
        }
      }
    })
  })
}
