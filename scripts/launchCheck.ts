import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../src/site/isoDay.ts'
import { reportFault } from './reportFault.ts'

const usage = 'npm run launch-check -- [--strict] [--json] [--on 2026-01-31] [--calendar legal.ics]'

/** Exit code of a call that cannot be carried out; 1 says that something blocks. */
const UNUSABLE = 2

function fail(message: string): never {
  console.error(message)
  process.exit(UNUSABLE)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        on: { type: 'string' },
        calendar: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
}

const { strict, json, on, calendar } = readOptions()
if (on !== undefined && !v.is(isoDay, on)) {
  fail(`--on ${on} is not a day. Write it like --on 2026-01-31`)
}

// The day of the check is that of a build, so that versions and findings agree.
if (on !== undefined) process.env.SITE_DATE = on

try {
  // Imported here, because a mistake in the operator's file throws as soon as its module is read.
  const { currentSituation } = await import('./currentSituation.ts')
  const { blockersOf, review } = await import('../src/launch/review.ts')
  const { reportText } = await import('../src/launch/report.ts')
  const situation = currentSituation()
  const { day } = situation
  const result = review(situation)
  if (calendar !== undefined) {
    const { calendarText } = await import('../src/launch/calendar.ts')
    writeFileSync(calendar, calendarText(situation))
    console.error(`Wrote ${calendar}`)
  }
  console.log(json ? JSON.stringify({ day, ...result }, null, 2) : reportText(result, day))
  if (strict && blockersOf(result).length > 0) process.exitCode = 1
} catch (error) {
  reportFault('The launch check stopped.', error)
  process.exitCode = UNUSABLE
}
