import * as v from 'valibot'
import { isoDay } from './isoDay.ts'
import { OperatorError } from './OperatorError.ts'

function readBuildDay(): string {
  const given = process.env.SITE_DATE || new Date().toISOString().slice(0, 10)
  const result = v.safeParse(isoDay, given)
  if (result.success) return result.output
  const message = `"${given}" ${result.issues[0].message}`
  throw new OperatorError([{ file: 'SITE_DATE', message }])
}

/**
 * The day the site is built for, ISO 8601: `SITE_DATE` of the environment, or today in UTC. It
 * decides which version of a document is in force and which is announced. Importing this module
 * throws `OperatorError` when `SITE_DATE` is no day.
 */
export const buildDay = readBuildDay()
