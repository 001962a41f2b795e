import { expect } from 'vitest'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { landingTexts, shownPlans } from './landingExpectations.ts'
import { landingPages } from './sitePages.ts'

/** Where the finished site offers the app. */
const storeUrl = 'https://apps.apple.com/us/app/longhand-studio/id1234567890'

eachOf('every landing page', landingPages, ({ file, language }, check) => {
  const page = builtPage(file)
  const texts = landingTexts[language]

  check('has the sections of the specification in order (§2)', () => {
    expect(page.all('[data-section]').map(section => attribute(section, 'id'))).toEqual([
      ...['home', 'features', 'pricing', 'testimonials', 'faq', 'contact'],
    ])
    expect(page.one('#contact').tagName).toBe('footer')
  })

  check('links to its sections in the navbar, all but the footer (§2)', () => {
    expect(page.all('.menu-sections a').map(link => attribute(link, 'href'))).toEqual([
      ...['#home', '#features', '#pricing', '#testimonials', '#faq'],
    ])
  })

  check('says that generation is not yet available through the website (product ruling 9)', () => {
    expect(textOf(page.one('#home .notice'))).toBe(texts.notice)
  })

  check('shows the plans of the chosen variant with their lines', () => {
    const plans = shownPlans[fixture.plans]?.[language] ?? []
    expect(plans.length).toBeGreaterThan(1)
    const cards = page.all('#pricing .plan').map(textOf)
    expect(cards).toHaveLength(plans.length)
    for (const [index, [name, lines]] of plans.entries()) {
      expect(cards[index]?.startsWith(name)).toBe(true)
      for (const line of lines) expect(cards[index]).toContain(line)
    }
    expect(textOf(page.one('[data-popular] .tag'))).toBe(texts.popular)
  })

  check('shows prices in the currency of the language (product ruling 2)', () => {
    const prices = page.all('.price').map(textOf)
    expect(prices[1]).toContain(texts.proPrice)
  })

  check('marks every sample review, and gives its rating in words (product ruling 8)', () => {
    const { stars, areSamples } = fixture.reviews
    const reviews = page.all('.review')
    expect(reviews).toHaveLength(3)
    for (const review of reviews) {
      expect(textOf(review).includes(texts.sample)).toBe(areSamples)
    }
    const labels = page.all('.stars').map(element => attribute(element, 'ariaLabel'))
    expect(labels).toEqual(stars.map(count => expect.stringContaining(String(count))))
  })

  check('asks five questions, each with an answer (§2)', () => {
    const items = page.all('#faq details[name=faq]')
    expect(items).toHaveLength(5)
    expect(new Set(page.all('#faq summary').map(textOf)).size).toBe(5)
    for (const answer of page.all('#faq details p')) {
      expect(textOf(answer).length).toBeGreaterThan(20)
    }
  })

  check('states the figures of the FAQ (§4, §5)', () => {
    const faq = textOf(page.one('#faq'))
    for (const figure of texts.figures) expect(faq).toContain(figure)
  })

  check('offers support online, worldwide, at any time (§1)', () => {
    const support = textOf(page.one('#contact')).toLowerCase()
    for (const words of texts.support) expect(support).toContain(words)
  })

  check('has no dead buttons: each one leads somewhere or says what is to come', () => {
    const leading = page.all('a.button, a.badge, a.badge-artwork')
    expect(leading.map(button => attribute(button, 'href'))).toEqual(
      fixture.isInStore ? [storeUrl, storeUrl, storeUrl, storeUrl] : [],
    )
    // Two plans and the way to sales.
    expect(page.all('p.button-coming')).toHaveLength(fixture.isInStore ? 0 : 3)
    expect(page.all('a:not([href]), button:not([popovertarget])')).toEqual([])
    expect(page.all('#home .badge').map(textOf)).toEqual(fixture.isInStore ? [] : [texts.coming])
  })

  check('ends by announcing the app, or with its download once it is in the store', () => {
    const title = textOf(page.one('#contact .footer-call h2'))
    if (fixture.isInStore) expect(title).not.toContain('iPhone')
    else expect(title).toMatch(/iPhone\.$/)
  })
})
