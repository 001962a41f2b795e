import { describe, expect, it } from 'vitest'
import { localized } from '../../../src/company/languages/languages.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import {
  languagesOf,
  linkToRoute,
  routeNames,
  routePath,
} from '../../../src/company/site/routes.ts'
import {
  formerAddresses,
  inEveryLanguage,
  landingAddresses,
  legalHomeAddresses,
  rightsAddresses,
  securityAddresses,
  statutoryAddresses,
  toDocuments,
  toStatutoryPages,
} from '../../built/addresses.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const load = (fixture: string) =>
  redirects(inEnglish(loadSite({ folder: `tests/sites/${fixture}`, today: '2025-06-01' })))

/** The path of every page by language; published addresses stay what they are. */
const pages = {
  landing: landingAddresses,
  'legal-home': legalHomeAddresses,
  'privacy-policy': inEveryLanguage('/privacy-policy'),
  'terms-of-service': inEveryLanguage('/terms-of-service'),
  'data-processing-agreement': inEveryLanguage('/data-processing-agreement'),
  'sub-processors': inEveryLanguage('/sub-processors'),
  'your-rights': rightsAddresses,
  ...statutoryAddresses,
}

it('every page has its published address in every language', () => {
  const paths = routeNames.map(name => [name, localized(code => routePath(name, code))])
  expect(Object.fromEntries(paths)).toEqual(pages)
})

describe('a site whose landing page has other languages than its documents', () => {
  const site = withValues(loadSite({ folder: 'tests/sites/unsupplied', today: '2025-06-01' }), {
    languages: { site: ['en', 'de'], legal: ['en', 'fr'] },
  })

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

describe('short and former addresses', () => {
  const isShort = ([from, to]: readonly [string, string]) =>
    !/\/$|\.html$|^\/en(?:\/|$)/.test(from) && from !== to
  const shortOf = (table: Record<string, string>) =>
    Object.fromEntries(Object.entries(table).filter(isShort))

  const toSecurity = (target: string) =>
    Object.fromEntries(securityAddresses.map(from => [from, target]))

  it('lead to their pages, with a slash at the end too', () => {
    const table = load('finished')
    const expected = { ...toDocuments, ...toStatutoryPages }
    const security = toSecurity('/.well-known/security.txt')
    expect(shortOf(table)).toEqual({ ...expected, ...formerAddresses, ...security })
    for (const [from, to] of Object.entries(expected)) {
      if (!from.endsWith('.md')) expect(table[`${from}/`]).toBe(to)
    }
  })

  it('lead to no page that the site lacks', () => {
    const security = toSecurity('/legal')
    expect(shortOf(load('unsupplied'))).toEqual({ ...toDocuments, ...formerAddresses, ...security })
  })
})
