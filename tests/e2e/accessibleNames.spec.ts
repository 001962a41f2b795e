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

/** The pages, some of either language, by whether they are asked for with JavaScript. */
const pages = [
  { javaScriptEnabled: true, paths: ['/de', '/privacy-policy'] },
  { javaScriptEnabled: false, paths: ['/', '/de/privacy-policy'] },
] as const

// Without the quiet console of the other tests: the browser reports the status of the last one there.
const others = ['/your-rights', '/nope']

for (const { javaScriptEnabled, paths } of pages) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every control of every kind of page has a name', async ({ page }) => {
      // Each page begins at the width at which the one before it ended.
      let widths = [
        { width: 1280, buttons: 0 },
        { width: mobile.width, buttons: 1 },
      ]
      for (const path of [...paths, ...others]) {
        await page.goto(path)
        if (javaScriptEnabled) await hydrate(page)
        const menu = path.startsWith('/de') ? 'Menü' : 'Menu'
        for (const { width, buttons } of widths) {
          await page.setViewportSize({ width, height: 800 })
          const shown = await controlsOf(page)
          const what = `${path} at ${width} px`
          expect(shown.length, what).toBeGreaterThan(5)
          const nameless = shown.filter(({ name }) => name.trim() === '')
          expect(nameless, what).toEqual([])
          const menus = shown.filter(({ name }) => name === menu)
          expect(menus, what).toHaveLength(buttons)
        }
        widths = widths.toReversed()
      }
    })
  })
}
