import { languages } from '../languages/index.ts'

/** States of the European Union, by ISO 3166-1 alpha-2 codes (Article 52 TEU). */
const euCountries = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
]

/** States of the European Economic Area (EEA Agreement). */
const eeaCountries = [...euCountries, 'IS', 'LI', 'NO']

/** Whether a state belongs to the European Union. */
export function isInEu(country: string): boolean {
  return euCountries.includes(country)
}

/** Whether a state belongs to the European Economic Area. */
export function isInEea(country: string): boolean {
  return eeaCountries.includes(country)
}

/** The countries that the texts know as the seat of a company. */
export const seats: readonly string[] = ['US', ...eeaCountries]

/** Whether the texts and the launch check know the law of a market. */
export function isKnownMarket(country: string): boolean {
  return [...seats, 'GB', 'CH'].includes(country)
}

/**
 * Where an app is offered: the European Union in place of its countries where they are all there, as the texts
 * mean the whole European Economic Area by it; undefined in place of countries that the texts do not know.
 */
export function regionsOf(markets: readonly string[]): readonly (string | undefined)[] {
  const isWhole = eeaCountries.every(code => markets.includes(code))
  const region = (code: string) => (isWhole && isInEea(code) ? 'EU' : code)
  return [...new Set(markets.map(code => (isKnownMarket(code) ? region(code) : undefined)))]
}

/** What a company may have said of where it is, and where it sells. */
interface Places {
  readonly company: { readonly seat?: string | undefined }
  readonly business: { readonly markets?: readonly string[] | undefined }
}

/** The country a company is based in: until it says so, that of the specification's company. */
export function seatOf({ company }: Pick<Places, 'company'>): string {
  return company.seat ?? 'US'
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

/** Every country by its names in the languages of the site; read when the first name is looked up, in 15 ms. */
const countriesByName = new Map<string, string>()

/** The code of a country that is written by its code, its name or a usual short one: `Schweiz`, `UK`. */
export function codeOfCountry(written: string): string | undefined {
  const code = written.trim().toUpperCase()
  if (isCountry(code)) return code
  if (countriesByName.size === 0) {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap(one => letters.map(other => one + other)).filter(isCountry)
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
