import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { legalLanguages, offeredLanguages, siteLanguages } from '../content/offeredLanguages.ts'
import { type Alternates, defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'

/** The routes of the site (specification §2 "Routes"). */
export type RouteName = 'landing' | LegalDocumentName

/** Every route, in the order pages are listed. */
const routeNames: readonly RouteName[] = ['landing', ...legalDocuments]

interface AddressedPage {
  readonly language: Language
  readonly path: string
  /** File below the folder of the site: `/de/x` is `de/x.html`, as CDNs with clean URLs expect. */
  readonly file: string
  /** Path of the same page in every language it is offered in. */
  readonly alternates: Alternates
  /** Path of the picture that is shown where the page is shared. */
  readonly card: string
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

/** The languages that a route is offered in. */
function languagesOf(route: RouteName): readonly Language[] {
  return route === 'landing' ? siteLanguages : legalLanguages
}

function alternatesOf(
  languages: readonly Language[],
  path: (code: Language) => string,
): Alternates {
  return Object.fromEntries(languages.map(code => [code, path(code)]))
}

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  return localizePath(route === 'landing' ? '/' : `/${route}`, language)
}

/** A link to a route, and its language where that is not the page's own. */
export interface RouteLink {
  readonly path: string
  readonly otherLanguage?: Language
}

/** Leads to a route in a language, or in the default language where it is not offered in that one. */
export function linkToRoute(route: RouteName, language: Language): RouteLink {
  if (languagesOf(route).includes(language)) return { path: routePath(route, language) }
  return { path: routePath(route, defaultLanguage), otherLanguage: defaultLanguage }
}

function routePage(route: RouteName, language: Language): RoutePage {
  const path = routePath(route, language)
  const page: AddressedPage = {
    language,
    path,
    file: pageFile(path),
    alternates: alternatesOf(languagesOf(route), code => routePath(route, code)),
    card: `/cards/${route}.${language}.png`,
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
