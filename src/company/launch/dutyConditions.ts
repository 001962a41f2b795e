import { isInEea, isInEu, seatOf } from '../countries/index.ts'
import { isOnGooglePlay, type SiteConfig } from '../schema/index.ts'
import { plansOf } from '../site/index.ts'

/** How sure the check is that a company has a duty; undefined where it has not. */
export type Verdict = 'applies' | 'probably applies' | undefined

/** Tells from its values whether a company has a duty. */
export type Judge = (config: SiteConfig) => Verdict

/** Something that has to hold for a duty to apply; undefined while nobody can tell. */
export type Condition = (config: SiteConfig) => boolean | undefined

/** The verdict where all of it holds; one that does not hold decides, even while others are open. */
export function verdictWhere(verdict: Verdict, conditions: readonly Condition[]): Judge {
  return config => {
    const held = conditions.map(holds => holds(config))
    if (held.includes(false)) return undefined
    return held.includes(undefined) ? 'probably applies' : verdict
  }
}

export const surely = (...conditions: readonly Condition[]) => verdictWhere('applies', conditions)
export const probably = (...conditions: readonly Condition[]) =>
  verdictWhere('probably applies', conditions)

/** The app is offered in one of these countries. */
export function isSoldIn(...countries: readonly string[]): Condition {
  return ({ business }) => business.markets?.some(market => countries.includes(market))
}

/** The company is based in this country; undefined while its seat is not known. */
export function hasSeatIn(country: string): Condition {
  return ({ company: { seat } }) => (seat === undefined ? undefined : seat === country)
}

export const inUs = isSoldIn('US')
const inGermany = isSoldIn('DE')

/** The app is offered in the European Economic Area, whatever the rule. */
export const inEea: Condition = ({ business }) => business.markets?.some(isInEea)

/** EU rules may hold in Iceland, Liechtenstein and Norway; each had to be adopted there. */
export const inEurope: Condition = config =>
  config.business.markets?.some(isInEu) || (inEea(config) === false ? false : undefined)

export const toConsumers: Condition = ({ business }) => {
  const customers = business.customers
  return customers && customers !== 'businesses'
}

/** The company is not based in the European Economic Area; texts assume so until its seat is known, a duty does not. */
export const isOutside: Condition = ({ company: { seat } }) => (seat ? !isInEea(seat) : undefined)

/** More people than this, or more million euros of turnover. */
function isLargerThan(people: number, turnover: number): Condition {
  return ({ business }) => {
    const { employees, turnover: turnoverOfCompany } = business.size
    if ((employees ?? 0) > people || (turnoverOfCompany ?? 0) > turnover) return true
    return employees === undefined || turnoverOfCompany === undefined ? undefined : false
  }
}

export const isAboveMicro = isLargerThan(9, 2)
export const isAboveSmall = isLargerThan(49, 10)
export const onGooglePlay: Condition = isOnGooglePlay
export const isInAppStore: Condition = ({ app }) => app.appStore !== undefined
export const hasAgent: Condition = ({ reporting }) => Boolean(reporting?.copyrightAgent)
export const hasCustomPlan: Condition = config =>
  plansOf(config).some(({ price }) => price === 'custom')
export const hasReviews: Condition = ({ testimonials }) =>
  testimonials.some(({ consent }) => consent !== 'sample')

export const imprintVerdict: Judge = config =>
  isInEea(seatOf(config)) ? 'applies' : probably(inEea)(config)

export const statementVerdict: Judge = config =>
  verdictWhere(seatOf(config) === 'DE' ? 'applies' : 'probably applies', [
    inGermany,
    toConsumers,
    isLargerThan(10, Number.POSITIVE_INFINITY),
  ])(config)

export const agentVerdict: Judge = config =>
  surely(inUs)(config) ?? (seatOf(config) === 'US' ? 'probably applies' : undefined)

/** Nobody is asked for it while the seat is not known: most countries do not want it. */
export const taxNumberVerdict: Judge = config =>
  ['ES', 'IT'].includes(seatOf(config)) ? 'applies' : undefined
