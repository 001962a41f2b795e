import { describe, expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'
import { fixture } from './fixture.ts'

const { redirects, files } = readManifest()

describe('redirects', () => {
  it('short addresses that people guess lead to the documents, in every language', () => {
    expect(redirects).toMatchObject({
      '/privacy': '/privacy-policy',
      '/terms': '/terms-of-service',
      '/dpa': '/data-processing-agreement',
      '/datenschutz': '/de/privacy-policy',
      '/agb': '/de/terms-of-service',
      '/avv': '/de/data-processing-agreement',
      '/de/datenschutz': '/de/privacy-policy',
      '/de/agb': '/de/terms-of-service',
      '/de/avv': '/de/data-processing-agreement',
      '/confidentialite': '/fr/privacy-policy',
      '/cgu': '/fr/terms-of-service',
      '/fr/confidentialite': '/fr/privacy-policy',
      '/fr/conditions': '/fr/terms-of-service',
      '/fr/cgu': '/fr/terms-of-service',
      '/fr/sous-traitance': '/fr/data-processing-agreement',
      '/privacidad': '/es/privacy-policy',
      '/condiciones': '/es/terms-of-service',
      '/es/privacidad': '/es/privacy-policy',
      '/es/condiciones': '/es/terms-of-service',
      '/es/encargo': '/es/data-processing-agreement',
    })
  })

  it.each(['de', 'fr', 'es'])('the English short addresses exist in %s', language => {
    expect(redirects).toMatchObject({
      [`/${language}/privacy`]: `/${language}/privacy-policy`,
      [`/${language}/terms`]: `/${language}/terms-of-service`,
      [`/${language}/dpa`]: `/${language}/data-processing-agreement`,
    })
  })

  const statutory = {
    '/legal-notice': '/imprint',
    '/cancellation': '/cancel',
    '/dmca': '/report',
    '/impressum': '/de/impressum',
    '/barrierefreiheit': '/de/barrierefreiheit',
    '/widerruf': '/de/widerruf',
    '/kuendigen': '/de/kuendigen',
    '/digitale-dienste': '/de/digitale-dienste',
    '/melden': '/de/melden',
    '/ki': '/de/ki',
    '/de/imprint': '/de/impressum',
    '/mentions-legales': '/fr/mentions-legales',
    '/retractation': '/fr/retractation',
    '/resilier': '/fr/resilier',
    '/fr/imprint': '/fr/mentions-legales',
    '/aviso-legal': '/es/aviso-legal',
    '/desistimiento': '/es/desistimiento',
    '/cancelar': '/es/cancelar',
    '/es/imprint': '/es/aviso-legal',
  }

  it.each(Object.entries(statutory))('%s leads to %s where that page exists', (from, to) => {
    expect(redirects[from]).toBe(fixture.statutoryPages.length > 0 ? to : undefined)
  })

  it('other spellings of an address lead to it', () => {
    expect(redirects).toMatchObject({
      '/index.html': '/',
      '/en': '/',
      '/en/': '/',
      '/en/privacy-policy': '/privacy-policy',
      '/privacy-policy/': '/privacy-policy',
      '/privacy-policy.html': '/privacy-policy',
      '/de/': '/de',
      '/de.html': '/de',
      '/de/index.html': '/de',
      '/de/terms-of-service/': '/de/terms-of-service',
    })
  })

  it('each leads straight to a page', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(Object.keys(files), from).toContain(to)
      expect(Object.keys(files)).not.toContain(from)
    }
  })
})
