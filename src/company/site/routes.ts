import { defaultLanguage, type Language, languageOption, localizePath } from '../languages/index.ts'
import { isReplaced } from './companyPages.ts'
import { isSupplied } from './conditions.ts'
import {
  isStatutoryPage,
  type LegalDocumentName,
  legalDocuments,
  type StatutoryGroup,
  type StatutoryPageName,
  statutoryGroups,
  statutoryPages,
  statutoryPageTable,
  type TextPageName,
} from './pageRows.ts'
import type { Site } from './site.ts'

/** Routes with one page in each of their languages. */
export type RouteName = 'landing' | 'legal-home' | TextPageName

/** Every route, in the order pages are listed. */
export const routeNames = [
  'landing',
  'legal-home',
  ...legalDocuments,
  ...statutoryPages,
] as const satisfies readonly RouteName[]

/**
 * The languages that a route is offered in: none for a statutory page whose facts are not supplied, or whose place a
 * page of the company's own has taken.
 */
export function languagesOf(site: Site, route: RouteName): readonly Language[] {
  const { config, languages } = site
  if (route === 'landing') return languages.site
  const field = isStatutoryPage(route) ? statutoryPageTable[route].field : undefined
  const isLeftOut = field !== undefined && !isSupplied(config, field)
  return isLeftOut || isReplaced(site, route) ? [] : languages.legal
}

/** The statutory pages whose facts the company has supplied, and those that need none. */
export function suppliedStatutoryPages(site: Site): readonly StatutoryPageName[] {
  return statutoryPages.filter(page => languagesOf(site, page).length > 0)
}

/** The path of a document in a language; its name is part of it in every one. */
export function documentPath(document: LegalDocumentName, language: Language): string {
  return localizePath(`/${document}`, language)
}

/** The path of a route in a language. */
export function routePath({ pageHeads }: Site, route: RouteName, language: Language): string {
  if (route === 'landing') return localizePath('/', language)
  const { address } =
    route === 'legal-home' ? languageOption(language).legalHome : pageHeads[language][route]
  return localizePath(`/${address}`, language)
}

/** What a page is called in links and sentences. */
export function shortTitle(site: Site, route: LegalRoute | 'legal-home', language: Language) {
  if (route === 'legal-home') return site.messages[language]['legalHome.link']
  return site.pageHeads[language][route].shortTitle
}

/** Leads to a route in a language, or in the default language, which is named then, where it is not offered. */
export function linkToRoute(
  site: Site,
  route: RouteName,
  language: Language,
): { readonly href: string; readonly hrefLang?: Language } {
  if (languagesOf(site, route).includes(language)) return { href: routePath(site, route, language) }
  return { href: routePath(site, route, defaultLanguage), hrefLang: defaultLanguage }
}

/** A route that the list of all legal pages leads to. */
export type LegalRoute = TextPageName

/** What readers look for, and where they find it; groups that the site has no page of are left out. */
function groupsOf<Route extends RouteName>(
  site: Site,
  routesOf: (group: StatutoryGroup) => readonly Route[],
) {
  const isOffered = (route: Route) => languagesOf(site, route).length > 0
  return statutoryGroups
    .map(name => ({ name, routes: routesOf(name).filter(isOffered) }))
    .filter(({ routes }) => routes.length > 0)
}

/** Every document and page about rights and duties, as the list of all legal pages groups them. */
export function legalGroups(site: Site) {
  return groupsOf<LegalRoute>(site, group => [
    ...(group === 'documents' ? legalDocuments : []),
    ...statutoryPages.filter(page => statutoryPageTable[page].group === group),
  ])
}

/**
 * The groups of the footer: the documents, help, what statutes want within reach of every page, and the list of
 * everything else. Withdrawal: § 356a(1) BGB; cancellation:
 * § 312k(2) BGB, Article L215-1-1 of the French consumer code; imprint: § 5(1) DDG.
 */
export function footerGroups(site: Site) {
  const routes = {
    documents: legalDocuments,
    choices: ['support', 'cancellation', 'withdrawal'],
    company: ['imprint', 'press', 'legal-home'],
  } as const
  return groupsOf<LegalRoute | 'legal-home'>(site, group => routes[group])
}
