import { languageList } from '../i18n/languageNames.ts'
import { type Language, languageOption } from '../i18n/languages.ts'
import { messages } from '../i18n/messages.ts'
import { placeholderText } from '../i18n/placeholderText.ts'
import { translate } from '../i18n/translate.ts'
import { isPlaceholder } from '../site/placeholder.ts'
import { dateText } from './dateText.ts'
import type { Duration, Supplied } from './fact.ts'
import { type FactKey, facts } from './facts.ts'
import { phoneLink } from './phoneLink.ts'

/** A fact as the page shows it. */
export interface RenderedFact {
  readonly text: string
  /** Language of the text, where it is not the page's. */
  readonly language?: Language
  /** Address to link to, for contacts that have been supplied. */
  readonly href?: string
  /** The operator has not supplied the value. */
  readonly isPlaceholder?: true
  /** A name or an address: translators leave it as it is. */
  readonly isName?: true
  /** The value as HTML `datetime`, for dates. */
  readonly dateTime?: string
}

/** The form that gives a figure without its unit: "13". */
const figureOnly = 'number'

/** The form that begins with a capital letter, for the start of a cell or a sentence. */
const capitalized = 'capitalized'

/** The grammatical forms a text in a language may ask for. */
export function factForms(language: Language): readonly string[] {
  const units = Object.values(languageOption(language).units)
  return [
    figureOnly,
    capitalized,
    ...new Set(units.flatMap(({ forms }) => Object.keys(forms ?? {}))),
  ]
}

function durationText({ from, amount, unit }: Duration, language: Language, form?: string): string {
  const { units, rangeWord } = languageOption(language)
  const words = units[unit]
  const number = new Intl.NumberFormat(language)
  const figure = number.format(amount)
  if (form === figureOnly) return figure
  const range = from === undefined ? '' : `${number.format(from)} ${rangeWord} `
  const special = form && words.forms?.[form]
  if (special) return range + special.replace('#', figure)
  const isOne = new Intl.PluralRules(language).select(amount) === 'one'
  return `${range}${figure} ${isOne ? words.one : words.other}`
}

/** A value of the operator, or its label in brackets while it is a placeholder. */
export function renderSupplied(value: Supplied['value'], language: Language): RenderedFact {
  if (isPlaceholder(value)) return { text: placeholderText(value, language), isPlaceholder: true }
  if (typeof value === 'string') return { text: value }
  const written = translate(value, language)
  return written.language === language ? { text: written.text } : written
}

/** A day in the page's language: "January 1, 2025", „1. Januar 2025“. */
export function renderDay(day: string, language: Language): RenderedFact {
  return { text: dateText(day, language), dateTime: day }
}

function capitalize(text: string, language: Language): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** A registered fact in a language, in the grammatical form asked for. */
export function renderFact(key: FactKey, language: Language, form?: string): RenderedFact {
  if (form !== capitalized) return renderPlain(key, language, form)
  const plain = renderPlain(key, language)
  return { ...plain, text: capitalize(plain.text, language) }
}

function renderPlain(key: FactKey, language: Language, form?: string): RenderedFact {
  const fact = facts[key]
  switch (fact.kind) {
    case 'duration':
      return { text: durationText(fact, language, form) }
    case 'name':
      return { text: fact.text, isName: true }
    case 'term':
      return { text: messages[language][fact.message] }
    case 'languages':
      return { text: languageList(fact.codes, language) }
    case 'contact': {
      const rendered = renderSupplied(fact.value, language)
      if (rendered.isPlaceholder) return rendered
      return { ...rendered, href: `mailto:${rendered.text}`, isName: true }
    }
    case 'phone': {
      const rendered = renderSupplied(fact.value, language)
      const href = rendered.isPlaceholder ? undefined : phoneLink(rendered.text)
      return { ...rendered, ...(href && { href }), isName: true }
    }
    case 'statement':
      return isPlaceholder(fact.message)
        ? renderSupplied(fact.message, language)
        : { text: messages[language][fact.message].replace('{{detail}}', () => fact.detail ?? '') }
    case 'day':
      return isPlaceholder(fact.value)
        ? renderSupplied(fact.value, language)
        : renderDay(fact.value, language)
    case 'web-page': {
      const rendered = renderSupplied(fact.value, language)
      if (rendered.isPlaceholder) return rendered
      return { text: rendered.text.replace(/^https:\/\//, ''), href: rendered.text, isName: true }
    }
    case 'supplied':
      return { ...renderSupplied(fact.value, language), ...(fact.isName && { isName: true }) }
  }
}
