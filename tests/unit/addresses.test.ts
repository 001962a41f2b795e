import { describe, expect, it } from 'vitest'
import { localized } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { routeNames, routePath } from '../../src/model/routes.ts'
import { redirects } from '../../src/pages/redirects.ts'
import {
  inEveryLanguage,
  landingAddresses,
  legalHomeAddresses,
  rightsAddresses,
  statutoryAddresses,
  toDocuments,
  toStatutoryPages,
} from '../built/addresses.ts'
import { inEnglish } from '../sites/variants.ts'

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
  'agreement-to-sign': inEveryLanguage('/data-processing-agreement/sign'),
  ...statutoryAddresses,
}

it('every page has its published address in every language', () => {
  const paths = routeNames.map(name => [name, localized(code => routePath(name, code))])
  expect(Object.fromEntries(paths)).toEqual(pages)
})

describe('short addresses', () => {
  const isShort = ([from, to]: readonly [string, string]) =>
    !/\/$|\.html$|^\/en(?:\/|$)/.test(from) && from !== to
  const shortOf = (table: Record<string, string>) =>
    Object.fromEntries(Object.entries(table).filter(isShort))

  it('lead to their pages, with a slash at the end too', () => {
    const table = load('finished')
    const expected = { ...toDocuments, ...toStatutoryPages }
    expect(shortOf(table)).toEqual(expected)
    for (const [from, to] of Object.entries(expected)) expect(table[`${from}/`]).toBe(to)
  })

  it('lead to no page that the site lacks', () => {
    expect(shortOf(load('unsupplied'))).toEqual(toDocuments)
  })
})
