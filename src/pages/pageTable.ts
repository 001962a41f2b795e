import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { offeredLanguages, siteLanguages } from '../content/offeredLanguages.ts'
import { languagesOf, type RouteName, routeNames, routePath } from '../content/routes.ts'
import { type Alternates, defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'

interface AddressedPage {
  readonly language: Language
  readonly path: string
  /** File below the folder of the site: `/de/x` is `de/x.html`, as CDNs with clean URLs expect. */
  readonly file: string
  /** Path of the same page in every language it is offered in. */
  readonly alternates: Alternates
  /** Path of the picture that is shown where the page is shared. */
  readonly card: string
  /** Whether search engines may list it once the site is open to them; others never. */
  readonly isListed: boolean
}

export interface LandingPageEntry extends AddressedPage {
  readonly kind: 'landing'
  readonly route: 'landing'
}

export interface LegalPageEntry extends AddressedPage {
  readonly kind: 'legal'
  readonly route: LegalDocumentName
}

/** A page with an address of its own. */
export type RoutePage = LandingPageEntry | LegalPageEntry

/** The page that unknown addresses of a language show; it has no address of its own. */
export interface NotFoundPageEntry {
  readonly kind: 'not-found'
  readonly language: Language
  /** Where it is pre-rendered. */
  readonly path: string
  readonly file: string
  /** Where its language switch leads: the landing pages, or what there is instead. */
  readonly alternates: Alternates
  /** The beginning of the paths it is shown for; '' for the default language, which takes the rest. */
  readonly prefix: string
}

export type Page = RoutePage | NotFoundPageEntry

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function alternatesOf(
  languages: readonly Language[],
  path: (code: Language) => string,
): Alternates {
  return Object.fromEntries(languages.map(code => [code, path(code)]))
}

function routePage(route: RouteName, language: Language): RoutePage {
  const path = routePath(route, language)
  const page: AddressedPage = {
    language,
    path,
    file: pageFile(path),
    alternates: alternatesOf(languagesOf(route), code => routePath(route, code)),
    card: `/cards/${route}.${language}.png`,
    isListed: true,
  }
  return route === 'landing'
    ? { kind: 'landing', route, ...page }
    : { kind: 'legal', route, ...page }
}

function notFoundPage(language: Language): NotFoundPageEntry {
  const path = localizePath('/404', language)
  return {
    kind: 'not-found',
    language,
    path,
    file: pageFile(path),
    alternates: alternatesOf(offeredLanguages, code =>
      routePath(siteLanguages.includes(code) ? 'landing' : legalDocuments[0], code),
    ),
    prefix: language === defaultLanguage ? '' : localizePath('/', language),
  }
}

/** Every page that has an address, in every language it is offered in. */
export const routePages: readonly RoutePage[] = offeredLanguages.flatMap(code =>
  routeNames
    .filter(route => languagesOf(route).includes(code))
    .map(route => routePage(route, code)),
)

/** The 404 page of every language. */
export const notFoundPages: readonly NotFoundPageEntry[] = offeredLanguages.map(notFoundPage)

/** Every page that is pre-rendered. */
export const pages: readonly Page[] = [...routePages, ...notFoundPages]
