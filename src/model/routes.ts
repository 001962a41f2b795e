import {
  defaultLanguage,
  type Language,
  languageOption,
  localizePath,
  type Slugs,
} from '../languages/index.ts'
import { type LegalDocumentName, legalDocuments } from './documents.ts'
import type { Site } from './site.ts'
import {
  isStatutoryPage,
  type StatutoryPageName,
  statutoryPages,
  suppliedStatutoryPages,
} from './statutoryPages.ts'

/** Routes with one page in each of their languages (specification §2 "Routes"). */
export type RouteName = 'landing' | LegalDocumentName | StatutoryPageName | 'legal-home'

/** Every route, in the order pages are listed. */
export const routeNames = [
  'landing',
  'legal-home',
  ...legalDocuments,
  ...statutoryPages,
] as const satisfies readonly RouteName[]

/** The languages that a route is offered in: none for a statutory page whose facts are not supplied. */
export function languagesOf({ config, languages }: Site, route: RouteName): readonly Language[] {
  if (route === 'landing') return languages.site
  const isLeftOut = isStatutoryPage(route) && !suppliedStatutoryPages(config).includes(route)
  return isLeftOut ? [] : languages.legal
}

function isSlug(route: string, slugs: Slugs): route is keyof Slugs {
  return Object.hasOwn(slugs, route)
}

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  const { slugs } = languageOption(language)
  const slug = isSlug(route, slugs) ? slugs[route] : route
  return localizePath(route === 'landing' ? '/' : `/${slug}`, language)
}

/** A link to a route, and its language where that is not the page's own. */
export interface RouteLink {
  readonly path: string
  readonly otherLanguage?: Language
}

/** Leads to a route in a language, or in the default language where it is not offered in that one. */
export function linkToRoute(site: Site, route: RouteName, language: Language): RouteLink {
  if (languagesOf(site, route).includes(language)) return { path: routePath(route, language) }
  return { path: routePath(route, defaultLanguage), otherLanguage: defaultLanguage }
}
