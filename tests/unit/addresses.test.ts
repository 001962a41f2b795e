import { describe, expect, it } from 'vitest'
import { localized } from '../../src/languages/languages.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import { routeNames, routePath } from '../../src/model/routes.ts'
import { redirects } from '../../src/pages/redirects.ts'
import {
  inEveryLanguage,
  landingAddresses,
  rightsAddresses,
  statutoryAddresses,
} from '../built/addresses.ts'
import { inEnglish } from '../sites/variants.ts'

const load = (fixture: string) =>
  redirects(inEnglish(loadSite({ folder: `tests/sites/${fixture}`, today: '2025-06-01' })))

/** The path of every page by language; published addresses stay what they are. */
const pages = {
  landing: landingAddresses,
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

/** Short addresses that people guess, with the page they lead to. */
const toDocuments = {
  '/privacy': '/privacy-policy',
  '/terms': '/terms-of-service',
  '/dpa': '/data-processing-agreement',
  '/datenschutz': '/de/privacy-policy',
  '/agb': '/de/terms-of-service',
  '/avv': '/de/data-processing-agreement',
  '/de/privacy': '/de/privacy-policy',
  '/de/terms': '/de/terms-of-service',
  '/de/dpa': '/de/data-processing-agreement',
  '/de/datenschutz': '/de/privacy-policy',
  '/de/agb': '/de/terms-of-service',
  '/de/avv': '/de/data-processing-agreement',
  '/confidentialite': '/fr/privacy-policy',
  '/cgu': '/fr/terms-of-service',
  '/fr/confidentialite': '/fr/privacy-policy',
  '/fr/conditions': '/fr/terms-of-service',
  '/fr/cgu': '/fr/terms-of-service',
  '/fr/sous-traitance': '/fr/data-processing-agreement',
  '/fr/privacy': '/fr/privacy-policy',
  '/fr/terms': '/fr/terms-of-service',
  '/fr/dpa': '/fr/data-processing-agreement',
  '/privacidad': '/es/privacy-policy',
  '/condiciones': '/es/terms-of-service',
  '/es/privacidad': '/es/privacy-policy',
  '/es/condiciones': '/es/terms-of-service',
  '/es/encargo': '/es/data-processing-agreement',
  '/es/privacy': '/es/privacy-policy',
  '/es/terms': '/es/terms-of-service',
  '/es/dpa': '/es/data-processing-agreement',
}

const toStatutoryPages = {
  '/legal-notice': '/imprint',
  '/cancellation': '/cancel',
  '/dmca': '/report',
  '/impressum': '/de/impressum',
  '/de/imprint': '/de/impressum',
  '/barrierefreiheit': '/de/barrierefreiheit',
  '/widerruf': '/de/widerruf',
  '/kuendigen': '/de/kuendigen',
  '/digitale-dienste': '/de/digitale-dienste',
  '/melden': '/de/melden',
  '/ki': '/de/ki',
  '/mentions-legales': '/fr/mentions-legales',
  '/fr/imprint': '/fr/mentions-legales',
  '/retractation': '/fr/retractation',
  '/resilier': '/fr/resilier',
  '/aviso-legal': '/es/aviso-legal',
  '/es/imprint': '/es/aviso-legal',
  '/desistimiento': '/es/desistimiento',
  '/cancelar': '/es/cancelar',
}

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
