import { de } from './messages/de.ts'
import { type Catalog, en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'

/**
 * A unit of time in words. A text asks for other forms than the plain one by name,
 * `{{fact, dative}}`; in these, `#` is the figure.
 */
export interface UnitWords {
  readonly one: string
  readonly other: string
  readonly forms?: Readonly<Record<string, string>>
}

export type Unit = 'hour' | 'day' | 'businessDay' | 'month' | 'year'

/** A shape of a flag: its color, and its path in a white box of 6 by 4. */
export type FlagShape = readonly [fill: string, path: string]

/** Everything the site has to know of a language (specification §3 "Language option"). */
export interface LanguageOption {
  /** BCP 47 */
  readonly code: string
  /** In the language itself. */
  readonly name: string
  /** Decorates the name; the name is the label (product ruling 4). */
  readonly flag: readonly FlagShape[]
  /** Language and territory, as Open Graph writes them. */
  readonly openGraphLocale: string
  /** ISO 4217 code of the currency that prices are shown in (product ruling 2). */
  readonly currency: string
  /** How the first day of a month is written in a date, where it is no plain figure. */
  readonly firstOfMonth?: string
  /** The word between the two ends of a range: "3 to 5". */
  readonly rangeWord: string
  readonly units: Readonly<Record<Unit, UnitWords>>
  /** Words of numbers that a legal text must take from the facts instead. */
  readonly numberWords: readonly string[]
  readonly messages: Catalog
}

/**
 * The languages the project is written in, in the order they are offered (specification §9); which
 * of them a site offers is the operator's choice (src/content/offeredLanguages.ts).
 */
export const languages = [
  {
    code: 'en',
    name: 'English',
    flag: [
      ['#b22234', 'M0 0h6v.6H0zM0 1.1h6v.6H0zM0 2.3h6v.6H0zM0 3.4h6V4H0z'],
      ['#3c3b6e', 'M0 0h2.7v2.2H0z'],
    ],
    openGraphLocale: 'en_US',
    currency: 'USD',
    rangeWord: 'to',
    units: {
      hour: { one: 'hour', other: 'hours', forms: { adjective: '#-hour' } },
      day: { one: 'day', other: 'days', forms: { adjective: '#-day' } },
      businessDay: { one: 'business day', other: 'business days' },
      month: { one: 'month', other: 'months', forms: { adjective: '#-month' } },
      year: { one: 'year', other: 'years', forms: { adjective: '#-year' } },
    },
    numberWords: [
      ...['two', 'three', 'five', 'ten', 'twelve', 'thirteen', 'sixteen', 'thirty'],
      ...['forty-five', 'sixty', 'seventy-two', 'ninety'],
    ],
    messages: en,
  },
  {
    code: 'de',
    name: 'Deutsch',
    flag: [
      ['#000', 'M0 0h6v4H0z'],
      ['#d00', 'M0 1.33h6V4H0z'],
      ['#fc0', 'M0 2.67h6V4H0z'],
    ],
    openGraphLocale: 'de_DE',
    currency: 'EUR',
    rangeWord: 'bis',
    units: {
      hour: { one: 'Stunde', other: 'Stunden', forms: { dative: '# Stunden' } },
      day: { one: 'Tag', other: 'Tage', forms: { dative: '# Tagen' } },
      businessDay: { one: 'Arbeitstag', other: 'Arbeitstage', forms: { dative: '# Arbeitstagen' } },
      month: { one: 'Monat', other: 'Monate', forms: { dative: '# Monaten' } },
      year: { one: 'Jahr', other: 'Jahre', forms: { dative: '# Jahren' } },
    },
    numberWords: [
      ...['zwei', 'drei', 'fünf', 'zehn', 'zwölf', 'dreizehn', 'sechzehn', 'dreißig'],
      ...['fünfundvierzig', 'sechzig', 'zweiundsiebzig', 'neunzig'],
    ],
    messages: de,
  },
  {
    code: 'fr',
    name: 'Français',
    flag: [
      ['#002654', 'M0 0h2v4H0z'],
      ['#ce1126', 'M4 0h2v4H4z'],
    ],
    openGraphLocale: 'fr_FR',
    currency: 'EUR',
    firstOfMonth: '1er',
    rangeWord: 'à',
    units: {
      hour: { one: 'heure', other: 'heures' },
      day: { one: 'jour', other: 'jours' },
      businessDay: { one: 'jour ouvré', other: 'jours ouvrés' },
      month: { one: 'mois', other: 'mois' },
      year: { one: 'an', other: 'ans' },
    },
    numberWords: [
      ...['deux', 'trois', 'cinq', 'dix', 'douze', 'treize', 'seize', 'trente'],
      ...['quarante-cinq', 'soixante', 'soixante-douze', 'quatre-vingt-dix'],
    ],
    messages: fr,
  },
  {
    code: 'es',
    name: 'Español',
    flag: [
      ['#aa151b', 'M0 0h6v4H0z'],
      ['#f1bf00', 'M0 1h6v2H0z'],
    ],
    openGraphLocale: 'es_ES',
    currency: 'EUR',
    rangeWord: 'a',
    units: {
      hour: { one: 'hora', other: 'horas' },
      day: { one: 'día', other: 'días' },
      businessDay: { one: 'día hábil', other: 'días hábiles' },
      month: { one: 'mes', other: 'meses' },
      year: { one: 'año', other: 'años' },
    },
    numberWords: [
      ...['dos', 'tres', 'cinco', 'diez', 'doce', 'trece', 'dieciséis', 'treinta'],
      ...['cuarenta y cinco', 'sesenta', 'setenta y dos', 'noventa'],
    ],
    messages: es,
  },
] as const satisfies readonly LanguageOption[]

export type Language = (typeof languages)[number]['code']

/** Language of `/`; nothing redirects by browser language (product ruling 4). */
export const defaultLanguage = 'en' satisfies Language

/** The path of a page in each language it is offered in. */
export type Alternates = Readonly<Partial<Record<Language, string>>>

/** A value for every language of the project. */
export type Localized<Value = string> = Readonly<Record<Language, Value>>

/** A value for every language, made for each. */
export function localized<Value>(make: (language: Language) => Value): Localized<Value> {
  const entries = languages.map(({ code }) => [code, make(code)])
  return Object.fromEntries(entries) as Localized<Value> // every language has just been walked
}

/** Tells whether a string is the code of a language of the project. */
export function isLanguage(code: string): code is Language {
  return languages.some(language => language.code === code)
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  const option = languages.find(language => language.code === code)
  if (!option) throw new Error(`Language "${code}" is missing in src/i18n/languages.ts`)
  return option
}
