import { type Page, publishedKinds } from '../../src/company/routing/pageTable.ts'
import type { RenderedPage } from './renderSite.ts'

/** A matter of which a company's pages say one thing at a time. */
export interface Fact {
  readonly name: string
  /** Everything that pages say of it over the years, none of which stands in a text for another reason. */
  readonly values: readonly RegExp[]
  /** Whether pages that are no documents say it from the moment it is written. */
  readonly isShownAtOnce?: boolean
  /** Paths of pages that tell of days to come, and of days that have passed. */
  readonly toldOn?: readonly string[]
}

/** A page as it is read: its kind, its address, its words. */
export interface PageText {
  readonly kind: Page['kind']
  readonly path: string
  readonly text: string
}

/** Whether a page says what is true today: others are kept for the record, or tell of days to come. */
export function isOfToday({ kind }: Page): boolean {
  return !publishedKinds.includes(kind) && kind !== 'version-list' && kind !== 'not-found'
}

/** The words of rendered pages, with spaces where elements begin and end. */
export function textsOfPages(pages: readonly RenderedPage[]): readonly PageText[] {
  return pages.map(({ page, html }) => {
    const shown = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    const text = shown.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    return { kind: page.kind, path: page.path, text }
  })
}

/** The values of a fact that some pages state. */
function valuesOn(pages: readonly PageText[], { values }: Fact): readonly string[] {
  const found = values.filter(value => pages.some(({ text }) => value.test(text)))
  return found.map(({ source }) => source)
}

/**
 * Where pages of one day say two things about one fact, or a page says what no document in force does though
 * documents are where it is agreed: `backups: 45 days, 60 days (/your-rights: 60 days)`.
 */
export function contradictions(
  allPages: readonly PageText[],
  facts: readonly Fact[],
): readonly string[] {
  return facts.flatMap(fact => {
    const pages = allPages.filter(({ path }) => !fact.toldOn?.includes(path))
    const documents = pages.filter(({ kind }) => kind === 'legal')
    const others = pages.filter(({ kind }) => kind !== 'legal')
    const groups = fact.isShownAtOnce ? [documents, others] : [pages]
    const isSplit = groups.some(group => valuesOn(group, fact).length > 1)
    const agreed = valuesOn(documents, fact)
    const strangers = others.filter(page =>
      valuesOn([page], fact).some(value => !agreed.includes(value)),
    )
    if (!isSplit && (fact.isShownAtOnce || strangers.length === 0)) return []
    const where = strangers.map(page => `${page.path}: ${valuesOn([page], fact).join(', ')}`)
    return `${fact.name}: ${valuesOn(pages, fact).join(', ')} (${where.join('; ')})`
  })
}
