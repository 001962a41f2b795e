import type { Language, Localized } from '../i18n/languages.ts'
import { isPlaceholder } from '../site/schema.ts'
import { placeholderText } from '../site/values.ts'
import { type Duration, type FactKey, facts, isFactKey, type Unit } from './facts.ts'

/** Grammatical forms a text may ask for: `{{retention.backups, dative}}`. */
export const factForms = {
  en: ['adjective'],
  de: ['dative'],
} as const satisfies Record<Language, readonly string[]>

export type FactForm = (typeof factForms)[Language][number]

/** A fact as the page shows it. */
export interface RenderedFact {
  readonly text: string
  /** Address to link to, for contacts that have been supplied. */
  readonly href?: string
  /** The operator has not supplied the value. */
  readonly isPlaceholder?: true
  /** The value as HTML `datetime`, for dates. */
  readonly dateTime?: string
}

interface UnitWords {
  readonly one: string
  readonly other: string
  readonly dative?: string
}

const unitWords: Record<Language, Record<Unit, UnitWords>> = {
  en: {
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
    businessDay: { one: 'business day', other: 'business days' },
    month: { one: 'month', other: 'months' },
    year: { one: 'year', other: 'years' },
  },
  de: {
    hour: { one: 'Stunde', other: 'Stunden' },
    day: { one: 'Tag', other: 'Tage', dative: 'Tagen' },
    businessDay: { one: 'Arbeitstag', other: 'Arbeitstage', dative: 'Arbeitstagen' },
    month: { one: 'Monat', other: 'Monate', dative: 'Monaten' },
    year: { one: 'Jahr', other: 'Jahre', dative: 'Jahren' },
  },
}

const rangeWord: Localized = { en: 'to', de: 'bis' }

function durationText(fact: Duration, language: Language, form?: FactForm): string {
  const words = unitWords[language][fact.unit]
  const number = new Intl.NumberFormat(language)
  const amount = number.format(fact.amount)
  if (form === 'adjective') return `${amount}-${words.one}`
  const plural = fact.amount === 1 ? words.one : words.other
  const unit = form === 'dative' && fact.amount !== 1 ? (words.dative ?? plural) : plural
  const from = fact.from === undefined ? '' : `${number.format(fact.from)} ${rangeWord[language]} `
  return `${from}${amount} ${unit}`
}

/** A date in the page's language: "January 1, 2025", „1. Januar 2025“. */
export function dateText(isoDate: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(isoDate))
}

/** A registered fact in a language, in the grammatical form asked for. */
export function renderFact(key: FactKey, language: Language, form?: FactForm): RenderedFact {
  const fact = facts[key]
  if (fact.kind === 'duration') return { text: durationText(fact, language, form) }
  if (fact.kind === 'term') return { text: fact.text[language] }
  const { value } = fact
  if (isPlaceholder(value)) return { text: placeholderText(value, language), isPlaceholder: true }
  if (fact.kind === 'contact') return { text: String(value), href: `mailto:${value}` }
  return { text: typeof value === 'string' ? value : value[language] }
}

/** Matches `{{key}}` and `{{key, form}}`; captures the key and the form. */
export const factPattern = /\{\{\s*([^{},]*?)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g

/**
 * Fills the facts of a plain text.
 * @throws when the text names a fact that is not registered
 */
export function fillFacts(text: string, language: Language): string {
  return text.replaceAll(factPattern, (reference, key: string, form?: string) => {
    if (!isFactKey(key)) {
      throw new Error(`${reference}: there is no fact "${key}" in src/content/facts.ts`)
    }
    return renderFact(key, language, parseFactForm(form, language)).text
  })
}

/**
 * Checks the grammatical form a text asks for.
 * @throws when the language does not have it
 */
export function parseFactForm(form: string | undefined, language: Language): FactForm | undefined {
  if (form === undefined) return undefined
  const known = factForms[language].find(candidate => candidate === form)
  if (known) return known
  throw new Error(
    `"${form}" is not a form of ${language} facts. Write ${factForms[language].join(' or ')}, or none`,
  )
}
