import * as v from 'valibot'
import { country } from './countries.ts'
import { choice, withoutRepetition, wrongType } from './fields.ts'
import { orUnknown } from './orUnknown.ts'

const marketsRemedy = "a list of countries like ['US', 'DE']"

function amount(wanted: string) {
  return v.pipe(
    v.number(wrongType(wanted)),
    v.minValue(0, `is below zero. Write ${wanted}`),
    v.finite(`is not finite. Write ${wanted}`),
  )
}

/** More million euros a year than any company has ever turned over. */
const MOST_TURNOVER = 1_000_000

const headcount = 'the number of people who work for the company, like 8'

/** What decides which duties a company has, and whether the texts are written for it. */
export const business = v.strictObject({
  /** Every country whose people the app is offered to. */
  markets: orUnknown(
    v.pipe(
      v.array(country, wrongType(marketsRemedy)),
      v.nonEmpty(`is empty. Write ${marketsRemedy}`),
      withoutRepetition(),
    ),
    'markets',
  ),
  customers: orUnknown(choice(['consumers', 'businesses', 'both']), 'customers'),
  size: orUnknown(
    v.strictObject({
      employees: v.pipe(amount(headcount), v.integer(`is not a whole number. Write ${headcount}`)),
      /** Million euros a year: turnover or balance sheet, whichever is less. */
      turnover: v.pipe(
        amount('million euros a year, like 1.5'),
        v.maxValue(
          MOST_TURNOVER,
          'is more than any company turns over. Write million euros a year: 1.8 for 1,800,000 euros',
        ),
      ),
    }),
    'size',
  ),
  /** Whether the app or its subscriptions are sold anywhere but in app stores. */
  soldOnWeb: orUnknown(choice(['no', 'yes']), 'soldOnWeb'),
  /** Whether people see what others have made. */
  publicFeed: orUnknown(choice(['no', 'yes']), 'publicFeed'),
})
