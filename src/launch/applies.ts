import { isInEea, isInEu, type SiteConfig, seatOf } from '../model/index.ts'

/** How sure the check is that a company has a duty; undefined where it has not. */
export type Verdict = 'applies' | 'probably applies' | undefined

/** Tells from the operator's values whether the company has a duty. */
export type Judge = (config: SiteConfig) => Verdict

/** Something that has to hold for a duty to apply; undefined while nobody can tell. */
type Condition = (config: SiteConfig) => boolean | undefined

/** The app is offered in one of these countries. */
export function isSoldIn(...countries: readonly string[]): Condition {
  return ({ business }) => business.markets?.some(market => countries.includes(market))
}

export const inUs = isSoldIn('US')
export const inGermany = isSoldIn('DE')

/** EU rules may hold in Iceland, Liechtenstein and Norway; each had to be adopted there. */
export const inEurope: Condition = ({ business }) => {
  const markets = business.markets
  return markets?.some(isInEu) || (markets?.some(isInEea) ? undefined : markets && false)
}

/** The app is offered in the European Economic Area, whatever the rule. */
export const inEea: Condition = ({ business }) => business.markets?.some(isInEea)

export const toConsumers: Condition = ({ business }) => {
  const customers = business.customers
  return customers && customers !== 'businesses'
}

/** Texts speak of the specification's company until the seat is known; a duty is not that certain. */
export const isBasedElsewhere: Condition = config =>
  isInEea(seatOf(config)) ? false : config.company.seat === undefined ? undefined : true

/** More people than this, or more million euros of turnover. */
export function isLargerThan(people: number, turnover: number): Condition {
  return ({ business }) => {
    const { employees, turnover: own } = business.size
    if ((employees ?? 0) > people || (own ?? 0) > turnover) return true
    return employees === undefined || own === undefined ? undefined : false
  }
}

/** The verdict where all of it holds; one that does not hold decides, even while others are open. */
export function when(verdict: Verdict, ...conditions: readonly Condition[]): Judge {
  return config => {
    const held = conditions.map(holds => holds(config))
    if (held.includes(false)) return undefined
    return held.includes(undefined) ? 'probably applies' : verdict
  }
}
