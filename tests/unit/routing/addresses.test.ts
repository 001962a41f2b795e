import { describe, expect, it } from 'vitest'
import { readSiteSource } from '../../../src/company/folder/siteSource.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { languagesOf, linkToRoute } from '../../../src/company/site/routes.ts'
import { siteOf } from '../../../src/company/site/site.ts'
import { complaint } from '../../sites/complaint.ts'
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

describe('an address that the company leads to a page', () => {
  const leading = (stated: Readonly<Record<string, string>>) =>
    redirects(withValues(unsupplied, { redirects: stated }))

  it('leads to the page of a name, or to an address of the site', () => {
    const stated = { '/privacy.html': 'privacy-policy', '/agb.html': '/de/terms-of-service' }
    expect(leading(stated)).toMatchObject({
      '/privacy.html': '/privacy-policy',
      '/agb.html': '/de/terms-of-service',
    })
  })

  it('leads there though another page has a use for it', () => {
    expect(leading({})['/help']).toBe('/support')
    expect(leading({ '/help': 'your-rights' })['/help']).toBe('/your-rights')
  })

  it.each([
    [
      '/support',
      'privacy-policy',
      'redirects: "/support" is a page of the site. Leave the line out.',
    ],
    [
      '/old',
      'no-such-page',
      'redirects: "/old" leads to "no-such-page", which is not a page of the site. Write the name of one, like privacy-policy, or its address.',
    ],
    [
      '/old',
      '/it/privacy-policy',
      'redirects: "/old" leads to "/it/privacy-policy", which is not a page of the site. Write the name of one, like privacy-policy, or its address.',
    ],
  ])('is refused for %s to %s', (from, to, said) => {
    expect(complaint(() => leading({ [from]: to }))).toContain(said)
  })
})

it.each([
  [
    '{ privacy.html: privacy-policy }',
    'redirects.privacy.html: "privacy.html" is not an address. Write it from its first slash on, without one at its end, like /privacy.html.',
  ],
  [
    '{ /old: https://www.example.com/new }',
    'redirects./old: "https://www.example.com/new" leads to no page. Write the name of a page like privacy-policy, or an address of this site like /de/privacy-policy.',
  ],
  [
    'none',
    'redirects: cannot be none: the site needs a value here. Write addresses like { /privacy.html: privacy-policy }.',
  ],
])('a company may not write redirects: %s', (written, said) => {
  const head = 'brand: Longhand\norigin: https://www.example.com\n'
  const yaml = `${head}languages: { site: [en], legal: [en] }\nredirects: ${written}\n`
  const source = readSiteSource('site.yaml', yaml)
  expect(complaint(() => siteOf({ ...unsupplied, source }))).toBe(`site.yaml:4: ${said}`)
})
