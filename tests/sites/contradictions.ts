import { countryCodes } from '../../src/company/countries/countries.ts'
import { type Language, localized, nameOfCountry } from '../../src/company/languages/languages.ts'
import { type Page, publishedKinds } from '../../src/company/routing/pageTable.ts'
import type { RenderedPage } from './renderSite.ts'

/** A matter of which a company's pages say one thing at a time. */
export interface Fact {
  readonly name: string
  /** Everything that pages say of it over the years, none of which a text contains for another reason. */
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
  /** Its paragraphs, headings and cells, where it was read from a text. */
  readonly blocks?: readonly string[]
  /** The ids of its headings. */
  readonly ids?: readonly string[]
  /** Where its links lead. */
  readonly links?: readonly string[]
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

/** What only the law of a country is called, beside the name of the country. */
const marksOfCountries: Readonly<Record<string, RegExp>> = {
  AT: /\b(KSchG|FAGG|ECG|MedienG|ABGB)\b/,
  BE: /\b(VI\.\d+|XII\.6)/,
  CH: /\b(FADP|FDPIC|EDÖB|PFPDT|UWG)\b/,
  DE: /\b(BGB|DDG|MStV|TDDDG|VSBG|BFSG|AWV)\b/,
  ES: /\b(AEPD|LOPDGDD|LSSI|TRLGDCU|Real Decreto)\b/,
  FR: /\b(CNIL|L\d{3}-\d+|R\d{3}-\d+|2004-575|78-17)\b/,
  GB: /\b(UK GDPR|ICO|Consumer Rights Act 2015|Data Protection Act 2018)\b/,
  IE: /Coimisiún|dataprotection\.ie/,
  IT: /D\.Lgs\.|Garante\b/,
  NL: /\b6:23\d|Autoriteit/,
  US: /\b(CCPA|COPPA|DMCA|CPPA|U\.S\.C\.|Cal\. Civ\.|11 CCR)/,
}

/** A function that computes its value once for each text: most blocks stand on the pages of many companies. */
function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const computed = new Map<string, Value>()
  return text => {
    const former = computed.get(text)
    if (former !== undefined) return former
    const value = compute(text)
    computed.set(text, value)
    return value
  }
}

/** The countries that a text names in a language, by their names or their laws. */
const countriesIn = localized(language =>
  oncePerText((text): readonly string[] =>
    countryCodes.filter(code => {
      const name = nameOfCountry(code, language)
      // Most texts name no country, and a search for letters is the fastest.
      const isNamed =
        text.includes(name) && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)
      return isNamed || marksOfCountries[code]?.test(text)
    }),
  ),
)

/**
 * Where pages name a country, or its law, that is none of a company's: `/imprint: FR`.
 * @param own the codes of the countries that the company is based in or sells in
 */
export function strangeCountries(
  pages: readonly PageText[],
  own: readonly string[],
  language: Language,
): readonly string[] {
  return pages.flatMap(({ path, blocks = [] }) => {
    const named = new Set(blocks.flatMap(countriesIn[language]))
    return [...named].flatMap(code => (own.includes(code) ? [] : `${path}: ${code}`))
  })
}

/** What a sentence looks like whose subject is missing, or that a condition has split badly. */
const torn: readonly RegExp[] = [
  // Punctuation with nothing between its marks, or before them.
  /\(\s*[;,.)]|[(„«]\s*$/,
  /[,;:] ?[,;.]|\.\s+[,;.]|\s[,.](\s|$)/,
  /\{\{|\}\}|:when|undefined|\[object/,
  // A block that begins in the middle of a sentence.
  /^[,;.)]|^(and|or|und|oder|et|ou|y|o) /,
  // Words of a list with nothing after them.
  /(?<!\p{L})(such as|in particular under|in particular|namely|and|or|etwa|insbesondere|und|oder|notamment|et|ou|como|y|o)\s*[.;)]/u,
  // A sentence that ends without its full stop before the next one begins.
  /\p{Ll}{3,}\. \p{Ll}{3,}/u,
  / {2,}/,
]

/** Abbreviations after which a sentence goes on in small letters. */
const abbreviations = /\b(?:seq|ff|no|nos|art|Art|vgl|bzw|etc|núm|n|p|resp|Inc|Korm)\. /g

const isTorn = oncePerText(block => {
  const words = block.replaceAll(abbreviations, '')
  return torn.some(sign => sign.test(words))
})

/** Blocks of pages that no one wrote as they stand: `/cancellation: … such as .` */
export function tornSentences(pages: readonly PageText[]): readonly string[] {
  return pages.flatMap(({ path, blocks = [] }) =>
    blocks.flatMap(block => (isTorn(block) ? `${path}: ${block.slice(0, 120)}` : [])),
  )
}

/**
 * Links to pages that a company does not have, and to sections that a page does not have.
 * @param others paths of pages that are not among these
 */
export function deadLinks(
  pages: readonly PageText[],
  others: readonly string[],
): readonly string[] {
  return pages.flatMap(({ path, links = [] }) =>
    links.flatMap(link => {
      const [target = '', id] = link.startsWith('#') ? [path, link.slice(1)] : link.split('#')
      if (!target.startsWith('/') || others.includes(target)) return []
      const page = pages.find(candidate => candidate.path === target)
      const isThere = page !== undefined && (id === undefined || page.ids?.includes(id))
      return isThere ? [] : `${path}: ${link}`
    }),
  )
}

/** A matter that some pages have to say alike, or not at all. */
export interface SharedRule {
  readonly name: string
  readonly value: RegExp
  /** Paths of the pages that say it, where they are there. */
  readonly pages: readonly string[]
}

/** Rules that one page names and another one, which is there, does not: `a German renewal: not on /cancellation`. */
export function unsharedRules(
  allPages: readonly PageText[],
  rules: readonly SharedRule[],
): readonly string[] {
  return rules.flatMap(({ name, value, pages }) => {
    const concerned = allPages.filter(({ path }) => pages.includes(path))
    const silent = concerned.filter(({ text }) => !value.test(text))
    if (silent.length === concerned.length) return []
    return silent.map(({ path }) => `${name}: not on ${path}`)
  })
}
