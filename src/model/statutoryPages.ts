import { type Language, languages } from '../languages/index.ts'
import { isSupplied } from './conditions.ts'
import { type LegalDocumentName, legalDocuments } from './documents.ts'
import type { SiteConfig } from './schema.ts'

/** Where the list of all pages has one: among the documents, the choices of readers, or the company. */
export type StatutoryGroup = 'documents' | 'choices' | 'company'

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

/** The statutory pages whose facts the operator has supplied, and those that need none. */
export function suppliedStatutoryPages(config: SiteConfig): readonly StatutoryPageName[] {
  return statutoryPages.filter(name => {
    const { field } = statutoryPageTable[name]
    return field === undefined || isSupplied(config, field)
  })
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
  return `src/languages/${file.replace('/', '/texts/')}`
}

/** The name of every text that a site can have, in every language. */
export const textFiles: readonly string[] = languages.flatMap(({ code }) =>
  textNames.map(name => textFile(name, code)),
)
