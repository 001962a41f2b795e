import { describe, expect, it } from 'vitest'
import { landingSections } from '../../src/components/sections.ts'
import { faqItems } from '../../src/content/faq.ts'
import { plans } from '../../src/content/plans.ts'
import { languages } from '../../src/i18n/languages.ts'
import { messages } from '../../src/i18n/messages/index.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'

describe.each(languages)('landing page in $name', ({ code }) => {
  const page = builtPage(code === 'en' ? 'index.html' : `${code}.html`)
  const t = messages[code]

  it('has the sections of the specification in their order (§2)', () => {
    expect(page.all('[data-section]').map(section => attribute(section, 'id'))).toEqual([
      ...landingSections,
    ])
    expect(page.one('#contact').tagName).toBe('footer')
  })

  it('shows the words of the app’s video screen (§1)', () => {
    const panel = textOf(page.one('.panel-video'))
    for (const key of ['generating', 'recent', 'play', 'save'] as const) {
      expect(panel).toContain(t[`panel.video.${key}`])
    }
  })

  it('says that generation is not yet available through the website (product ruling 9)', () => {
    expect(textOf(page.one('#home .notice'))).toBe(t['hero.notice'])
  })

  it('shows the plans of the chosen reading with their lines', () => {
    const cards = page.all('#pricing .plan')
    expect(cards.map(card => textOf(card).split(/\s|[A-Z][a-z]+$/)[0])).toHaveLength(plans.length)
    for (const [index, plan] of plans.entries()) {
      const text = textOf(cards[index] ?? page.one('#pricing'))
      expect(text.startsWith(plan.name)).toBe(true)
      for (const feature of plan.features) {
        expect(text).toContain(t[feature.label])
        if (typeof feature.limit === 'number') expect(text).toContain(`${feature.limit}`)
      }
    }
    expect(textOf(page.one('[data-popular] .tag'))).toBe(t['pricing.popular'])
  })

  it('shows prices in the currency of the language (product ruling 2)', () => {
    const prices = page.all('.price').map(textOf)
    expect(prices[1]).toContain(code === 'en' ? '$19' : '19 €')
  })

  it('marks every sample review, and tells its rating in words (product ruling 8)', () => {
    const reviews = page.all('.review')
    expect(reviews).toHaveLength(3)
    for (const [index, review] of reviews.entries()) {
      expect(textOf(review).includes(t['testimonials.sample'])).toBe(
        site.testimonials[index]?.consent === 'sample',
      )
    }
    for (const stars of page.all('.stars')) expect(attribute(stars, 'ariaLabel')).toContain('5')
  })

  it('answers five questions', () => {
    const items = faqItems(code)
    expect(page.all('#faq details[name=faq]').map(textOf)).toEqual(
      items.map(({ question, answer }) => question + answer),
    )
  })

  it('has no dead buttons: what looks like one leads somewhere or says what is to come', () => {
    for (const button of page.all('a.button, a.badge')) {
      expect(attribute(button, 'href')).toMatch(/^(?:https:|mailto:|\/)/)
    }
    if (page.all('a.badge').length === 0) {
      expect(textOf(page.one('#home .badge'))).toContain(t['badge.comingTop'])
    }
  })
})
