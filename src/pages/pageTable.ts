import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { type InformationPageName, isInformationPage } from '../content/information.ts'
import { offeredLanguages, siteLanguages } from '../content/offeredLanguages.ts'
import { languagesOf, type RouteName, routeNames, routePath } from '../content/routes.ts'
import { type Alternates, defaultLanguage, type Language } from '../i18n/languages.ts'
import { localizePath } from '../i18n/paths.ts'
import { type AddressedPage, addressedPage, alternatesOf, pageFile } from './addressedPage.ts'
import {
  type ChangesPageEntry,
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

/** A page that not every company needs. */
export interface InformationPageEntry extends AddressedPage {
  readonly kind: 'information'
  readonly route: InformationPageName
}

export interface SubProcessorsPageEntry extends AddressedPage {
  readonly kind: 'sub-processors'
  readonly route: 'sub-processors'
}

/** The rights of the people whose data is processed, with a message for each. */
export interface RightsPageEntry extends AddressedPage {
  readonly kind: 'rights'
  readonly route: 'your-rights'
}

/** The data processing agreement with fields for the parties, and its annexes. */
export interface AgreementPageEntry extends AddressedPage {
  readonly kind: 'agreement'
  readonly route: 'agreement-to-sign'
}

/** A page with an address of its own. */
export type RoutePage =
  | LandingPageEntry
  | LegalPageEntry
  | InformationPageEntry
  | SubProcessorsPageEntry
  | RightsPageEntry
  | AgreementPageEntry
  | VersionPageEntry
  | ChangesPageEntry
  | VersionListPageEntry

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

function routePage(route: RouteName, language: Language): RoutePage {
  const page = addressedPage({
    card: route,
    language,
    languages: languagesOf(route),
    path: code => routePath(route, code),
    isListed: true,
  })
  switch (route) {
    case 'landing':
      return { kind: 'landing', route, ...page }
    case 'sub-processors':
      return { kind: 'sub-processors', route, ...page }
    case 'your-rights':
      return { kind: 'rights', route, ...page }
    case 'agreement-to-sign':
      // Search engines should show the document, whose text this page repeats.
      return { kind: 'agreement', route, ...page, isListed: false }
    default:
      return isInformationPage(route)
        ? { kind: 'information', route, ...page }
        : { kind: 'legal', route, ...page }
  }
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
export const routePages: readonly RoutePage[] = offeredLanguages.flatMap(code => [
  ...routeNames
    .filter(route => languagesOf(route).includes(code))
    .map(route => routePage(route, code)),
  ...versionPages(code),
])

/** The 404 page of every language. */
export const notFoundPages: readonly NotFoundPageEntry[] = offeredLanguages.map(notFoundPage)

/** Every page that is pre-rendered. */
export const pages: readonly Page[] = [...routePages, ...notFoundPages]
