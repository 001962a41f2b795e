import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  localized,
} from '../i18n/languages.ts'
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
  /** Path of the same page in every language. */
  readonly alternates: Localized
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
  /** Where its language switch leads: the landing pages. */
  readonly alternates: Localized
  /** The beginning of the paths it is shown for; '' for the default language, which takes the rest. */
  readonly prefix: string
}

export type Page = RoutePage | NotFoundPageEntry

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  return localizePath(route === 'landing' ? '/' : `/${route}`, language)
}

function routePage(route: RouteName, language: Language): RoutePage {
  const path = routePath(route, language)
  const page: AddressedPage = {
    language,
    path,
    file: pageFile(path),
    alternates: localized(code => routePath(route, code)),
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
    alternates: localized(code => routePath('landing', code)),
    prefix: language === defaultLanguage ? '' : localizePath('/', language),
  }
}

/** Every page that has an address, in every language. */
export const routePages: readonly RoutePage[] = languages.flatMap(({ code }) =>
  routeNames.map(route => routePage(route, code)),
)

/** The 404 page of every language. */
export const notFoundPages: readonly NotFoundPageEntry[] = languages.map(({ code }) =>
  notFoundPage(code),
)

/** Every page that is pre-rendered. */
export const pages: readonly Page[] = [...routePages, ...notFoundPages]
