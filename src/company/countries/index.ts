export {
  codeOfCountry,
  countryCodes,
  countryOf,
  isInEea,
  isInEu,
  isInWholeEea,
  isKnownMarket,
  placesOf,
  regionsOf,
  seatOf,
  seats,
  servesEea,
  usStates,
} from './countries.ts'
export {
  type CitedRule,
  citedRules,
  type PublicBody,
  type Wording,
  worded,
} from './country.ts'
export type { CountryCode } from './countryTable.ts'
export { type StateLaw, usStateLaws } from './usStateLaws.ts'
