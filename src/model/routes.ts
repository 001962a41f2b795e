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
  type StatutoryGroup,
  type StatutoryPageName,
  statutoryPages,
  statutoryPageTable,
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
interface RouteLink {
  readonly path: string
  readonly otherLanguage?: Language
}

/** Leads to a route in a language, or in the default language where it is not offered in that one. */
export function linkToRoute(site: Site, route: RouteName, language: Language): RouteLink {
  if (languagesOf(site, route).includes(language)) return { path: routePath(route, language) }
  return { path: routePath(route, defaultLanguage), otherLanguage: defaultLanguage }
}

/** A route that the list of all legal pages leads to. */
export type LegalRoute = Exclude<RouteName, 'landing' | 'legal-home'>

/** What readers look for, and where they find it; groups that the site has no page of are left out. */
function groupsOf<Route extends RouteName>(
  site: Site,
  routes: Readonly<Record<StatutoryGroup, readonly Route[]>>,
) {
  return (['documents', 'choices', 'company'] as const)
    .map(name => ({
      name,
      routes: routes[name].filter(route => languagesOf(site, route).length > 0),
    }))
    .filter(group => group.routes.length > 0)
}

/** Every document and page about rights and duties, as the list of all legal pages groups them. */
export function legalGroups(site: Site) {
  const pagesOf = (group: StatutoryGroup) =>
    statutoryPages.filter(page => statutoryPageTable[page].group === group)
  return groupsOf<LegalRoute>(site, {
    documents: [...legalDocuments, ...pagesOf('documents')],
    choices: pagesOf('choices'),
    company: pagesOf('company'),
  })
}

/**
 * The groups of the footer: the documents (specification §2 "Routes"), what statutes want within
 * reach of every page, and the list of everything else. Withdrawal: § 356a(1) BGB; cancellation:
 * § 312k(2) BGB, Article L215-1-1 of the French consumer code; imprint: § 5(1) DDG.
 */
export function footerGroups(site: Site) {
  return groupsOf<LegalRoute | 'legal-home'>(site, {
    documents: legalDocuments,
    choices: ['cancellation', 'withdrawal'],
    company: ['imprint', 'legal-home'],
  })
}
