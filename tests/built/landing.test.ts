import { describe, expect, it } from 'vitest'
import { plans } from '../../src/content/plans.ts'
import { messages } from '../../src/i18n/messages.ts'
import { routePages } from '../../src/pages/pageTable.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'

const landingPages = routePages.filter(({ kind }) => kind === 'landing')

describe.each(landingPages)('landing page at $path', ({ file, language }) => {
  const page = builtPage(file)
  const texts = messages[language]

  it('has the sections of the specification in their order (§2)', () => {
    expect(page.all('[data-section]').map(section => attribute(section, 'id'))).toEqual([
      ...['home', 'features', 'pricing', 'testimonials', 'faq', 'contact'],
    ])
    expect(page.one('#contact').tagName).toBe('footer')
  })

  it('links to its sections in the navbar, all but the footer (§2)', () => {
    expect(page.all('.menu-sections a').map(link => attribute(link, 'href'))).toEqual([
      ...['#home', '#features', '#pricing', '#testimonials', '#faq'],
    ])
  })

  it('shows the words of the app’s video screen (§1)', () => {
    const panel = textOf(page.one('.panel-video'))
    for (const key of ['generating', 'recent', 'play', 'save'] as const) {
      expect(panel).toContain(texts[`panel.video.${key}`])
    }
  })

  it('says that generation is not yet available through the website (product ruling 9)', () => {
    expect(textOf(page.one('#home .notice'))).toBe(texts['hero.notice'])
  })

  it('shows the plans of the chosen variant with their lines', () => {
    const cards = page.all('#pricing .plan')
    expect(cards).toHaveLength(plans.length)
    for (const [index, plan] of plans.entries()) {
      const text = textOf(cards[index] ?? page.one('#pricing'))
      expect(text.startsWith(plan.name)).toBe(true)
      for (const feature of plan.features) {
        expect(text).toContain(texts[feature.label])
        if (typeof feature.limit === 'number') expect(text).toContain(`${feature.limit}`)
      }
    }
    expect(textOf(page.one('[data-popular] .tag'))).toBe(texts['pricing.popular'])
  })

  it('shows prices in the currency of the language (product ruling 2)', () => {
    const prices = page.all('.price').map(textOf)
    expect(prices[1]).toContain(language === 'en' ? '$19' : '19 €')
  })

  it('marks every sample review, and tells its rating in words (product ruling 8)', () => {
    const reviews = page.all('.review')
    expect(reviews).toHaveLength(3)
    for (const [index, review] of reviews.entries()) {
      const isMarked = textOf(review).includes(texts['testimonials.sample'])
      expect(isMarked).toBe(site.testimonials[index]?.consent === 'sample')
    }
    for (const [index, stars] of page.all('.stars').entries()) {
      expect(attribute(stars, 'ariaLabel')).toContain(String(site.testimonials[index]?.rating))
    }
  })

  it('asks five questions, each with an answer (§2)', () => {
    const items = page.all('#faq details[name=faq]')
    expect(items).toHaveLength(5)
    expect(new Set(page.all('#faq summary').map(textOf)).size).toBe(5)
    for (const answer of page.all('#faq details p')) {
      expect(textOf(answer).length).toBeGreaterThan(20)
    }
  })

  it('states the figures of the FAQ (§4, §5)', () => {
    const figures: Readonly<Record<string, readonly string[]>> = {
      en: ['for 30 days', '13 in the US and 16 in the EU'],
      de: ['30 Tage lang', 'In den USA 13, in der EU 16'],
    }
    const faq = textOf(page.one('#faq'))
    for (const figure of figures[language] ?? ['30', '13', '16']) expect(faq).toContain(figure)
  })

  it('offers support online, worldwide, at any time (§1)', () => {
    const support = textOf(page.one('#contact'))
    expect(support).toMatch(/\bonline\b|en ligne|en línea/i)
    expect(support).toMatch(/worldwide|weltweit|partout dans le monde|todo el mundo/)
    expect(support).toMatch(/24\/7|7 j\/7/)
  })

  it('has no dead buttons: what looks like one leads somewhere or says what is to come', () => {
    for (const button of page.all('a.button, a.badge, a.badge-artwork')) {
      expect(attribute(button, 'href')).toMatch(/^(?:https:|mailto:|\/)/)
    }
    if (page.all('a.badge, a.badge-artwork').length === 0) {
      expect(textOf(page.one('#home .badge'))).toContain(texts['badge.comingTop'])
    }
  })

  it('ends with the app while it is coming, and with its download once it is there', () => {
    const title = textOf(page.one('#contact .footer-call h2'))
    const isComing = page.all('#contact a.badge, #contact a.badge-artwork').length === 0
    if (isComing) expect(title).toMatch(/iPhone\.$/)
    else expect(title).not.toContain('iPhone')
  })
})
