import type { Language, Localized, MessageKey } from '../languages/index.ts'
import type { SiteConfig } from '../schema/index.ts'

/** The legal documents in the order they are listed; their names are their path segments. */
export const legalDocuments = [
  'privacy-policy',
  'terms-of-service',
  'data-processing-agreement',
] as const

export type LegalDocumentName = (typeof legalDocuments)[number]

/** The documents that list what is collected and who processes it, in the order of all documents. */
export const documentsWithDataTables: readonly LegalDocumentName[] = [
  'privacy-policy',
  'data-processing-agreement',
]

/** Tells whether a name is that of a legal document. */
export function isLegalDocument(name: string): name is LegalDocumentName {
  return legalDocuments.some(document => document === name)
}

/**
 * The pages of text beside the documents, in the order they are listed. Each is a row here and a Markdown file in
 * every language, whose head holds its title, its audience and its addresses.
 */
const rows = {
  'sub-processors': {
    group: 'documents',
    related: ['data-processing-agreement'],
    look: 'register',
    linksToFeed: true,
  },
  // App Store Connect asks for its address as Support URL: App Review Guidelines 1.5.
  support: { group: 'choices', related: ['delete-account', 'your-rights'], look: 'plain' },
  // The Play Console asks for its address: Google Play User Data policy, account deletion.
  'delete-account': { group: 'choices', related: ['support', 'your-rights'], look: 'plain' },
  'your-rights': { group: 'choices', related: ['privacy-policy'], look: 'plain' },
  cancellation: {
    field: 'cancellation',
    group: 'choices',
    related: ['withdrawal', 'terms-of-service'],
    look: 'plain',
    // Words that the law prescribes: § 312k(2) BGB, Article D215-1 of the French consumer code.
    action: {
      text: 'function.cancellation',
      url: ({ cancellation }: SiteConfig) => cancellation?.ownUrl,
    },
  },
  withdrawal: {
    field: 'withdrawal',
    group: 'choices',
    related: ['cancellation', 'terms-of-service'],
    look: 'plain',
    // Words that the law prescribes: § 356a(1) BGB, Article D221-5 of the French consumer code, Article 11a(1) of
    // Directive 2011/83/EU.
    action: {
      text: 'function.withdrawal',
      url: ({ withdrawal }: SiteConfig) => withdrawal?.formUrl,
    },
  },
  // Companies that sell to consumers in France have to name a mediator: Article L612-1, code de la consommation.
  'consumers-in-france': {
    field: 'consumerMediator',
    group: 'choices',
    related: ['terms-of-service', 'cancellation', 'withdrawal'],
    look: 'plain',
  },
  report: {
    field: 'reporting',
    group: 'choices',
    related: ['digital-services', 'terms-of-service'],
    look: 'plain',
  },
  'young-people': {
    field: 'youngPeople',
    group: 'choices',
    related: ['your-rights', 'report', 'ai'],
    look: 'plain',
  },
  // It is looked up rather than read: its sections stand side by side.
  imprint: {
    field: 'imprint',
    group: 'company',
    related: ['privacy-policy', 'terms-of-service', 'digital-services'],
    look: 'cards',
  },
  // A page of the company's own may take its place, because its words are the company's more than those of others are.
  press: {
    field: 'press',
    group: 'company',
    related: ['imprint', 'support'],
    look: 'plain',
    hasPictures: true,
    givesWay: true,
  },
  accessibility: {
    field: 'accessibility',
    group: 'company',
    related: ['imprint', 'terms-of-service'],
    look: 'plain',
  },
  'digital-services': {
    field: 'digitalServices',
    group: 'company',
    related: ['report', 'imprint', 'terms-of-service'],
    look: 'plain',
  },
  ai: {
    field: 'aiTransparency',
    group: 'company',
    related: ['sub-processors', 'privacy-policy', 'report'],
    look: 'plain',
  },
} as const

/** A page that a statute asks of some companies, or that every site has beside them. */
export type StatutoryPageName = keyof typeof rows

/** A page whose text is a Markdown file. */
export type TextPageName = LegalDocumentName | StatutoryPageName

/** Where the list of all pages has one: among the documents, the choices of readers, or the company. */
export const statutoryGroups = ['documents', 'choices', 'company'] as const

export type StatutoryGroup = (typeof statutoryGroups)[number]

/** What is known of a page of text besides what its Markdown says. */
interface StatutoryPageRow {
  /** The field of the company's file that holds its facts: it exists where these are given, or always without one. */
  readonly field?: keyof SiteConfig
  readonly group: StatutoryGroup
  /** What its reader may be looking for next. */
  readonly related: readonly TextPageName[]
  /** Plain: a text with its contents beside it; cards: sections side by side; register: tables in full width. */
  readonly look: 'plain' | 'cards' | 'register'
  /** The company's own function that the page leads to, once its address is known. */
  readonly action?: {
    readonly text: MessageKey
    readonly url: (config: SiteConfig) => string | null | undefined
  }
  /** Whether it shows pictures to take. */
  readonly hasPictures?: true
  /** Whether it leads to the feed, which tells of its matter too. */
  readonly linksToFeed?: true
  /** Whether a page of the company's own of the same name takes its place. */
  readonly givesWay?: true
}

/** The row of each page of text beside the documents. */
export const statutoryPageTable: Readonly<Record<StatutoryPageName, StatutoryPageRow>> = rows

/** The pages of text beside the documents, in the order they are listed. */
export const statutoryPages = Object.keys(rows) as StatutoryPageName[] // the keys of the record above

/** Tells whether a name is that of a page of text beside the documents. */
export function isStatutoryPage(name: string): name is StatutoryPageName {
  return Object.hasOwn(rows, name)
}

/** Every page of text, in the order they are listed. */
export const textPages: readonly TextPageName[] = [...legalDocuments, ...statutoryPages]

/** What the head of a Markdown file says of its page, beside what it says of the text. */
export interface PageHead {
  /** What the page is called in links and sentences. */
  readonly shortTitle: string
  /** For whom the page is. */
  readonly audience: string
  /** The last part of its address in the language. */
  readonly address: string
  /** Addresses that the page had, or that people guess, each with the section that it leads to (`#refunds`), or ''. */
  readonly redirectFrom: Readonly<Record<string, string>>
}

/** The head of every page of text, by language. */
export type PageHeads = Localized<Readonly<Record<TextPageName, PageHead>>>

/** The name of a text: of a page, or of the questions and answers. */
export type TextName = TextPageName | 'questions'

/** Every text of a site, in the order they are listed. */
export const textNames: readonly TextName[] = [...textPages, 'questions']

/** The file of a text in a language, below `texts/`. */
export function textPath(name: TextName, language: Language): string {
  return `${language}/${name}.md`
}

/** Where the project keeps a file of texts: each language has everything of it in one folder. */
export function defaultTextPath(file: string): string {
  return `src/company/languages/${file.replace('/', '/texts/')}`
}
