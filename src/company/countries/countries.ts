import { languages } from '../languages/index.ts'
import type { Country } from './country.ts'
import { type CountryCode, countries } from './countryTable.ts'

/** The countries of the table by their codes, ISO 3166-1 alpha-2. */
export const countryCodes = Object.keys(countries) as readonly CountryCode[] // the keys of the table

/** What the table says of a country; undefined where it has no row. */
export function countryOf(code: string): Country | undefined {
  return isKnownMarket(code) ? countries[code] : undefined
}

/** Whether a state belongs to the European Union (Article 52 TEU). */
export function isInEu(code: string): boolean {
  return countryOf(code)?.region === 'EU'
}

/** Whether a state belongs to the European Economic Area (EEA Agreement). */
export function isInEea(code: string): boolean {
  return isInEu(code) || countryOf(code)?.region === 'EFTA'
}

const eeaCountries = countryCodes.filter(isInEea)

/** The countries that the texts know as the seat of a company. */
export const seats: readonly string[] = ['US', ...eeaCountries]

/** Whether the texts and the launch check know the law of a market. */
export function isKnownMarket(code: string): code is CountryCode {
  return Object.hasOwn(countries, code)
}

/** Whether an app is offered in every country of the European Economic Area. */
export function isInWholeEea(markets: readonly string[]): boolean {
  return eeaCountries.every(code => markets.includes(code))
}

/**
 * Where an app is offered: the European Union in place of its countries where they are all there, as the texts
 * mean the whole European Economic Area by it; undefined in place of countries that the texts do not know.
 */
export function regionsOf(markets: readonly string[]): readonly (string | undefined)[] {
  const isWhole = isInWholeEea(markets)
  const region = (code: string) => (isWhole && isInEea(code) ? 'EU' : code)
  return [...new Set(markets.map(code => (isKnownMarket(code) ? region(code) : undefined)))]
}

/** What a company may have said of where it is, and where it sells. */
interface Places {
  readonly company: { readonly seat?: string | undefined }
  readonly business: { readonly markets?: readonly string[] | undefined }
}

/** The country a company is based in: the United States, as in the texts, until it says so. */
export function seatOf({ company }: Pick<Places, 'company'>): string {
  return company.seat ?? 'US'
}

/**
 * The countries of the table whose law a company's texts name: its seat first, then its markets in their order. While
 * the markets are not known, the seat alone.
 */
export function placesOf({ company, business }: Places): readonly CountryCode[] {
  const places = [seatOf({ company }), ...(business.markets ?? [])]
  return [...new Set(places)].filter(isKnownMarket)
}

/** Whether European data protection is a company's daily business: it sells there or sits there, or may. */
export function servesEea({ company, business: { markets } }: Places): boolean {
  return markets === undefined || [seatOf({ company }), ...markets].some(isInEea)
}

/** Regions that Unicode names besides the states, including test regions. */
const otherRegions = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || otherRegions.includes(code)) return false
  // Codes that were withdrawn, or never assigned like UK, become those in force.
  if (new Intl.Locale(`und-${code}`).region !== code) return false
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}

/** What people call a country besides its names in the languages of the site. */
const usualNames = {
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  usa: 'US',
  america: 'US',
  states: 'US',
  'united states of america': 'US',
}

/** A name as it is compared: without accents, capitals and article. */
function plain(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
  return letters.replace(/^the /, '')
}

/** Every country by its names in the languages of the project; filled when the first name is looked up, in 15 ms. */
const countriesByName = new Map<string, string>()

/** The code of a country that is written by its code, its name or a usual short one: `Schweiz`, `UK`. */
export function codeOfCountry(written: string): string | undefined {
  const code = written.trim().toUpperCase()
  if (isCountry(code)) return code
  if (countriesByName.size === 0) {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap(first => letters.map(second => first + second)).filter(isCountry)
    for (const { code: language } of languages) {
      for (const style of ['long', 'short'] as const) {
        const names = new Intl.DisplayNames(language, { type: 'region', style })
        for (const code of codes) countriesByName.set(plain(names.of(code) ?? code), code)
      }
    }
    for (const [name, code] of Object.entries(usualNames)) countriesByName.set(name, code)
  }
  return countriesByName.get(plain(written))
}

/** The states of the US by their names, with the District of Columbia and Puerto Rico. */
export const usStates: readonly string[] = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Puerto Rico',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
]
