import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describePaper } from './describePaper.ts'
import { address, type FlowEngine, keys, type Tab } from './engine.ts'
import {
  currentOf,
  isHydrated,
  isInView,
  isMenuOpen,
  narrow,
  openAnswers,
  scrollTo,
  twoFrames,
  until,
  wide,
} from './page.ts'

/** Reads the scene: the red of its zenith, the height of its sun, and how far its hills are sunk. */
const withScene = (condition: string) =>
  `(() => {
    const styleOf = selector => getComputedStyle(document.querySelector(selector))
    const height = selector => new DOMMatrix(styleOf(selector).transform).f
    const red = Number(/rgb\\((\\d+)/.exec(styleOf('.scene').backgroundImage)[1])
    const [sun, hills] = [height('.scene .sun'), height('#hills') / 270]
    return ${condition}
  })()`

// From dunes at dusk, rgb(28, 34, 88), to hills at night, rgb(5, 9, 32).
const isBetweenScenes = withScene(
  'red > 6 && red < 27 && sun > 200 && sun < 460 && hills > 0.05 && hills < 0.95',
)
const isHillsAtNight = withScene('red === 5 && sun === 470 && hills === 0')

/** As a visitor selects it: the drivers of the engines each expect another way to do so. */
const selectSpanish = `(select => {
  select.value = 'es'
  select.dispatchEvent(new Event('change', { bubbles: true }))
})(document.querySelector('.language-select'))`

/** What the site has to do in an engine: its main flows, its prints and an empty console. */
export function describeEngine(name: string, start: () => Promise<FlowEngine>): void {
  describe(name, () => {
    let engine: FlowEngine
    let tab: Tab
    beforeAll(async () => {
      engine = await start()
      tab = engine.tab
      await tab.resize(wide)
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
      await until(tab, isHydrated())
      expect(await tab.evaluate(openAnswers)).toBe('2')
      await tab.click('#faq details:nth-of-type(4) summary')
      await until(tab, `${openAnswers} === '4'`)
      await tab.click('#faq details:nth-of-type(4) summary')
      await until(tab, `${openAnswers} === ''`)
    })

    it('switches the language from the list', async () => {
      await tab.open(address('/terms-of-service'))
      await tab.click('.language-button')
      await tab.click('#languages a[hreflang=de]')
      await until(tab, `location.pathname === '/de/terms-of-service'`)
    })

    it('has a list of languages that closes as the page moves beneath it', async () => {
      await tab.open(address('/'))
      await tab.click('.language-button')
      await until(tab, isHydrated())
      await until(tab, `document.querySelector('#languages').matches(':popover-open')`)
      await tab.evaluate(scrollTo('#features'))
      await until(tab, `!document.querySelector('#languages').matches(':popover-open')`)
    })

    it('has a bar that turns opaque and marks the section that the visitor is in', async () => {
      const opacity = `getComputedStyle(document.querySelector('.navbar')).backgroundColor.match(/[\\d.]+(?=\\)$)/)[0]`
      const current = currentOf('.menu-sections')
      await tab.open(address('/'))
      await tab.evaluate(`dispatchEvent(new Event('wheel'))`)
      await until(tab, isHydrated())
      await until(tab, `${current} === '#home' && ${opacity} === '0.78'`)
      await tab.evaluate(scrollTo('#pricing', 102))
      await until(tab, `${current} === '#features' && ${opacity} === '0.95'`)
      await tab.evaluate(scrollTo('#pricing', 99))
      await until(tab, `${current} === '#pricing'`)
      await tab.evaluate(scrollTo('footer'))
      await until(tab, `${current} === ''`)
    })

    it('marks in the contents the section that is read, and leads home to the top', async () => {
      const current = currentOf('.contents')
      await tab.open(address('/de/privacy-policy#retention'))
      await until(tab, `${current} === '#retention'`)
      await tab.evaluate(scrollTo('#children'))
      await until(tab, `${current} === '#children' && ${isInView('.contents [aria-current]')}`)
      await tab.evaluate(scrollTo('footer'))
      await until(tab, `${current} === '#contact'`)
      await tab.click('.back')
      await until(tab, `location.pathname === '/de' && scrollY === 0`)
    })

    it('folds the contents away in a narrow window', async () => {
      await tab.resize(narrow)
      await tab.open(address('/privacy-policy'))
      expect(await tab.evaluate(`document.querySelector('.contents a').checkVisibility()`)).toBe(
        false,
      )
      await tab.click('.contents button')
      await until(tab, isInView('.contents a[href="#retention"]'))
      await tab.click('.contents a[href="#retention"]')
      await until(tab, isInView('#retention h2'))
    })

    it('leads to a section from the menu of a narrow window', async () => {
      await tab.open(address('/'))
      await tab.click('.menu-button')
      await until(tab, isMenuOpen)
      await until(tab, isHydrated())
      await tab.click('#menu a[href="#pricing"]')
      await until(tab, `location.hash === '#pricing' && ${isInView('#pricing h2')}`)
      await until(tab, `!${isMenuOpen}`)
    })

    it('keeps page and section when one of four languages is selected in a narrow window', async () => {
      await tab.open(address('/fr/privacy-policy#retention', 'finished'))
      await until(tab, `document.querySelector('.language-select')?.length === 4`)
      // WebKit keeps no place while fonts arrive: what is above the section has other heights by now.
      await tab.evaluate(scrollTo('#retention'))
      await tab.click('.menu-button')
      await tab.evaluate(selectSpanish)
      await until(tab, `location.pathname + location.hash === '/es/privacy-policy#retention'`)
    })

    it('moves between two scenes: color, sun and land pass through what lies between', async () => {
      await tab.resize(wide)
      await tab.open(address('/'))
      await tab.evaluate(
        `['hills', 'night'].forEach(value => document.querySelector('[value=' + value + ']').click())`,
      )
      await until(tab, isBetweenScenes)
      await until(tab, isHillsAtNight)
    })

    it('closes the menu when the way back changes the hash', async () => {
      await tab.resize(narrow)
      await tab.open(address('/'))
      await tab.evaluate(`void (location.hash = 'pricing')`)
      await tab.click('.menu-button')
      await until(tab, isMenuOpen)
      await tab.evaluate('void history.back()')
      await until(tab, `location.hash === '' && !${isMenuOpen}`)
      await tab.resize(wide)
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

    describePaper(() => engine)

    // The last flow, because Firefox's driver cannot go elsewhere from a page that came back.
    it('returns to a page at rest, without a message in the console', async () => {
      await tab.open(address('/'))
      await tab.click('[value=hills]')
      await until(tab, isHydrated())
      await tab.evaluate(`document.querySelector('footer a[href="/privacy-policy"]').click()`)
      await until(tab, `location.pathname === '/privacy-policy'`)
      await tab.evaluate('void history.back()')
      await until(tab, `location.pathname === '/' && document.readyState === 'complete'`)
      // Smoothly, WebKit would scroll from the visitor's place to the choice.
      expect(await tab.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe(
        'auto',
      )
      await tab.evaluate(twoFrames)
      expect(await engine.messages()).toEqual([])
    })

    it('has kept the console empty', async () => {
      expect(await engine.messages()).toEqual([])
    })
  })
}
