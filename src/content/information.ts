import { isPlaceholder } from '../site/placeholder.ts'
import { site } from '../site/values.ts'

/** Fields of `src/site.ts` that hold the facts of a page each; the page exists where they are given. */
export const informationFields = {
  imprint: 'imprint',
  cancellation: 'cancellation',
  withdrawal: 'withdrawal',
  accessibility: 'accessibility',
  'digital-services': 'digitalServices',
  report: 'reporting',
  ai: 'aiTransparency',
} as const satisfies Record<string, keyof typeof site>

/** A page that not every company needs. */
export type InformationPageName = keyof typeof informationFields

/** The optional pages, in the order they are listed. */
export const informationPages = Object.keys(informationFields) as InformationPageName[] // the keys of the record above

/** Tells whether a route is that of an optional page. */
export function isInformationPage(route: string): route is InformationPageName {
  return Object.hasOwn(informationFields, route)
}

/** The optional pages whose facts the operator has supplied. */
export const suppliedInformation: readonly InformationPageName[] = informationPages.filter(
  name => !isPlaceholder(site[informationFields[name]]),
)
