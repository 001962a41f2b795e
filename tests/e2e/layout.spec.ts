import { expect, type Page, test } from '@playwright/test'
import { addresses } from './addresses.ts'
import { pagesOfSitemap } from './page.ts'

// The policy of pages knows nothing of the frame that they are shown in.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } })

/** Pages that the sitemap leaves out. */
const unlisted = {
  unsupplied: ['/nowhere', '/de/nirgends'],
  finished: ['/privacy-policy/1.9', '/privacy-policy/3.0', '/de/privacy-policy/2.0/changes'],
} as const

/** The pages of a site that are looked at: of the launched one those that its store link and its pictures change. */
async function pathsOf(page: Page, site: keyof typeof addresses): Promise<string[]> {
  if (site === 'launched') return ['/', '/de']
  return [...(await pagesOfSitemap(page)), ...unlisted[site]]
}

const widths = [320, 390, 600, 767, 768, 1024, 1440]

/**
 * Shows a page in a frame, with all that can be unfolded: there its width can be another one without being
 * painted, in a tenth of the time.
 */
function show(page: Page, path: string): Promise<void> {
  return page.evaluate(async address => {
    const response = await fetch(address)
    const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '')
    const frame = document.createElement('iframe')
    frame.style.cssText = 'height: 900px; border: 0'
    frame.srcdoc = html.replaceAll('<details name=', '<details data-name=')
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
    document.body.replaceChildren(frame)
    await loaded
    const shown = frame.contentDocument ?? document
    for (const details of shown.querySelectorAll('details')) details.open = true
    await shown.fonts.ready
  }, path)
}

/** Puts a word of 42 letters into every heading, label and cell, and into the brand. */
function lengthenCopy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentDocument ?? document
    const places = 'h1, h2, h3, th, td, dt, dd, summary, label, button, figcaption, li a'
    const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text // the walker shows nothing else
      if (!text.parentElement?.closest(`${places}, .brand, .back, .pill, .button, .badge, .label`))
        continue
      text.data = text.data.replace(/\p{L}+/u, 'Donaudampfschifffahrtsgesellschaftskapitän')
    }
  })
}

/** Sets letters, words and lines apart, as visitors may (WCAG 1.4.12). */
function spaceCopy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentDocument ?? document
    for (const element of shown.querySelectorAll<HTMLElement>('body *')) {
      element.style.lineHeight = '1.5'
      element.style.letterSpacing = '0.12em'
      element.style.wordSpacing = '0.16em'
    }
  })
}

/**
 * What leaves its box or is cut, at each width. All of them are looked at in one task, so that none is painted.
 * @param breaksWords whether a word may stand on two lines with no hyphen between its parts
 */
function faults(page: Page, textSize: number, breaksWords: boolean): Promise<string[]> {
  return page.evaluate(
    async ({ sizes, rem, isBreaking }) => {
      const frame = document.querySelector('iframe')
      const shown = frame?.contentDocument
      if (!frame || !shown) throw new Error('no page is shown')
      const root = shown.documentElement
      // The setting arrives with a frame of its own: text is 106.25 % of it.
      while (getComputedStyle(root).fontSize !== rem) await new Promise(requestAnimationFrame)
      const found = new Set<string>()
      const range = shown.createRange()
      const name = (element: Element) =>
        `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 40)}"`
      // Drawings that leave their boxes on purpose, and what is shortened or for screen readers only.
      const drawn = ':is(.panel-frame, .recents, .recent, .closing, .wall li)'
      const left = `${drawn}, :has(${drawn}), .navbar-place, .navbar-place *, .get-app, .get-app *, .speaker, .speaker *, svg, svg *`
      const elements = Array.from(shown.body.querySelectorAll<HTMLElement>(`:not(${left})`))
      const cutting = elements.filter(element =>
        /hidden|clip/.test(getComputedStyle(element).overflow),
      )
      const textsIn = (element: Element) => {
        const texts: Text[] = []
        const walker = shown.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) texts.push(walker.currentNode as Text) // it shows nothing else
        return texts.filter(({ parentElement: parent }) => parent && !parent.matches(left))
      }
      const linesOf = (text: Text, start: number, end: number) => {
        range.setStart(text, start)
        range.setEnd(text, end)
        return Array.from(range.getClientRects()).filter(({ width }) => width > 0)
      }
      const visible = { opacityProperty: true, visibilityProperty: true }
      const labels = Array.from(shown.querySelectorAll('h1, h2, h3, a, .pill, .choice, th, b, p'))

      for (const width of sizes) {
        frame.style.width = `${width}px`
        const report = (fault: string) => found.add(`${width} px: ${fault}`)
        if (root.scrollWidth > width) report(`the page is ${root.scrollWidth} px wide`)
        const tooFull = elements.filter(
          element =>
            element.clientWidth > 1 &&
            element.scrollWidth > element.clientWidth + 1 &&
            !cutting.includes(element) &&
            element.checkVisibility(visible),
        )
        for (const element of tooFull) {
          if (tooFull.some(other => other !== element && element.contains(other))) continue
          report(`${name(element)} holds ${element.scrollWidth} px in ${element.clientWidth}`)
        }
        for (const element of cutting) {
          const box = element.getBoundingClientRect()
          if (box.width <= 1) continue
          for (const text of textsIn(element)) {
            if (!text.parentElement?.checkVisibility(visible)) continue
            for (const line of linesOf(text, 0, text.length)) {
              const { top, right, bottom, left: start } = line
              const isHigh = top < box.top - 1 || bottom > box.bottom + 1
              if (isHigh || start < box.left - 1 || right > box.right + 1)
                report(`${name(element)} cuts "${text.data}"`)
            }
          }
        }
        if (isBreaking) continue
        for (const label of labels) {
          const isRunning =
            getComputedStyle(label).hyphens === 'auto' && !label.matches('h1, h2, h3')
          if (isRunning || !label.checkVisibility(visible)) continue
          for (const text of textsIn(label)) {
            if (linesOf(text, 0, text.length).length < 2) continue
            for (const { 0: word, index } of text.data.matchAll(
              /(?<![\p{L}\p{N}./:@])(?:[\p{L}\u00AD]+|\p{N}+)(?![\p{L}\p{N}/:@]|\.\p{L})/gu,
            )) {
              const lines = linesOf(text, index, index + word.length)
              const tops = new Set(lines.map(({ top }) => Math.round(top)))
              if (tops.size > word.split('\u00AD').length) report(`"${word}" is broken`)
            }
          }
        }
      }
      return [...found]
    },
    { sizes: widths, rem: `${textSize * 1.0625}px`, isBreaking: breaksWords },
  )
}

/** How a page is looked at; what is done to its words stays done. */
const looks = [
  ['its own words', 16],
  ['its own words', 32],
  ['long words', 32],
  ['long words set apart', 16],
] as const

for (const [site, languages] of [
  ['unsupplied', ['en', 'de']],
  ['launched', ['en', 'de']],
  ['finished', ['en', 'de', 'fr', 'es']],
] as const) {
  for (const language of languages) {
    test(`${site} site, ${language}: nothing leaves its box or is cut, however long its words and large its text`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto(addresses[site])
      const session = await page.context().newCDPSession(page)
      const languageOf = (path: string) => /^\/(de|fr|es)(?:\/|$)/.exec(path)?.[1] ?? 'en'
      const paths = await pathsOf(page, site)
      const found: Record<string, readonly string[]> = {}
      for (const path of paths.filter(one => languageOf(one) === language)) {
        await show(page, path)
        for (const [copy, size] of looks) {
          if (copy === 'long words') await lengthenCopy(page)
          if (copy === 'long words set apart') await spaceCopy(page)
          await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
          const here = await faults(page, size, size > 16 || copy !== 'its own words')
          if (here.length > 0) found[`${path}, ${copy}, text of ${size} px`] = here
        }
      }
      expect(found).toEqual({})
    })
  }
}
