import {
  defaultLanguage,
  type Language,
  languageOption,
  localizePath,
  type Slugs,
} from '../languages/index.ts'
import type { SiteConfig } from '../schema/index.ts'
import { isSupplied } from './conditions.ts'
import type { Site } from './site.ts'

/** The legal documents in the order they are listed; names are their path segments (§2). */
export const legalDocuments = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type LegalDocumentName = (typeof legalDocuments)[number]

/** Tells whether a name is that of a legal document. */
export function isLegalDocument(name: string): name is LegalDocumentName {
  return legalDocuments.some(document => document === name)
}

/** A page that a statute asks of some companies, or that every site has beside them. */
export type StatutoryPageName = Exclude<keyof Slugs, 'legal-home'> | 'sub-processors'

/** Where the list of all pages has one: among the documents, the choices of readers, or the company. */
const statutoryGroups = ['documents', 'choices', 'company'] as const

type StatutoryGroup = (typeof statutoryGroups)[number]

/** A page of text beside the documents. */
interface StatutoryPage {
  /** The field of the company's file that holds its facts; it exists where these are given, or always. */
  readonly field: keyof SiteConfig | undefined
  readonly group: StatutoryGroup
  /** What its reader may be looking for next. */
  readonly related: readonly (LegalDocumentName | StatutoryPageName)[]
  /** Plain: as a text with its contents beside it. */
  readonly look: 'plain' | 'cards' | 'register'
}

function page(
  group: StatutoryGroup,
  field: StatutoryPage['field'],
  related: StatutoryPage['related'],
  look: StatutoryPage['look'] = 'plain',
): StatutoryPage {
  return { group, field, related, look }
}

/** The table of pages, in the order they are listed: each is a Markdown file a language and a row here. */
export const statutoryPageTable: Readonly<Record<StatutoryPageName, StatutoryPage>> = {
  'sub-processors': page('documents', undefined, ['data-processing-agreement'], 'register'),
  'your-rights': page('choices', undefined, ['privacy-policy']),
  cancellation: page('choices', 'cancellation', ['withdrawal', 'terms-of-service']),
  withdrawal: page('choices', 'withdrawal', ['cancellation', 'terms-of-service']),
  // Whoever sells to consumers in France has to name a mediator: Article L612-1, code de la consommation.
  'consumers-in-france': page('choices', 'consumerMediator', [
    'terms-of-service',
    'cancellation',
    'withdrawal',
  ]),
  report: page('choices', 'reporting', ['digital-services', 'terms-of-service']),
  'young-people': page('choices', 'youngPeople', ['your-rights', 'report', 'ai']),
  // Looked up rather than read: its sections stand side by side.
  imprint: page(
    'company',
    'imprint',
    ['privacy-policy', 'terms-of-service', 'digital-services'],
    'cards',
  ),
  accessibility: page('company', 'accessibility', ['imprint', 'terms-of-service']),
  'digital-services': page('company', 'digitalServices', ['report', 'imprint', 'terms-of-service']),
  ai: page('company', 'aiTransparency', ['sub-processors', 'privacy-policy', 'report']),
}

/** The statutory pages, in the order they are listed. */
export const statutoryPages = Object.keys(statutoryPageTable) as StatutoryPageName[] // the keys of the record above

/** Tells whether a route is that of a statutory page. */
export function isStatutoryPage(route: string): route is StatutoryPageName {
  return Object.hasOwn(statutoryPageTable, route)
}

/** The name of a text: of a legal document, of a statutory page, of the questions and answers. */
export type TextName = LegalDocumentName | StatutoryPageName | 'questions'

/** Every text of a site, in the order they are listed. */
export const textNames: readonly TextName[] = [...legalDocuments, ...statutoryPages, 'questions']

/** The file of a text in a language, below `texts/`. */
export function textFile(name: TextName, language: Language): string {
  return `${language}/${name}.md`
}

/** Where the project keeps a file of texts: each language has everything of it in one folder. */
export function defaultTextPath(file: string): string {
  return `src/company/languages/${file.replace('/', '/texts/')}`
}

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
  const field = isStatutoryPage(route) ? statutoryPageTable[route].field : undefined
  return field && !isSupplied(config, field) ? [] : languages.legal
}

/** The statutory pages whose facts the operator has supplied, and those that need none. */
export function suppliedStatutoryPages(site: Site): readonly StatutoryPageName[] {
  return statutoryPages.filter(page => languagesOf(site, page).length > 0)
}

/** The path of a route in a language. */
export function routePath(route: RouteName, language: Language): string {
  const slugs: Readonly<Partial<Record<RouteName, string>>> = languageOption(language).slugs
  return localizePath(route === 'landing' ? '/' : `/${slugs[route] ?? route}`, language)
}

/** Leads to a route in a language, or in the default language, which is named then, where it is not offered. */
export function linkToRoute(
  site: Site,
  route: RouteName,
  language: Language,
): { readonly href: string; readonly hrefLang?: Language } {
  if (languagesOf(site, route).includes(language)) return { href: routePath(route, language) }
  return { href: routePath(route, defaultLanguage), hrefLang: defaultLanguage }
}

/** A route that the list of all legal pages leads to. */
export type LegalRoute = Exclude<RouteName, 'landing' | 'legal-home'>

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
 * The groups of the footer: the documents (specification §2 "Routes"), what statutes want within
 * reach of every page, and the list of everything else. Withdrawal: § 356a(1) BGB; cancellation:
 * § 312k(2) BGB, Article L215-1-1 of the French consumer code; imprint: § 5(1) DDG.
 */
export function footerGroups(site: Site) {
  const routes = {
    documents: legalDocuments,
    choices: ['cancellation', 'withdrawal'],
    company: ['imprint', 'legal-home'],
  } as const
  return groupsOf<LegalRoute | 'legal-home'>(site, group => routes[group])
}
