import * as v from 'valibot'
import { codeOfCountry, isInEea } from '../countries/index.ts'
import { localized, nameOfCountry, type Translations } from '../languages/index.ts'
import { byLanguage } from './values.ts'

const countryList = v.pipe(
  v.union([v.string(), v.array(v.string())], 'is not a place. Write countries like [DE, IE]'),
  v.transform(written => String(written).split(/\s*,\s*/)),
  v.checkItems(
    place => !/^[a-z]{2}$/i.test(place) || codeOfCountry(place) !== undefined,
    "is not a country. Write its ISO 3166-1 code like 'DE' or 'GB'",
  ),
  v.transform((written): Translations => {
    const codes = written.flatMap(place => codeOfCountry(place) ?? [])
    if (codes.length < written.length) return { en: written.join(', ') }
    return localized(code => codes.map(country => nameOfCountry(country, code)).join(', '))
  }),
)

/** Where somebody is: countries by their codes or names, or words by language. */
export const places = v.lazy<v.GenericSchema<string | string[] | Translations, Translations>>(
  input => (typeof input === 'string' || Array.isArray(input) ? countryList : byLanguage),
)

/** Whether data stays in the European Economic Area, as far as its places are countries by their names. */
export function isWithinEea(place: Translations | undefined): boolean {
  return !!place && place.en.split(', ').every(name => isInEea(codeOfCountry(name) ?? ''))
}
