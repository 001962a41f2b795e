import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type FlowEngine, type Tab } from './engine.ts'
import { isInView, isMenuOpen, narrow, openAnswers, until, wide } from './page.ts'

/** What a page does by its HTML and CSS alone, in an engine that runs none of its scripts. */
export function describeWithoutScripts(name: string, start: () => Promise<FlowEngine>): void {
  describe(`${name} without scripts`, () => {
    let engine: FlowEngine
    let tab: Tab
    beforeAll(async () => {
      engine = await start()
      tab = engine.tab
      await tab.resize(wide)
    })
    afterAll(() => engine.close())

    it('runs none', async () => {
      await tab.open(address('/'))
      expect(await tab.evaluate(`matchMedia('(scripting: none)').matches`)).toBe(true)
      expect(await tab.evaluate('document.documentElement.dataset.loaded ?? "not loaded"')).toBe(
        'not loaded',
      )
    })

    it('shows one answer at a time, and none after a second click', async () => {
      await tab.open(address('/de#faq'))
      await until(tab, isInView('#faq h2'))
      await tab.click('#faq details:nth-of-type(1) summary')
      await until(tab, `${openAnswers} === '1'`)
      await tab.click('#faq details:nth-of-type(3) summary')
      await until(tab, `${openAnswers} === '3'`)
      await tab.click('#faq details:nth-of-type(3) summary')
      await until(tab, `${openAnswers} === ''`)
    })

    it('leads from the contents to a section, and from the list to a language', async () => {
      await tab.open(address('/privacy-policy'))
      await tab.click('.contents a[href="#retention"]')
      await until(tab, isInView('#retention h2'))
      await tab.click('.language-button')
      await tab.click('#languages a[hreflang=de]')
      await until(tab, `location.pathname === '/de/privacy-policy'`)
    })

    it('leads from the menu of a narrow window to the prices', async () => {
      await tab.resize(narrow)
      await tab.open(address('/'))
      await tab.click('.menu-button')
      await until(tab, isMenuOpen)
      await tab.click('#menu a[href="#pricing"]')
      await until(tab, isInView('#pricing h2'))
      // Nothing closes it; it is hidden once it has lost the focus.
      await until(tab, `getComputedStyle(document.querySelector('#menu')).visibility === 'hidden'`)
      expect(await tab.evaluate(`document.querySelector('.price').checkVisibility()`)).toBe(true)
    })
  })
}
