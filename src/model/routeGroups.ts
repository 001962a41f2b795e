import { legalDocuments } from './documents.ts'
import { languagesOf, type RouteName } from './routes.ts'
import type { Site } from './site.ts'
import { statutoryPages, statutoryPageTable } from './statutoryPages.ts'

/** A route that the list of all legal pages leads to. */
export type LegalRoute = Exclude<RouteName, 'landing' | 'legal-home'>

/** A route with a label of its own: `legal.<route>`. */
type LabeledRoute = Exclude<RouteName, 'landing'>

/** What readers look for. */
const groupNames = ['documents', 'choices', 'company'] as const

export type GroupName = (typeof groupNames)[number]

/** A group with its routes that the site has. */
export interface RouteGroup<Route extends RouteName> {
  readonly name: GroupName
  readonly routes: readonly Route[]
}

function groupsOf<Route extends RouteName>(
  site: Site,
  routesOf: (name: GroupName) => readonly Route[],
): readonly RouteGroup<Route>[] {
  return groupNames
    .map(name => ({
      name,
      routes: routesOf(name).filter(route => languagesOf(site, route).length > 0),
    }))
    .filter(({ routes }) => routes.length > 0)
}

/** Every document and page about rights and duties, as the list of all legal pages groups them. */
export function legalGroups(site: Site): readonly RouteGroup<LegalRoute>[] {
  return groupsOf(site, name => [
    ...(name === 'documents' ? legalDocuments : []),
    ...statutoryPages.filter(page => statutoryPageTable[page].group === name),
  ])
}

/**
 * The groups of the footer: the documents (specification §2 "Routes"), what statutes want within
 * reach of every page, and the list of everything else. Withdrawal: § 356a(1) BGB; cancellation:
 * § 312k(2) BGB, Article L215-1-1 of the French consumer code; imprint: § 5(1) DDG.
 */
export function footerGroups(site: Site): readonly RouteGroup<LabeledRoute>[] {
  const routes: Readonly<Record<GroupName, readonly LabeledRoute[]>> = {
    documents: legalDocuments,
    choices: ['cancellation', 'withdrawal'],
    company: ['imprint', 'legal-home'],
  }
  return groupsOf(site, name => routes[name])
}
