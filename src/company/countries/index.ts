export {
  codeOfCountry,
  isInEea,
  isInEu,
  isKnownMarket,
  regionsOf,
  seatOf,
  seats,
  servesEea,
  usStates,
} from './countries.ts'
