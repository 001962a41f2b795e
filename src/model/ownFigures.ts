import * as v from 'valibot'
import type { Unit } from '../languages/index.ts'
import { type Duration, figures } from './figures.ts'

/** What law fixes for everybody, and what is no period: neither is a choice of the company. */
const fixed =
  /^(?:california|ccpa|complaint|notifications|reporting|encryption|audits|terms)\.|^notice\.renewalSpain|^support\.availability/

/** The figures that a company may have others of, by their keys. */
export const ownFigureKeys = Object.keys(figures).filter(key => !fixed.test(key))

const period =
  /^(?:(?<from>\d{1,4})(?: to | ?[-–] ?))?(?<amount>\d{1,4}) (?<unit>hour|day|business day|month|year)s?$/

const remedy = 'Write it in English, like 60 days, 1 hour, 5 business days or 24 to 48 hours'

function readPeriod(text: string): Duration | undefined {
  const written = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const { from, amount, unit } = period.exec(written)?.groups ?? {}
  if (!unit || Number(amount) === 0 || Number(from ?? -1) >= Number(amount)) return undefined
  return {
    ...(from && { from: Number(from) }),
    amount: Number(amount),
    unit: unit.replace(' d', 'D') as Unit, // one of the pattern
  }
}

/** A period as people write it. Notice is counted in days. */
function ownFigure(key: string) {
  return v.pipe(
    v.string(`is not a period. ${remedy}`),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readPeriod(dataset.value)
      if (read === undefined) addIssue({ message: `is not a period. ${remedy}` })
      else if (key.startsWith('age.') && read.unit !== 'year')
        addIssue({ message: 'is not an age. Write it like 16 years' })
      else if (key.startsWith('notice.') && (read.unit !== 'day' || read.from !== undefined))
        addIssue({ message: 'is notice, which is counted from day to day. Write it like 30 days' })
      else return read
      return NEVER
    }),
  )
}

/** The figures of a company that differ from the specification's. */
export const ownFigures = v.strictObject(
  Object.fromEntries(ownFigureKeys.map(key => [key, v.exactOptional(ownFigure(key))])),
)
