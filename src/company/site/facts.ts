import { placesOf, regionsOf, seatOf, worded } from '../countries/index.ts'
import {
  fillMessage,
  inCountries,
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
  defaultFigures,
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
  valueAt,
  type Word,
} from '../schema/index.ts'
import { capitalize } from './capitalize.ts'
import { isNeeded, isSupplied } from './conditions.ts'
import {
  type AgeGroup,
  minimumAges,
  type StatuteRule,
  statuteRules,
  statutesOf,
} from './countryFacts.ts'
import { dateText } from './days.ts'
import type { Site } from './site.ts'

/** A fact as the page shows it. */
export interface RenderedFact {
  readonly text: string
  /** Language of the text, where it is not the page's. */
  readonly language?: Language
  /** Address to link to, for contacts that have been supplied. */
  readonly href?: string
  /** The company has not supplied the value. */
  readonly isPlaceholder?: true
  /** A name or an address: translators leave it as it is. */
  readonly isName?: true
  /** The value as HTML `datetime`, for dates. */
  readonly dateTime?: string
}

/** The forms a text may ask for: a figure without its unit, a capital letter, "in Germany", and the language's own. */
export const factForms: Localized<readonly string[]> = localized(language => {
  const unitForms = Object.keys(languageOption(language).unitForms ?? {})
  return ['number', 'capitalized', 'place', ...unitForms]
})

/** The figures whose promise states another one. */
const promisedOtherwise = figureKeys.filter(key => figures[key].promisedAs !== undefined)

/** The figures of a site: the company's own, and else the default ones. */
export function figuresOf(config: Pick<SiteConfig, 'figures' | 'promises'>): FigureValues {
  const values: Record<FigureKey, Duration | Word> = { ...defaultFigures, ...config.figures }
  for (const key of promisedOtherwise) {
    const { promisedAs } = figures[key]
    const isConfirmed = isPromise(key) && config.promises[key] === 'yes'
    // Whoever confirms a promise has read the figure that it states; no text can say another one.
    if (promisedAs && isConfirmed && !config.figures[key]) values[key] = values[promisedAs]
  }
  return values as FigureValues // a period takes the place of a period
}

/** What stands for a fact that is not a field, or in its place: a sentence of the project, a text, or a gap. */
type Statement =
  | { readonly message: MessageKey }
  | { readonly text: Translations }
  | { readonly missing: string }

/** What texts state that follows from several fields, by its name. */
const statements = {
  'stores.distribution': (config: SiteConfig) => ({
    message: isOnGooglePlay(config) ? 'stores.distributionBoth' : 'stores.distribution',
  }),
  'stores.billing': (config: SiteConfig) => ({
    message: isOnGooglePlay(config) ? 'stores.billingBoth' : 'stores.billing',
  }),
  'disputes.resolution'(config: SiteConfig) {
    if (!isSupplied(config, 'disputeResolution')) return { message: 'disputes.undecided' }
    const isWilling = config.disputeResolution?.willing
    // § 36 VSBG asks for the statement of companies that are based or sell in Germany.
    if (placesOf(config).includes('DE')) {
      return { message: isWilling ? 'disputes.willingInGermany' : 'disputes.unwilling' }
    }
    return { message: isWilling ? 'disputes.willing' : 'disputes.undecided' }
  },
  /** Cal. Civ. Code § 1789.3 asks for the address and the telephone number of the state's unit for complaints. */
  'disputes.inCalifornia': () => ({ message: 'disputes.inCalifornia' }),
  /** For users outside the European Union: the law of a state of the US, or of the company's country. */
  'law.home'(config: SiteConfig) {
    const { home, us } = config.law
    if (home) return { text: home }
    if (seatOf(config) !== 'US') return { message: 'law.ofSeat' }
    return us ? { message: 'law.ofState' } : { missing: 'law.us' }
  },
} as const satisfies Readonly<Record<string, (config: SiteConfig) => Statement>>

/** The fields that texts state, by their paths. */
const fieldsInTexts = new Map(
  fields
    .filter(({ notes, isInEntry }) => notes.shown && !isInEntry)
    .map(field => [field.path, field]),
)

/** The minimum ages where the app is offered, in a sentence. */
const minimumAgesKey = 'ages'

/** A figure, a name above, or the path of a field. */
export type FactKey =
  | FigureKey
  | typeof minimumAgesKey
  | `statutes.${StatuteRule}`
  | keyof typeof statements
  | `${keyof SiteConfig}${'' | `.${string}`}`

/** The names of everything that texts may state, as `{{name}}`. */
export const factKeys: readonly string[] = [
  ...new Set([
    ...fieldsInTexts.keys(),
    ...Object.keys(statements),
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

/** A period in words, in the grammatical form asked for: "60 days", "24 to 48 hours". */
export function durationText(
  { from, amount, unit }: Duration,
  language: Language,
  form?: string,
): string {
  const { unitForms, rangeWord } = languageOption(language)
  const number = numberFormats[language]
  const figure = number.format(amount)
  if (form === 'number') return figure
  const range = from === undefined ? '' : `${number.format(from)} ${rangeWord} `
  const plain = unitPatterns[language][unit]
  const formed = form === undefined ? undefined : unitForms?.[form]?.(plain)
  const [singular, plural] = formed ?? plain
  const pattern = pluralRules[language].select(amount) === 'one' ? singular : plural
  return range + pattern.replace('#', figure)
}

/** The label of a field, or of the nearest one that holds it: `postal address`. */
export function fieldLabel(path: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = languageOption(language).defaultWords.labels
  const parts = path.split('.')
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return names.map(name => labels[name]).find(Boolean) ?? path
}

/** What is shown while a value is not known: its label, as in `[postal address]`. */
export function gapFor(path: string, language: Language): string {
  return `[${fieldLabel(path, language)}]`
}

/** What is said where there is none of something: "not appointed, because …"; undefined where no message says it. */
function wordsForNone(path: string, language: Language): string | undefined {
  const words: Readonly<Partial<Record<string, string>>> = messages[language]
  return words[`${path}.none`]
}

/** A text of the company in a language; while it is not known, or where nothing says that there is none, its label. */
export function renderValue(
  value: string | Translations | undefined | null,
  path: string,
  language: Language,
): RenderedFact {
  const shownValue = value === null ? wordsForNone(path, language) : value
  if (shownValue === undefined) return { text: gapFor(path, language), isPlaceholder: true }
  if (typeof shownValue === 'string') return { text: shownValue }
  const written = translate(shownValue, language)
  return written.language === language ? { text: written.text } : written
}

/** A day in the page's language: "January 1, 2025", „1. Januar 2025“. */
export function renderDay(day: string, language: Language): RenderedFact {
  return { text: dateText(day, language), dateTime: day }
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
  // The keys of a table are those that it has.
  if (Object.hasOwn(figures, key)) return renderFigure(site, key as FigureKey, language, form)
  if (Object.hasOwn(statements, key)) {
    return renderStatement(site, key as keyof typeof statements, language)
  }
  if (key === minimumAgesKey) return { text: minimumAgesText(site, language) }
  const rule = statuteRules.find(candidate => key === `statutes.${candidate}`)
  if (rule !== undefined) return { text: statutesText(site, rule, language) }
  return renderField(site, key, language, form)
}

function renderFigure(site: Site, key: FigureKey, language: Language, form?: string): RenderedFact {
  const figure: Duration | Word = figuresOf(site.config)[key]
  if ('amount' in figure) return { text: durationText(figure, language, form) }
  if ('name' in figure) return { text: figure.name, isName: true }
  return { text: site.messages[language][figure.message] }
}

function renderStatement(
  site: Site,
  key: keyof typeof statements,
  language: Language,
): RenderedFact {
  const statement: Statement = statements[key](site.config)
  if ('message' in statement) return { text: sentenceText(site, statement.message, language) }
  if ('text' in statement) return renderValue(statement.text, key, language)
  return renderValue(undefined, statement.missing, language)
}

/** A sentence of the project with the facts that it refers to, and with further values by their names. */
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
  const kindOfAge = isGeneral ? 'general' : 'figure'
  const kind = age === undefined ? 'judgment' : kindOfAge
  const text = fillMessage(catalogs[language][`ages.${kind}${wording}`], {
    age: String(age),
    countries: listInSentence(inCountries(codes, language), language),
  })
  return wording === 'Plain' ? capitalize(text, language) : text
}

/** The minimum ages in a sentence: "16 in Germany; 13 in the United States". */
function minimumAgesText(site: Site, language: Language): string {
  const groups = minimumAges(site.config)
  const texts = groups.map(group => ageText(site, group, language, 'InSentence'))
  return texts.join(site.messages[language]['countries.separator'])
}

/** Where the app is offered: "in Austria, Germany and elsewhere". */
function marketsText({ messages }: Site, markets: readonly string[], language: Language) {
  const regions = regionsOf(markets)
  const codes = regions.filter(code => code !== undefined)
  const named = inCountries(codes, language)
  const others = regions.includes(undefined) ? [messages[language]['markets.elsewhere']] : []
  return listInSentence([...named, ...others], language)
}

/** A field with its value, as a page in a language asks for it. */
interface RenderedField {
  readonly site: Site
  readonly path: string
  readonly value: string | readonly string[] | Translations | null | undefined
  readonly language: Language
  readonly form: string | undefined
}

type FieldRenderer = (field: RenderedField) => RenderedFact

/** Shows what is written as one text, or as a list of them; anything else in its language, or as a gap. */
function textRenderer(render: (text: string, field: RenderedField) => RenderedFact): FieldRenderer {
  return field => {
    const { value, path, language } = field
    if (isList(value)) return render(value.join(', '), field)
    return typeof value === 'string' ? render(value, field) : renderValue(value, path, language)
  }
}

/** Shows a list of codes by their names in a sentence. */
function codesRenderer(
  textOf: (codes: readonly string[], field: RenderedField) => string,
): FieldRenderer {
  return field => {
    const { value, path, language } = field
    if (isList(value)) return { text: textOf(value, field) }
    return renderValue(value, path, language)
  }
}

function isList(value: RenderedField['value']): value is readonly string[] {
  return Array.isArray(value)
}

/** A contact, with the address under which it is reached. */
function linked(text: string, href: string | undefined): RenderedFact {
  return href === undefined ? { text, isName: true } : { text, href, isName: true }
}

/** How the value of a field is shown, by what is noted of it. */
const renderers: Readonly<Record<Shown, FieldRenderer>> = {
  text: textRenderer(text => ({ text })),
  name: textRenderer(text => ({ text, isName: true })),
  day: textRenderer((day, { language }) => renderDay(day, language)),
  // A test reads each of these messages.
  sentence: textRenderer((choice, { site, path, language }) => ({
    text: sentenceText(site, `${path}.${choice}` as MessageKey, language),
  })),
  email: textRenderer(address => linked(address, emailLink(address))),
  phone: textRenderer(number => linked(number, phoneLink(number))),
  link: textRenderer(address => linked(address.replace(/^https:\/\//, ''), address)),
  languages: codesRenderer((codes, { language }) => languageList(codes, language)),
  countries: codesRenderer((codes, { site, language }) => marketsText(site, codes, language)),
  country({ site, language, form }) {
    const nameIn = form === 'place' ? inCountry : nameOfCountry
    return { text: nameIn(seatOf(site.config), language) }
  },
}

/** The value of a field as it is shown. */
function renderField(site: Site, path: string, language: Language, form?: string): RenderedFact {
  const { config } = site
  const field = fieldsInTexts.get(path)
  const { shown, isOptional } = field?.notes ?? {}
  if (!field || !shown) throw new Error(`there is no fact "${path}"`)
  const given = valueAt(config, path)
  // A company that does not have to answer, and can have none, has none.
  const isNone = given === undefined && field.mayBeNone && !isOptional && !isNeeded(field, config)
  // The schema of the field has checked that it holds what it is shown as.
  const value = (isNone ? null : given) as RenderedField['value']
  return renderers[shown]({ site, path, value, language, form })
}
