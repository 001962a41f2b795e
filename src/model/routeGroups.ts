import { legalDocuments } from './documents.ts'
import { languagesOf, type RouteName } from './routes.ts'
import type { Site } from './site.ts'

/** A route that the list of all legal pages leads to. */
export type LegalRoute = Exclude<RouteName, 'landing' | 'legal-home'>

/** A route with a label of its own: `legal.<route>`. */
export type LabeledRoute = Exclude<RouteName, 'landing'>

/** What readers look for. */
const groupNames = ['documents', 'choices', 'company'] as const

export type GroupName = (typeof groupNames)[number]

/** The group of every route, in the order of the list; a route without one does not compile. */
const groupOf: Readonly<Record<LegalRoute, GroupName>> = {
  'privacy-policy': 'documents',
  'terms-of-service': 'documents',
  'data-processing-agreement': 'documents',
  'sub-processors': 'documents',
  'your-rights': 'choices',
  cancellation: 'choices',
  withdrawal: 'choices',
  'consumers-in-france': 'choices',
  report: 'choices',
  'young-people': 'choices',
  imprint: 'company',
  accessibility: 'company',
  'digital-services': 'company',
  ai: 'company',
}

const legalRoutes = Object.keys(groupOf) as LegalRoute[] // the keys of the record above

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
  return groupsOf(site, name => legalRoutes.filter(route => groupOf[route] === name))
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
