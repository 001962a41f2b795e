import { expect } from 'vitest'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { landingPages } from './sitePages.ts'

/** What each language says on the landing page. */
const words = {
  en: {
    notice: 'Video, image and chat generation are not yet available through this website.',
    popular: 'Popular',
    sample: 'Sample',
    coming: 'Coming soon to the App Store',
    download: 'Download on the App Store',
    support: ['online', 'worldwide', '24/7'],
    price: '$19 per month',
    screen: ['Generating', 'Recent Videos', 'Play', 'Save'],
  },
  de: {
    notice: 'Video, Bild und Chat sind über diese Website noch nicht verfügbar.',
    popular: 'Beliebt',
    sample: 'Muster',
    coming: 'Demnächst im App Store',
    download: 'Laden im App Store',
    support: ['online', 'weltweit', '24/7'],
    price: '19 € pro Monat',
    screen: ['Wird generiert', 'Neueste Videos', 'Abspielen', 'Speichern'],
  },
  fr: {
    notice: 'Vidéo, image et chat ne sont pas encore disponibles sur ce site.',
    popular: 'Populaire',
    sample: 'Exemple',
    coming: undefined,
    download: undefined,
    support: ['en ligne', 'partout dans le monde', '7 j/7'],
    price: '19 € par mois',
  },
  es: {
    notice: 'los vídeos, las imágenes y el chat aún no están disponibles en este sitio web.',
    popular: 'Popular',
    sample: 'Ejemplo',
    coming: undefined,
    download: undefined,
    support: ['en línea', 'todo el mundo', '24/7'],
    price: '19 € al mes',
  },
}

eachOf('every landing page', landingPages, ({ file, language }, check) => {
  const page = builtPage(file)
  const texts = words[language]

  check(
    'has the sections of the specification in order, and links to all but the footer (§2)',
    () => {
      const sections = ['home', 'features', 'pricing', 'testimonials', 'faq']
      expect(page.all('[data-section]').map(section => attribute(section, 'id'))).toEqual([
        ...sections,
        'contact',
      ])
      expect(page.one('#contact').tagName).toBe('footer')
      expect(page.all('.menu-sections a').map(link => attribute(link, 'href'))).toEqual(
        sections.map(id => `#${id}`),
      )
    },
  )

  check('shows the words of the app’s video screen, drawn (§1)', () => {
    // The other languages are those of a site with works of its own.
    if (!('screen' in texts) || fixture.hasOwnWorks) return
    const panel = textOf(page.one('.panel-video'))
    expect(texts.screen.filter(word => !panel.includes(word))).toEqual([])
  })

  check('says that generation is not yet available through the website (product ruling 9)', () => {
    expect(textOf(page.one('#home .notice')).toLowerCase()).toContain(texts.notice.toLowerCase())
  })

  check('has a popular plan, and prices in the currency of the language (product ruling 2)', () => {
    expect(page.all('#pricing .plan')).toHaveLength(fixture.plans === 'starter-pro' ? 2 : 3)
    expect(textOf(page.one('[data-popular] .tag'))).toBe(texts.popular)
    const [, second = ''] = page.all('.price').map(textOf)
    expect(second.replaceAll(/\s/g, ' ')).toContain(texts.price)
  })

  check('marks every sample review, and gives its rating in words (product ruling 8)', () => {
    const { stars, areSamples } = fixture.reviews
    const reviews = page.all('.review').map(textOf)
    expect(reviews.map(text => text.includes(texts.sample))).toEqual([
      areSamples,
      areSamples,
      areSamples,
    ])
    const labels = page.all('.stars').map(element => attribute(element, 'ariaLabel'))
    expect(labels).toEqual(stars.map(count => expect.stringContaining(String(count))))
  })

  check(
    'asks five questions, each with an answer (§2), the figures of §4 and §5 among them',
    () => {
      expect(page.all('#faq details[name=faq]')).toHaveLength(5)
      expect(new Set(page.all('#faq summary').map(textOf)).size).toBe(5)
      const answers = page.all('#faq details p').map(textOf)
      expect(answers.filter(answer => answer.length <= 20)).toEqual([])
      for (const figure of ['30', '13', '16']) expect(answers.join(' ')).toContain(figure)
    },
  )

  check('offers support online, worldwide, at any time (§1)', () => {
    const support = textOf(page.one('#contact')).toLowerCase()
    expect(texts.support.filter(part => !support.includes(part))).toEqual([])
  })

  check('has no dead buttons: each one leads somewhere or says what is to come', () => {
    const leading = page.all('a.button, a.badge, a.badge-artwork')
    expect(leading.map(button => attribute(button, 'href'))).toEqual(fixture.landingLinks)
    // Two plans and the way to sales.
    expect(page.all('p.button')).toHaveLength(fixture.isInStore ? 0 : 3)
    expect(page.all('a:not([href]), button:not([popovertarget])')).toEqual([])
    const drawnBadge = fixture.isInStore ? texts.download : texts.coming
    expect(page.all('#home .badge').map(textOf)).toEqual(
      fixture.hasBadgeArtwork ? [] : [drawnBadge],
    )
  })

  check('ends by announcing the app, or with its download once it is in the store', () => {
    expect(/iPhone\.$/.test(textOf(page.one('#contact .footer-call h2')))).toBe(!fixture.isInStore)
  })
})
