import * as v from 'valibot'
import type { Unit } from '../languages/index.ts'

/** A period; with `from`, a range of it. */
export interface Duration {
  readonly from?: number
  readonly amount: number
  readonly unit: Unit
}

const writtenPeriod =
  /^(?:(?<from>\d{1,4})(?: to | ?[-–] ?))?(?<amount>\d{1,4}) (?<unit>hour|day|business day|month|year)s?$/

const units: Readonly<Record<string, Unit>> = {
  hour: 'hour',
  day: 'day',
  'business day': 'businessDay',
  month: 'month',
  year: 'year',
}

/** A period as people write it, like `60 days` or `24 to 48 hours`; undefined where it is not one. */
function readPeriod(text: string): Duration | undefined {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const {
    from: writtenFrom,
    amount: writtenAmount,
    unit: writtenUnit = '',
  } = writtenPeriod.exec(plain)?.groups ?? {}
  const unit = units[writtenUnit]
  const amount = Number(writtenAmount)
  if (unit === undefined || amount === 0) return undefined
  if (writtenFrom === undefined) return { amount, unit }
  const from = Number(writtenFrom)
  return from < amount ? { from, amount, unit } : undefined
}

const remedy =
  'is not a period. Write it in English, like 60 days, 1 hour, 5 business days or 24 to 48 hours'

/**
 * A period of the company, in place of the one that a figure has by itself.
 * @param countedIn the unit that it has to have, without a range; any unit where left out
 */
export function companyPeriod(countedIn?: 'day' | 'year') {
  const message = countedIn
    ? `is not a number of ${countedIn}s. Write it like 30 ${countedIn}s`
    : remedy
  return v.pipe(
    v.string(remedy),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const period = readPeriod(dataset.value)
      const isCounted = period?.unit === countedIn && period?.from === undefined
      if (period && (countedIn === undefined || isCounted)) return period
      addIssue({ message })
      return NEVER
    }),
  )
}
