import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { siteFaces } from '../../src/fonts/siteFaces.ts'
import { launchReport } from '../../src/launch/report/launchReport.ts'
import { calendarReport } from '../../src/launch/reporters/calendar.ts'
import { jsonReport } from '../../src/launch/reporters/json.ts'
import { summaryReport } from '../../src/launch/reporters/summary.ts'
import { terminalReport } from '../../src/launch/reporters/terminal.ts'
import { blockersOf, review } from '../../src/launch/review.ts'
import { readWorks } from '../../src/media/works.ts'
import { readBadgeArtwork } from '../../src/model/badgeArtwork.ts'
import { isoDay } from '../../src/model/isoDay.ts'
import { readMark } from '../../src/model/mark.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { currentBuild } from '../currentBuild.ts'
import { faultText } from '../faultText.ts'
import { writing } from '../fileFaults.ts'
import { openInBrowser } from '../launch/openInBrowser.ts'
import { textsBehind } from '../launch/textsBehind.ts'
import { writeLaunchPage } from '../launch/writeLaunchPage.ts'
import { readSite } from '../readSite.ts'

const usage =
  'npm run launch-check -- [--open] [--verbose] [--strict] [--json] [--on 2026-01-31] [--calendar legal.ics]'

/** Where the report is written as a page. */
const pageFolder = '.cache'

const options = {
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  on: { type: 'string' },
  calendar: { type: 'string' },
} as const

function dayOf(on: string | undefined): string | undefined {
  if (on === undefined || v.is(isoDay, on)) return on
  throw new UsageError(`--on ${on} is not a day. Write it like --on 2026-01-31`)
}

/** Prints what has to be done before the site goes live; fails with `--strict` where something blocks. */
export const launchCheck: Command = async ({ parameters, environment, output }) => {
  try {
    const { values } = readCall(() => parseArgs({ args: [...parameters], options }))
    const { calendar } = values
    const site = readSite(environment, dayOf(values.on))
    // What the build would refuse is refused here, too.
    readBadgeArtwork(site)
    readMark(site)
    siteFaces(site)
    const { audible } = await readWorks(site, (_recipe, _content, make) => make())
    const situation = {
      ...{ site, build: currentBuild(site, environment) },
      ...{ textsBehind: textsBehind(site), audible },
    }
    const result = review(situation)
    if (calendar !== undefined) {
      writing(calendar, () => writeFileSync(calendar, calendarReport(situation)))
      output.error(`Wrote ${calendar}`)
    }
    const report = launchReport(site, result)
    if (values.open) {
      const { page, questionnaires } = await writeLaunchPage(pageFolder, site, result, report)
      output.error(`Wrote ${[page, ...questionnaires].join(', ')}`)
      openInBrowser(page)
    }
    if (values.json) output.log(jsonReport(result, site.today))
    else if (values.verbose) output.log(terminalReport(result, site.today))
    else output.log(summaryReport(result, report))
    return values.strict && blockersOf(result).length > 0 ? 1 : 0
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else output.error(faultText('The launch check stopped.', error))
    return UNUSABLE
  }
}
