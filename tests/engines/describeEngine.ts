import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describePaper } from './describePaper.ts'
import { address, type FlowEngine, keys, type Tab } from './engine.ts'

/** Waits until an expression is true in the page. */
async function until(tab: Tab, expression: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await tab.evaluate(expression)) return
    await delay(100)
  }
  throw new Error(`never true: ${expression}`)
}

const isInView = (selector: string) =>
  `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)` +
  `(document.querySelector('${selector}').getBoundingClientRect())`

const isHydrated =
  `[...document.querySelectorAll('[data-island]')].every(island => ` +
  `Object.keys(island).some(key => key.startsWith('__reactContainer')))`

/** Reads the scene: the red of its zenith, the height of its sun, and how far its hills are sunk. */
const withScene = (condition: string) =>
  `((style => {
    const number = name => Number.parseFloat(style.getPropertyValue(name).replace(/^\\D+/, ''))
    const [red, sun, hills] = ['--sky-1', '--sun-y', '--hills'].map(number)
    return ${condition}
  })(getComputedStyle(document.querySelector('.scene'))))`

// From dunes at dusk, rgb(28, 34, 88), to hills at night, rgb(5, 9, 32).
const isBetweenScenes = withScene(
  'red > 6 && red < 27 && sun > 200 && sun < 460 && hills > 0.05 && hills < 0.95',
)
const isHillsAtNight = withScene('red === 5 && sun === 470 && hills === 0')

/** What the site has to do in an engine: its main flows, its prints and an empty console. */
export function describeEngine(name: string, start: () => Promise<FlowEngine>): void {
  describe(name, () => {
    let engine: FlowEngine
    let tab: Tab
    beforeAll(async () => {
      engine = await start()
      tab = engine.tab
      await tab.resize({ width: 1280, height: 900 })
    })
    afterAll(() => engine.close())

    it.each(['/', '/de', '/privacy-policy', '/nope'])(
      '%s fits its window, in its fonts',
      async path => {
        await tab.open(address(path))
        await until(tab, `document.fonts.check('16px "Instrument Sans"')`)
        expect(await tab.evaluate('document.querySelector("h1").checkVisibility()')).toBe(true)
        expect(await tab.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
      },
    )

    it('opens a legal document at its section', async () => {
      await tab.open(address('/privacy-policy#retention'))
      await until(tab, isInView('#retention h2'))
    })

    it('hydrates on the first interaction, and shows one answer at a time', async () => {
      await tab.open(address('/#faq'))
      await tab.click('#faq details:nth-of-type(2) summary')
      await until(tab, isHydrated)
      expect(await tab.evaluate(`document.querySelectorAll('#faq [open]').length`)).toBe(1)
      await tab.click('#faq details:nth-of-type(4) summary')
      await until(tab, `document.querySelector('#faq details:nth-of-type(4)').open`)
      expect(await tab.evaluate(`document.querySelectorAll('#faq [open]').length`)).toBe(1)
    })

    it('switches the language from the list', async () => {
      await tab.open(address('/terms-of-service'))
      await tab.click('.language-button')
      await tab.click('#languages a[hreflang=de]')
      await until(tab, `location.pathname === '/de/terms-of-service'`)
    })

    it('leads to a section from the menu of a narrow window', async () => {
      await tab.resize({ width: 600, height: 800 })
      await tab.open(address('/'))
      await tab.click('.menu-button')
      await until(tab, `document.querySelector('#menu').matches(':popover-open')`)
      await until(tab, isHydrated)
      await tab.click('#menu a[href="#pricing"]')
      await until(tab, `location.hash === '#pricing' && ${isInView('#pricing h2')}`)
      await until(tab, `!document.querySelector('#menu').matches(':popover-open')`)
      await tab.resize({ width: 1280, height: 900 })
    })

    it('moves between two scenes: color, sun and land pass through what lies between', async () => {
      await tab.open(address('/'))
      await tab.evaluate(
        `['hills', 'night'].forEach(value => document.querySelector('[value=' + value + ']').click())`,
      )
      await until(tab, isBetweenScenes)
      await until(tab, isHillsAtNight)
    })

    it('closes the menu when the way back changes the hash', async () => {
      await tab.resize({ width: 600, height: 800 })
      await tab.open(address('/'))
      await tab.evaluate(`void (location.hash = 'pricing')`)
      await tab.click('.menu-button')
      await until(tab, `document.querySelector('#menu').matches(':popover-open')`)
      await tab.evaluate('void history.back()')
      await until(tab, `location.hash === ''`)
      await until(tab, `!document.querySelector('#menu').matches(':popover-open')`)
      await tab.resize({ width: 1280, height: 900 })
    })

    it('shows where the focus is after an arrow key', async () => {
      await tab.open(address('/'))
      await tab.evaluate(`document.querySelector('.choice input').focus()`)
      await engine.press(keys.arrowRight)
      await until(tab, `document.activeElement.matches('.choice label + label input')`)
      expect(await tab.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe(
        'solid',
      )
    })

    it('returns to the place on the page after a word was chosen', async () => {
      await tab.open(address('/'))
      await tab.click('[value=hills]')
      await until(tab, isHydrated)
      await tab.evaluate(`window.scrollTo({ top: 1500, behavior: 'instant' })`)
      await until(tab, 'Math.round(scrollY) === 1500')
      await tab.evaluate(`document.querySelector('footer a[href="/privacy-policy"]').click()`)
      await until(
        tab,
        `location.pathname === '/privacy-policy' && document.readyState === 'complete'`,
      )
      // A visitor reads a moment before going back.
      await delay(1000)
      await tab.evaluate('void history.back()')
      await until(tab, `location.pathname === '/' && document.readyState === 'complete'`)
      // What would move the page comes a moment later, and nothing tells when it would have come.
      await delay(500)
      expect(await tab.evaluate('Math.round(scrollY)')).toBe(1500)
    })

    describePaper(() => engine)

    // The last flow, because Firefox's driver cannot go elsewhere from a page that came back.
    it('returns to a page without a message in the console', async () => {
      await tab.open(address('/'))
      await tab.click('footer a[href="/privacy-policy"]')
      await until(tab, `location.pathname === '/privacy-policy'`)
      await tab.evaluate('void history.back()')
      await until(tab, `location.pathname === '/' && document.readyState === 'complete'`)
      // A rejection is reported a moment later, and nothing tells when it would have been.
      await delay(500)
      expect(await engine.messages()).toEqual([])
    })

    it('has kept the console empty', async () => {
      expect(await engine.messages()).toEqual([])
    })
  })
}
