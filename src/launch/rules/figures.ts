import type { Unit } from '../../languages/index.ts'
import type { Duration } from '../../model/index.ts'
import type { Rule } from '../rule.ts'
import { locateField } from '../situation.ts'

/** The longest that a unit can last, in hours: a month has up to 31 days, and a weekend may come between business days. */
const hours: Readonly<Record<Unit, number>> = {
  ...{ hour: 1, day: 24, businessDay: 24 * 3, month: 24 * 31, year: 24 * 366 },
}

interface Bound {
  readonly figure: string
  readonly most?: readonly [amount: number, unit: Unit]
  readonly least?: readonly [amount: number, unit: Unit]
  readonly statute: string
}

const month = 'Article 12(3) GDPR: one month'
const threeMonths = 'Article 12(3) GDPR: one month, which two further months may extend'

/** What statutes allow at most, or ask for at least. */
const bounds: readonly Bound[] = [
  { figure: 'breach.regulatorNotice', most: [72, 'hour'], statute: 'Article 33(1) GDPR: 72 hours' },
  { figure: 'response.gdpr', most: [1, 'month'], statute: month },
  { figure: 'response.dataSubject', most: [1, 'month'], statute: month },
  { figure: 'response.gdprExtended', most: [3, 'month'], statute: threeMonths },
  { figure: 'response.dataSubjectExtended', most: [3, 'month'], statute: threeMonths },
  {
    ...{ figure: 'response.ccpa', most: [45, 'day'] },
    statute: 'Cal. Civ. Code § 1798.130(a)(2)(A): 45 days',
  },
  {
    ...{ figure: 'response.ccpaExtended', most: [90, 'day'] },
    statute: 'Cal. Civ. Code § 1798.130(a)(2)(A): 45 days, once extended by 45',
  },
  {
    ...{ figure: 'withdrawal.period', least: [14, 'day'] },
    statute: 'Article 9(1) Directive 2011/83/EU: 14 days',
  },
  { figure: 'age.us', least: [13, 'year'], statute: '16 CFR § 312.2 (COPPA): 13 years' },
  { figure: 'age.eu', least: [13, 'year'], statute: 'Article 8(1) GDPR: never below 13 years' },
]

function isWithin(fact: Duration | undefined, { most, least }: Bound): boolean {
  if (!fact) return true
  const length = (amount: number, unit: Unit) => amount * hours[unit]
  const shortest = length(fact.from ?? fact.amount, fact.unit)
  const longest = length(fact.amount, fact.unit)
  return (!most || longest <= length(...most)) && (!least || shortest >= length(...least))
}

/** The company's own figures, held against the bounds that statutes set. */
export const figureRule: Rule = {
  id: 'figure',
  severity: 'blocker',
  person: 'counsel',
  find: ({ site }) =>
    bounds
      .filter(bound => !isWithin(site.config.figures[bound.figure], bound))
      .map(({ figure, statute }) => ({
        suffix: `:${figure}`,
        message: `${figure} goes beyond what the law allows`,
        location: locateField(site, 'figures', figure),
        why: `The documents would promise a period that ${statute.replace(/: .*/, '')} does not allow.`,
        fix: `Write a figure within the bound (${statute}).`,
      })),
}
