import type defaultWords from './en/labels.json'
import type messages from './en/messages.json'

/** The name of a text of the interface; the keys of the English file are those of every language. */
export type MessageKey = keyof typeof messages

/** The texts of one language, `*…*` sets a word italic: a missing key does not compile. */
export type Catalog = Readonly<Record<MessageKey, string>>

/** Texts by key: the whole catalog at build, only the part a component uses in the browser. */
export type Messages = Partial<Catalog>

/** What the site says where the company has not said anything yet, in one language. */
type DefaultWords = typeof defaultWords

/** A kind of processor that the site has words for. */
export type WordedProcessor = keyof DefaultWords['processors']

/** An invented review; the sample shows three (docs/rulings.md, ruling 8). */
export type SampleReview = keyof DefaultWords['sampleReviews']

export type Unit = 'hour' | 'day' | 'businessDay' | 'month' | 'year'

/** One and several of a unit, `#` being the figure: "# day" and "# days". */
export type UnitPatterns = readonly [one: string, other: string]

/** A shape of a flag: its color, and its path in a white box of 6 by 4. */
export type FlagShape = readonly [fill: string, path: string]

/** What stands before and after a space at which no line ends, as sources of regular expressions. */
export type Pair = readonly [before: string, after: string]

/** The currencies of the markets that the texts are written for, by their ISO 4217 codes. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF'] as const

/** A currency that prices are shown in (docs/rulings.md, ruling 2). */
export type Currency = (typeof currencies)[number]

/** Everything the site has to know about a language. */
export interface LanguageOption {
  /** BCP 47 */
  readonly code: string
  /** The name of the language in that language. */
  readonly name: string
  /** Decorates the name; the name is the label (docs/rulings.md, ruling 4). */
  readonly flag: readonly FlagShape[]
  /** Language and territory, as Open Graph writes them. */
  readonly openGraphLocale: string
  readonly currency: Currency
  /** How the first day of a month is written in a date, where it is not a plain figure. */
  readonly firstOfMonth?: string
  /** The word between the two ends of a range: "3 to 5". */
  readonly rangeWord: string
  readonly businessDay: UnitPatterns
  /** The forms of units that texts ask for by name, `{{fact, dative}}`, made from the plain one. */
  readonly unitForms?: Readonly<Record<string, (plain: UnitPatterns) => UnitPatterns>>
  /** How it says that something is in a country, `#` being its name: some differ, by ISO 3166-1 codes. */
  readonly inCountry: Readonly<{ usual: string; [country: string]: string }>
  /** The preposition of countries, with its space, where it is said once before several: "in Austria and Italy". */
  readonly sharedPreposition?: string
  readonly boundWords: {
    /** Words and abbreviations that belong to the number after them: "Article 6". */
    readonly beforeNumber: string
    /** Those that belong to the letter after them: „lit. f“. */
    readonly beforeLetter?: string
    /** Dates, where `MONTH` is any month, abbreviations of several parts, and punctuation. */
    readonly pairs: readonly Pair[]
    readonly narrowPairs?: readonly Pair[]
  }
  /** The list of all legal pages: the last part of its address, and addresses that people guess. */
  readonly legalHome: Readonly<{ address: string; redirectFrom: readonly string[] }>
  /** The texts of the interface. */
  readonly messages: Catalog
  /** What fields are called while nothing is known of them, and what is shown in their place. */
  readonly defaultWords: DefaultWords
}
