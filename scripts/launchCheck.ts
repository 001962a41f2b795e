import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { calendarReport } from '../src/launch/reporters/calendar.ts'
import { jsonReport } from '../src/launch/reporters/json.ts'
import { terminalReport } from '../src/launch/reporters/terminal.ts'
import { blockersOf, review } from '../src/launch/review.ts'
import { isoDay } from '../src/model/isoDay.ts'
import { currentBuild } from './currentBuild.ts'
import { readSite } from './readEnvironment.ts'
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

try {
  const site = readSite({ today: on })
  const situation = { site, build: currentBuild(site) }
  const result = review(situation)
  if (calendar !== undefined) {
    writeFileSync(calendar, calendarReport(situation))
    console.error(`Wrote ${calendar}`)
  }
  const report = json ? jsonReport : terminalReport
  console.log(report(result, site.today))
  if (strict && blockersOf(result).length > 0) process.exitCode = 1
} catch (error) {
  reportFault('The launch check stopped.', error)
  process.exitCode = UNUSABLE
}
