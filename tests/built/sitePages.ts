import type { Shipped } from '../sites/shipped.ts'
import {
  type Document,
  documents,
  inEveryLanguage,
  landingAddresses,
  legalHomeAddresses,
  textAddresses,
} from './addresses.ts'
import { fixture } from './fixture.ts'

/** A page that the fixture must have. */
export interface SitePage<Route extends string = string> {
  /** What it is shared as: names its card. */
  readonly route: Route
  readonly language: Shipped
  readonly path: string
  /** Below the folder of the site. */
  readonly file: string
  /** Its path in every language it is offered in, in the order languages are listed. */
  readonly alternates: readonly (readonly [language: Shipped, path: string])[]
}

function pagesOf<Route extends string>(
  route: Route,
  addresses: Readonly<Record<Shipped, string>>,
  languages = fixture.languages.legal,
): SitePage<Route>[] {
  const alternates = languages.map(language => [language, addresses[language]] as const)
  return alternates.map(([language, path]) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    return { route, language, path, file, alternates }
  })
}

/** A page of each document for each of some versions. */
function versionPages(versions: Readonly<Record<Document, readonly string[]>>, suffix = '') {
  return documents.flatMap(document =>
    versions[document].flatMap(version =>
      pagesOf(document, inEveryLanguage(`/${document}/${version}${suffix}`)),
    ),
  )
}

export const landingPages = pagesOf('landing', landingAddresses, fixture.languages.site)

export const legalPages = documents.flatMap(document =>
  pagesOf(document, inEveryLanguage(`/${document}`)),
)

export const statutoryPages = fixture.statutoryPages.flatMap(name =>
  pagesOf(name, textAddresses[name]),
)

export const legalHomePages = pagesOf('legal-home', legalHomeAddresses)

/** The pages of the company's own. */
export const companyPages = Object.entries(fixture.companyPages).flatMap(([name, languages]) =>
  pagesOf(name, inEveryLanguage(`/${name}`), languages),
)

/** The pages that search engines may list once the site is open to them. */
export const listedPages: readonly SitePage[] = [
  ...landingPages,
  ...legalHomePages,
  ...legalPages,
  ...statutoryPages,
  ...companyPages,
  ...documents.flatMap(document => pagesOf(document, inEveryLanguage(`/${document}/versions`))),
]

/** Every page that has an address. */
export const routePages: readonly SitePage[] = [
  ...listedPages,
  ...versionPages(fixture.versions),
  ...versionPages(fixture.compared, '/changes'),
]

/** The 404 page of every language. */
export const notFoundPages = pagesOf('not-found', inEveryLanguage('/404'))

/** Every page that is pre-rendered. */
export const pages: readonly SitePage[] = [...routePages, ...notFoundPages]
