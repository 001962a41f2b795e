import { inCountry, nameOfCountry } from '../languages/countryNames.ts'
import { languageList } from '../languages/languageNames.ts'
import { type Language, type Localized, languageOption, localized } from '../languages/languages.ts'
import { replaceReferences } from '../languages/references.ts'
import { translate } from '../languages/translate.ts'
import { emailLink, phoneLink } from './contactLinks.ts'
import { dateText } from './dateText.ts'
import type { Duration, Fact, OperatorValue, Statement } from './fact.ts'
import { type FactKey, isFactKey } from './facts.ts'
import { isPlaceholder } from './placeholder.ts'
import { placeholderText } from './placeholderText.ts'
import type { Site } from './site.ts'

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

/** The form of a country that says where something is: "in Germany". */
const place = 'place'

/** The grammatical forms a text in a language may ask for. */
export const factForms: Localized<readonly string[]> = localized(language => {
  const units = Object.values(languageOption(language).units)
  return [
    figureOnly,
    capitalized,
    place,
    ...new Set(units.flatMap(({ forms }) => Object.keys(forms ?? {}))),
  ]
})

const numberFormats = localized(code => new Intl.NumberFormat(code))
const pluralRules = localized(code => new Intl.PluralRules(code))

function durationText({ from, amount, unit }: Duration, language: Language, form?: string): string {
  const { units, rangeWord } = languageOption(language)
  const words = units[unit]
  const number = numberFormats[language]
  const figure = number.format(amount)
  if (form === figureOnly) return figure
  const range = from === undefined ? '' : `${number.format(from)} ${rangeWord} `
  const count = pluralRules[language].select(amount) === 'one' ? 'one' : 'other'
  const special = form && words.forms?.[form]
  const pattern = typeof special === 'object' ? special[count] : special
  return range + (pattern || `# ${words[count]}`).replace('#', figure)
}

/** A value of the operator, or its label in brackets while it is a placeholder. */
export function renderSupplied(value: OperatorValue['value'], language: Language): RenderedFact {
  if (isPlaceholder(value)) return { text: placeholderText(value, language), isPlaceholder: true }
  if (typeof value === 'string') return { text: value }
  const written = translate(value, language)
  return written.language === language ? { text: written.text } : written
}

/** A day in the page's language: "January 1, 2025", „1. Januar 2025“. */
export function renderDay(day: string, language: Language): RenderedFact {
  return { text: dateText(day, language), dateTime: day }
}

/** A text with a capital letter at its start. */
export function capitalize(text: string, language: Language): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** A fact of a site in a language, in the grammatical form asked for. */
export function renderFact(
  site: Site,
  key: FactKey,
  language: Language,
  form?: string,
): RenderedFact {
  if (form !== capitalized) return renderPlain(site, key, language, form)
  const plain = renderPlain(site, key, language)
  return { ...plain, text: capitalize(plain.text, language) }
}

/** A value of the operator as its kind is shown: a link to it, a date, a name that is not translated. */
function renderValue({ kind, value }: OperatorValue, language: Language): RenderedFact {
  const rendered = renderSupplied(value, language)
  const { text } = rendered
  // What a page says of a value that a company has none of is a sentence in each language.
  const isSentence = kind === 'contact' && typeof value !== 'string'
  if (rendered.isPlaceholder || kind === 'supplied' || isSentence) return rendered
  switch (kind) {
    case 'name':
      return { ...rendered, isName: true }
    case 'contact':
    case 'phone': {
      const href = kind === 'phone' ? phoneLink(text) : emailLink(text)
      return { ...rendered, ...(href && { href }), isName: true }
    }
    case 'day':
      return renderDay(text, language)
    case 'web-page':
      return { text: text.replace(/^https:\/\//, ''), href: text, isName: true }
  }
}

/** What the operator adds to the sentence of a choice, as its `{{detail}}`; of a country, "in Germany". */
function detailText({ detail = '' }: Statement, language: Language): string {
  return typeof detail === 'string' ? detail : inCountry(detail.code, language)
}

/** The sentence of a choice, which refers to facts as texts do. */
function renderStatement(site: Site, fact: Statement, language: Language): RenderedFact {
  const { message } = fact
  if (isPlaceholder(message)) return renderSupplied(message, language)
  const text = replaceReferences(site.messages[language][message], (key, form) =>
    key === 'detail'
      ? detailText(fact, language)
      : isFactKey(site.facts, key)
        ? renderPlain(site, key, language, form).text
        : undefined,
  )
  return { text }
}

function renderPlain(site: Site, key: FactKey, language: Language, form?: string): RenderedFact {
  const { facts, messages } = site
  const fact: Fact | undefined = facts[key]
  if (!fact) throw new Error(`there is no fact "${key}"`)
  switch (fact.kind) {
    case 'duration':
      return { text: durationText(fact, language, form) }
    case 'word':
      return 'name' in fact.word
        ? { text: fact.word.name, isName: true }
        : { text: messages[language][fact.word.message] }
    case 'country': {
      const write = form === place ? inCountry : nameOfCountry
      return { text: write(fact.code, language) }
    }
    case 'languages':
      return { text: languageList(fact.codes, language) }
    case 'statement':
      return renderStatement(site, fact, language)
    default:
      return renderValue(fact, language)
  }
}
