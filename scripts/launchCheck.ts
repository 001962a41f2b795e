import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { isoDay } from '../src/site/isoDay.ts'
import { SiteError } from '../src/site/schema.ts'
import { isBuildFresh } from './buildStamp.mjs'

const usage = 'npm run launch-check -- [--strict] [--json] [--on 2026-01-31]'

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        strict: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        on: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\nUsage: ${usage}`)
  }
}

const { strict, json, on } = readOptions()
if (on !== undefined && !v.is(isoDay, on)) {
  fail(`--on ${on} is not a day. Write it like --on 2026-01-31`)
}

try {
  // Imported here, because a mistake in src/site.ts throws as soon as the module is read.
  const { currentSituation, today } = await import('../src/launch/situation.ts')
  const { blockersOf, review } = await import('../src/launch/review.ts')
  const { reportText } = await import('../src/launch/report.ts')
  const day = on ?? today()
  const result = review(currentSituation(day, existsSync('dist/site') ? isBuildFresh() : undefined))
  console.log(json ? JSON.stringify({ day, ...result }, null, 2) : reportText(result, day))
  if (strict && blockersOf(result).length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof SiteError)) throw error
  fail(error.message)
}
