import { isPlaceholder } from './placeholder.ts'
import type { SiteConfig } from './schema.ts'

/**
 * Fields of the operator's file: each holds the facts of a page, which exists where it is given.
 */
export const statutoryPageFields = {
  imprint: 'imprint',
  cancellation: 'cancellation',
  withdrawal: 'withdrawal',
  accessibility: 'accessibility',
  'digital-services': 'digitalServices',
  report: 'reporting',
  ai: 'aiTransparency',
  // Whoever sells to consumers in France has to name a mediator: Article L612-1, code de la consommation.
  'consumers-in-france': 'consumerMediator',
  'young-people': 'youngPeople',
} as const satisfies Record<string, keyof SiteConfig>

/** A page that a statute asks of some companies, or that every site has beside them. */
export type StatutoryPageName = keyof typeof statutoryPageFields

/** The statutory pages, in the order they are listed. */
export const statutoryPages = Object.keys(statutoryPageFields) as StatutoryPageName[] // the keys of the record above

/** Tells whether a route is that of a statutory page. */
export function isStatutoryPage(route: string): route is StatutoryPageName {
  return Object.hasOwn(statutoryPageFields, route)
}

/** The statutory pages whose facts the operator has supplied. */
export function suppliedStatutoryPages(config: SiteConfig): readonly StatutoryPageName[] {
  return statutoryPages.filter(name => {
    const facts = config[statutoryPageFields[name]]
    return facts !== undefined && !isPlaceholder(facts)
  })
}
