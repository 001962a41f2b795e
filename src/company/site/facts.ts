import { regionsOf, seatOf, worded } from '../countries/index.ts'
import {
  fillMessage,
  inCountry,
  type Language,
  type Localized,
  languageList,
  languageOption,
  listInSentence,
  localized,
  type MessageKey,
  messages,
  nameOfCountry,
  replaceReferences,
  type Translations,
  translate,
  unitPatterns,
} from '../languages/index.ts'
import {
  type Duration,
  emailLink,
  type FigureKey,
  type FigureValues,
  fields,
  figureKeys,
  figures,
  isOnGooglePlay,
  isPromise,
  phoneLink,
  type Shown,
  type SiteConfig,
  specifiedValues,
  valueAt,
  type Word,
} from '../schema/index.ts'
import { isNeeded, isSupplied } from './conditions.ts'
import {
  type AgeGroup,
  minimumAges,
  type StatuteRule,
  statuteRules,
  statutesOf,
} from './countryFacts.ts'
import type { Site } from './site.ts'

const MILLISECONDS_A_DAY = 86_400_000

/** Days from one day to another, negative where the second one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY)
}

/** The day a number of days after another one, ISO 8601. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}

/** Made once: making one takes longer than writing a hundred dates. */
const formats = localized(
  code => new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A day (ISO 8601) in the page's language: "January 1, 2025", „1. Januar 2025“, « 1er janvier 2025 ». */
export function dateText(day: string, language: Language): string {
  const { firstOfMonth = '1' } = languageOption(language)
  return formats[language]
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}

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

/** The forms a text may ask for: a figure without its unit, a capital letter, "in Germany", and the language's own. */
export const factForms: Localized<readonly string[]> = localized(language => {
  const own = Object.keys(languageOption(language).unitForms ?? {})
  return ['number', 'capitalized', 'place', ...own]
})

/** The figures of a site: the company's own, and else those of the specification. */
export function figuresOf(config: Pick<SiteConfig, 'figures' | 'promises'>): FigureValues {
  const values: FigureValues = { ...specifiedValues, ...config.figures }
  // Who confirms a promise has read the figure that it states; no text can say another one.
  const confirmed = figureKeys.flatMap(key => {
    const { promisedAs } = figures[key]
    if (promisedAs === undefined || config.figures[key]) return []
    const isConfirmed = isPromise(key) && config.promises[key] === 'yes'
    return isConfirmed ? [[key, values[promisedAs]] as const] : []
  })
  return { ...values, ...Object.fromEntries(confirmed) }
}

/** What a text states that is no field, by its name: the sentence that follows from what is known. */
const sentences = {
  'stores.distribution': (config: SiteConfig) =>
    isOnGooglePlay(config) ? 'stores.distributionBoth' : 'stores.distribution',
  'stores.billing': (config: SiteConfig) =>
    isOnGooglePlay(config) ? 'stores.billingBoth' : 'stores.billing',
  'disputes.resolution'(config: SiteConfig) {
    if (!isSupplied(config, 'disputeResolution')) return 'disputes.undecided'
    return config.disputeResolution?.willing ? 'disputes.willing' : 'disputes.unwilling'
  },
  /** For users outside the European Union: the law of a state of the US, or of the company's country. */
  'law.home': (config: SiteConfig) => (seatOf(config) === 'US' ? 'law.ofState' : 'law.ofSeat'),
} as const satisfies Readonly<Record<string, (config: SiteConfig) => MessageKey>>

/** The fields that texts state, by their paths. */
const shownFields = new Map(
  fields
    .filter(({ path, notes }) => notes.shown && !path.includes('[]'))
    .map(field => [field.path, field]),
)

/** The minimum ages where the app is offered, in a sentence. */
const minimumAgesKey = 'ages'

/** A figure, a name above, or the path of a field. */
export type FactKey =
  | FigureKey
  | typeof minimumAgesKey
  | `statutes.${StatuteRule}`
  | keyof typeof sentences
  | `${keyof SiteConfig}${'' | `.${string}`}`

/** The names of everything that texts may state, as `{{name}}`. */
export const factKeys: readonly string[] = [
  ...new Set([
    ...shownFields.keys(),
    ...Object.keys(sentences),
    ...figureKeys,
    minimumAgesKey,
    ...statuteRules.map(rule => `statutes.${rule}`),
  ]),
]

/** Tells whether a string is the name of a fact. */
export function isFactKey(key: string): key is FactKey {
  return factKeys.includes(key)
}

const numberFormats = localized(code => new Intl.NumberFormat(code))
const pluralRules = localized(code => new Intl.PluralRules(code))

function durationText({ from, amount, unit }: Duration, language: Language, form?: string): string {
  const { unitForms, rangeWord } = languageOption(language)
  const number = numberFormats[language]
  const figure = number.format(amount)
  if (form === 'number') return figure
  const range = from === undefined ? '' : `${number.format(from)} ${rangeWord} `
  const plain = unitPatterns[language][unit]
  const [one, other] = (form && unitForms?.[form]?.(plain)) || plain
  const pattern = pluralRules[language].select(amount) === 'one' ? one : other
  return range + pattern.replace('#', figure)
}

/** What is shown while a value is not known: its label, or that of what holds it, as in `[postal address]`. */
export function gapFor(path: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = languageOption(language).operatorWords.labels
  const parts = path.split('.')
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return `[${names.map(name => labels[name]).find(Boolean) ?? path}]`
}

/** A text of the operator in a language; while it is not known, its label in brackets. */
export function renderValue(
  value: string | Translations | undefined | null,
  path: string,
  language: Language,
): RenderedFact {
  const said =
    value === null ? localized(code => messages[code][`${path}.none` as MessageKey]) : value
  if (said === undefined) return { text: gapFor(path, language), isPlaceholder: true }
  if (typeof said === 'string') return { text: said }
  const written = translate(said, language)
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
  if (form === 'capitalized') {
    const plain = renderFact(site, key, language)
    return { ...plain, text: capitalize(plain.text, language) }
  }
  const { config } = site
  if (Object.hasOwn(figures, key)) {
    const figure: Duration | Word = figuresOf(config)[key as FigureKey] // a key of the table
    if ('amount' in figure) return { text: durationText(figure, language, form) }
    if ('name' in figure) return { text: figure.name, isName: true }
    return { text: site.messages[language][figure.message] }
  }
  if (key === minimumAgesKey) return { text: minimumAgesText(site, language) }
  const rule = statuteRules.find(candidate => key === `statutes.${candidate}`)
  if (rule !== undefined) return { text: statutesText(site, rule, language) }
  if (key === 'law.home') {
    if (config.law.home) return renderValue(config.law.home, key, language)
    if (seatOf(config) === 'US' && !config.law.us) return renderValue(undefined, 'law.us', language)
  }
  if (!Object.hasOwn(sentences, key)) return renderField(site, key, language, form)
  const messageOf = sentences[key as keyof typeof sentences] // one of its own
  return sentence(site, messageOf(config), language)
}

/** A sentence of the project, which refers to facts as texts do. */
function sentence(site: Site, message: MessageKey, language: Language): RenderedFact {
  return { text: sentenceText(site, message, language) }
}

/** A sentence of the project with its facts, and with values of its own by their names. */
export function sentenceText(
  site: Site,
  message: MessageKey,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return replaceReferences(site.messages[language][message], (key, form) =>
    isFactKey(key) ? renderFact(site, key, language, form).text : values[key],
  )
}

/** The statutes of a rule with their countries: "§ 5 DDG in Germany and § 5 ECG in Austria". */
function statutesText({ config, today }: Site, rule: StatuteRule, language: Language): string {
  const statutes = statutesOf(config, rule, today).map(
    ({ code, statute }) => `${worded(statute, language)} ${inCountry(code, language)}`,
  )
  return listInSentence(statutes, language)
}

/** How a minimum age is said: as a cell of a table, within a sentence, or as a sentence for young people. */
export type AgeWording = '' | 'InSentence' | 'Plain'

/** A minimum age in words, with the countries it holds in where the wording names them. */
export function ageText(
  { messages: catalogs }: Site,
  { age, isGeneral, codes }: AgeGroup,
  language: Language,
  wording: AgeWording,
): string {
  const stated = isGeneral ? 'general' : 'figure'
  const kind = age === undefined ? 'judgment' : stated
  const places = codes.map(code => inCountry(code, language))
  const text = fillMessage(catalogs[language][`ages.${kind}${wording}`], {
    age: String(age),
    countries: listInSentence(places, language),
  })
  return wording === 'Plain' ? capitalize(text, language) : text
}

/** The minimum ages in a sentence: "16 in Germany; 13 in the United States". */
function minimumAgesText(site: Site, language: Language): string {
  const groups = minimumAges(site.config)
  return groups.map(group => ageText(site, group, language, 'InSentence')).join('; ')
}

/** Where the app is offered: "in Austria, in Germany and elsewhere". */
function marketsText({ messages: own }: Site, markets: readonly string[], language: Language) {
  const regions = regionsOf(markets)
  const known = regions.flatMap(code => (code ? inCountry(code, language) : []))
  const others = regions.includes(undefined) ? [own[language]['markets.elsewhere']] : []
  return listInSentence([...known, ...others], language)
}

/** Where texts lead that are shown as links. */
const links: Readonly<Partial<Record<Shown, (text: string) => string | undefined>>> = {
  email: emailLink,
  phone: phoneLink,
  link: String,
}

/** The value of a field as it is shown. */
function renderField(site: Site, path: string, language: Language, form?: string): RenderedFact {
  const { config } = site
  const field = shownFields.get(path)
  const { shown, isOptional } = field?.notes ?? {}
  if (!field || !shown) throw new Error(`there is no fact "${path}"`)
  if (shown === 'country') {
    return { text: (form === 'place' ? inCountry : nameOfCountry)(seatOf(config), language) }
  }
  const given = valueAt(config, path)
  // A company that does not have to answer, and can have none, has none.
  const isNone = given === undefined && field.mayBeNone && !isOptional && !isNeeded(field, config)
  // The schema of the field has checked that it holds what it is shown as.
  const value = (isNone ? null : given) as string | string[] | Translations | undefined
  if (shown === 'countries' && Array.isArray(value))
    return { text: marketsText(site, value, language) }
  if (shown === 'languages' && Array.isArray(value)) return { text: languageList(value, language) }
  const stated = Array.isArray(value) ? value.join(', ') : value
  if (typeof stated !== 'string') return renderValue(stated, path, language)
  // A test reads each of these messages.
  if (shown === 'sentence') return sentence(site, `${path}.${stated}` as MessageKey, language)
  if (shown === 'day') return renderDay(stated, language)
  const href = links[shown]?.(stated)
  const text = shown === 'link' ? stated.replace(/^https:\/\//, '') : stated
  return { text, ...(href && { href }), ...(shown !== 'text' && { isName: true }) }
}
