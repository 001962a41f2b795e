import { type Alternates, defaultLanguage, type Language } from '../languages/languages.ts'
import { localizePath } from '../languages/paths.ts'
import { type LegalDocumentName, legalDocuments } from '../model/documents.ts'
import { languagesOf, type RouteName, routeNames, routePath } from '../model/routes.ts'
import { oncePerSite, type Site } from '../model/site.ts'
import { isStatutoryPage, type StatutoryPageName } from '../model/statutoryPages.ts'
import { type AddressedPage, addressedPage, alternatesOf, pageFile } from './addressedPage.ts'
import {
  type ChangesPageEntry,
  type DraftPageEntry,
  type VersionListPageEntry,
  type VersionPageEntry,
  versionPages,
} from './versionPages.ts'

export interface LandingPageEntry extends AddressedPage {
  readonly kind: 'landing'
  readonly route: 'landing'
}

export interface LegalPageEntry extends AddressedPage {
  readonly kind: 'legal'
  readonly route: LegalDocumentName
}

/** The list of all documents and pages about rights and duties. */
export interface LegalHomePageEntry extends AddressedPage {
  readonly kind: 'legal-home'
  readonly route: 'legal-home'
}

/** A page that a statute asks of some companies. */
export interface StatutoryPageEntry extends AddressedPage {
  readonly kind: 'statutory'
  readonly route: StatutoryPageName
}

/** A page with an address of its own. */
export type RoutePage =
  | LandingPageEntry
  | LegalPageEntry
  | LegalHomePageEntry
  | StatutoryPageEntry
  | VersionPageEntry
  | ChangesPageEntry
  | VersionListPageEntry
  | DraftPageEntry

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

/** Kinds of pages whose text can no longer change, because it is published. */
export const publishedKinds: readonly Page['kind'][] = ['version', 'changes']

function routePage(site: Site, route: RouteName, language: Language): RoutePage {
  const page = addressedPage({
    card: route,
    language,
    languages: languagesOf(site, route),
    path: code => routePath(route, code),
    isListed: true,
  })
  switch (route) {
    case 'landing':
      return { kind: 'landing', route, ...page }
    case 'legal-home':
      return { kind: 'legal-home', route, ...page }
    default:
      return isStatutoryPage(route)
        ? { kind: 'statutory', route, ...page }
        : { kind: 'legal', route, ...page }
  }
}

function notFoundPage({ languages }: Site, language: Language): NotFoundPageEntry {
  const path = localizePath('/404', language)
  return {
    kind: 'not-found',
    language,
    path,
    file: pageFile(path),
    alternates: alternatesOf(languages.any, code =>
      routePath(languages.site.includes(code) ? 'landing' : legalDocuments[0], code),
    ),
    prefix: language === defaultLanguage ? '' : localizePath('/', language),
  }
}

/** The pages of a site. */
export interface PageTable {
  /** Every page that has an address, in every language it is offered in. */
  readonly routePages: readonly RoutePage[]
  /** The 404 page of every language. */
  readonly notFoundPages: readonly NotFoundPageEntry[]
  /** Every page that is pre-rendered. */
  readonly all: readonly Page[]
}

/** The pages of a site in every language they are offered in. */
export const pageTable = oncePerSite((site: Site): PageTable => {
  const routePages = site.languages.any.flatMap(code => [
    ...routeNames
      .filter(route => languagesOf(site, route).includes(code))
      .map(route => routePage(site, route, code)),
    ...versionPages(site, code),
  ])
  const notFoundPages = site.languages.any.map(code => notFoundPage(site, code))
  return { routePages, notFoundPages, all: [...routePages, ...notFoundPages] }
})
