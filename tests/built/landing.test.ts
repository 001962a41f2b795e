import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { landingPages } from './sitePages.ts'

/** The word that marks a review which nobody wrote. */
const sample = { en: 'Sample', de: 'Muster', fr: 'Exemple', es: 'Ejemplo' } as const

eachOf('every landing page', landingPages, ({ file, language }, check) => {
  const page = builtPage(file)

  check('is no larger than its fixture allows', () => {
    expect(statSync(join(siteFolder, `${file}.br`)).size).toBeLessThanOrEqual(fixture.landingBytes)
  })

  check('has these sections in order, and links to all but the footer', () => {
    const sections = ['home', 'features', 'pricing', 'testimonials', 'faq']
    expect(page.all('[data-section]').map(section => attribute(section, 'id'))).toEqual([
      ...sections,
      'contact',
    ])
    expect(page.one('#contact').tagName).toBe('footer')
    expect(page.all('.menu-sections a').map(link => attribute(link, 'href'))).toEqual(
      sections.map(id => `#${id}`),
    )
  })

  check('has a popular plan among those on sale (docs/rulings.md, ruling 2)', () => {
    expect(page.all('#pricing .plan')).toHaveLength(fixture.plans === 'starter-pro' ? 2 : 3)
    expect(page.all('[data-popular] .tag')).toHaveLength(1)
    expect(page.all('.plan h3 .tag')).toEqual([])
  })

  check(
    'says that generation is not yet available through the website (docs/rulings.md, ruling 9)',
    () => {
      expect(page.all('#home .notice')).toHaveLength(1)
    },
  )

  check(
    'marks every sample review, and gives its rating in words (docs/rulings.md, ruling 8)',
    () => {
      const { stars, areSamples } = fixture.reviews
      const reviews = page.all('.review').map(textOf)
      expect(reviews.map(text => text.includes(sample[language]))).toEqual([
        areSamples,
        areSamples,
        areSamples,
      ])
      const labels = page
        .all('.rating')
        .map(element => attribute(element, 'ariaLabel') || textOf(element))
      expect(labels).toEqual(stars.map(count => expect.stringContaining(String(count))))
    },
  )

  check('asks five questions, each with an answer, some with figures of the documents', () => {
    expect(page.all('#faq details[name=faq]')).toHaveLength(5)
    expect(new Set(page.all('#faq summary').map(textOf)).size).toBe(5)
    const answers = page.all('#faq details p').map(textOf)
    expect(answers.filter(answer => answer.length <= 20)).toEqual([])
    for (const figure of ['30', '13', '16']) expect(answers.join(' ')).toContain(figure)
  })

  check('has no dead buttons: each one leads somewhere or says what is to come', () => {
    const leading = page.all('a.button, a.badge, a.badge-artwork')
    expect(leading.map(button => attribute(button, 'href'))).toEqual(fixture.landingLinks)
    // Two plans and the way to sales.
    expect(page.all('p.button')).toHaveLength(fixture.isInStore ? 0 : 3)
    expect(page.all('a:not([href]), button:not([popovertarget])')).toEqual([])
    expect(page.all('#home .badge')).toHaveLength(fixture.hasBadgeArtwork ? 0 : 1)
  })
})
