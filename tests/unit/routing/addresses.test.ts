import { describe, expect, it } from 'vitest'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { languagesOf, linkToRoute } from '../../../src/company/site/routes.ts'
import { withValues } from '../../sites/variants.ts'

const unsupplied = loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' })

describe('a site whose landing page has other languages than its documents', () => {
  const site = withValues(unsupplied, { languages: { site: ['en', 'de'], legal: ['en', 'fr'] } })

  it('offers each page in its own, and a statutory one without facts in none', () => {
    expect(languagesOf(site, 'landing')).toEqual(['en', 'de'])
    expect(languagesOf(site, 'privacy-policy')).toEqual(['en', 'fr'])
    expect(languagesOf(site, 'imprint')).toEqual([])
  })

  it('leads to a page in the language of the reader, or says that it is in English', () => {
    expect(linkToRoute(site, 'privacy-policy', 'fr')).toEqual({ href: '/fr/privacy-policy' })
    expect(linkToRoute(site, 'privacy-policy', 'de')).toEqual({
      href: '/privacy-policy',
      hrefLang: 'en',
    })
  })
})

describe('an address that leads to a page', () => {
  const table = redirects(loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' }))

  it('does so with a slash at its end too, and to the section of the page that it means', () => {
    expect(table).toMatchObject({
      '/datenschutz': '/de/privacy-policy',
      '/datenschutz/': '/de/privacy-policy',
      '/refunds': '/cancel#refunds',
      '/refunds/': '/cancel#refunds',
    })
  })

  it('may be that of a page in another language without the language, in the first that has it', () => {
    expect(table).toMatchObject({ '/widerruf': '/de/widerruf', '/ia': '/fr/ia' })
  })

  it('leads nowhere on a site that lacks the page', () => {
    const paths = Object.keys(redirects(unsupplied))
    expect(paths).toContain('/datenschutz')
    expect(paths).not.toContain('/widerruf')
    expect(paths).not.toContain('/refunds')
  })
})
