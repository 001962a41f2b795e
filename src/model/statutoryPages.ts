import { isSupplied } from './conditions.ts'
import type { LegalDocumentName } from './documents.ts'
import type { SiteConfig } from './schema.ts'

/** A page of text beside the documents. */
interface StatutoryPage {
  /** The field of the company's file that holds its facts; it exists where these are given, or always. */
  readonly field?: keyof SiteConfig
  /** Where the list of all pages has it: among the documents, the choices of readers, or the company. */
  readonly group: 'documents' | 'choices' | 'company'
  /** What its reader may be looking for next. */
  readonly related: readonly (LegalDocumentName | StatutoryPageName)[]
  /** How it looks, where not as a text with its contents beside it. */
  readonly look?: 'cards' | 'register'
}

/** A page that a statute asks of some companies, or that every site has beside them. */
export type StatutoryPageName =
  | 'sub-processors'
  | 'your-rights'
  | 'cancellation'
  | 'withdrawal'
  | 'consumers-in-france'
  | 'report'
  | 'young-people'
  | 'imprint'
  | 'accessibility'
  | 'digital-services'
  | 'ai'

/** The table of pages, in the order they are listed: each is a Markdown file a language and a row here. */
export const statutoryPageTable: Readonly<Record<StatutoryPageName, StatutoryPage>> = {
  'sub-processors': {
    ...{ group: 'documents', look: 'register' },
    related: ['data-processing-agreement'],
  },
  'your-rights': { group: 'choices', related: ['privacy-policy'] },
  cancellation: {
    ...{ field: 'cancellation', group: 'choices' },
    related: ['withdrawal', 'terms-of-service'],
  },
  withdrawal: {
    ...{ field: 'withdrawal', group: 'choices' },
    related: ['cancellation', 'terms-of-service'],
  },
  // Whoever sells to consumers in France has to name a mediator: Article L612-1, code de la consommation.
  'consumers-in-france': {
    ...{ field: 'consumerMediator', group: 'choices' },
    related: ['terms-of-service', 'cancellation', 'withdrawal'],
  },
  report: {
    ...{ field: 'reporting', group: 'choices' },
    related: ['digital-services', 'terms-of-service'],
  },
  'young-people': {
    ...{ field: 'youngPeople', group: 'choices' },
    related: ['your-rights', 'report', 'ai'],
  },
  // Looked up rather than read: its sections stand side by side.
  imprint: {
    ...{ field: 'imprint', group: 'company', look: 'cards' },
    related: ['privacy-policy', 'terms-of-service', 'digital-services'],
  },
  accessibility: {
    ...{ field: 'accessibility', group: 'company' },
    related: ['imprint', 'terms-of-service'],
  },
  'digital-services': {
    ...{ field: 'digitalServices', group: 'company' },
    related: ['report', 'imprint', 'terms-of-service'],
  },
  ai: {
    ...{ field: 'aiTransparency', group: 'company' },
    related: ['sub-processors', 'privacy-policy', 'report'],
  },
}

/** The statutory pages, in the order they are listed. */
export const statutoryPages = Object.keys(statutoryPageTable) as StatutoryPageName[] // the keys of the record above

/** Tells whether a route is that of a statutory page. */
export function isStatutoryPage(route: string): route is StatutoryPageName {
  return Object.hasOwn(statutoryPageTable, route)
}

/** The field that holds the facts of a page, as a list: none where it is on every site. */
export function fieldsOfPage(name: StatutoryPageName): readonly (keyof SiteConfig)[] {
  const { field } = statutoryPageTable[name]
  return field === undefined ? [] : [field]
}

/** The statutory pages whose facts the operator has supplied, and those that need none. */
export function suppliedStatutoryPages(config: SiteConfig): readonly StatutoryPageName[] {
  return statutoryPages.filter(name => fieldsOfPage(name).every(field => isSupplied(config, field)))
}
