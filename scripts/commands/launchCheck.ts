import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { siteFaces } from '../../src/fonts/siteFaces.ts'
import { launchPage } from '../../src/launch/report/launchPage.tsx'
import { launchReport } from '../../src/launch/report/launchReport.ts'
import { reportText } from '../../src/launch/report/text.ts'
import { blockersOf, review } from '../../src/launch/review.ts'
import { readWorks } from '../../src/media/works.ts'
import { readBadgeArtwork } from '../../src/model/badgeArtwork.ts'
import { isoDay } from '../../src/model/isoDay.ts'
import { readMark } from '../../src/model/mark.ts'
import { type Command, readCall, UNUSABLE, UsageError } from '../command.ts'
import { currentBuild } from '../currentBuild.ts'
import { faultText } from '../faultText.ts'
import { openInBrowser } from '../launch/openInBrowser.ts'
import { readSite } from '../readSite.ts'

const usage = 'npm run launch-check -- [--open] [--strict] [--json] [--on 2026-01-31]'

/** Where the report is written as a page. */
const pageFile = '.cache/launch.html'

const options = {
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  on: { type: 'string' },
} as const

function dayOf(on: string | undefined): string | undefined {
  if (on === undefined || v.is(isoDay, on)) return on
  throw new UsageError(`--on ${on} is not a day. Write it like --on 2026-01-31`)
}

/** Prints what has to be done before the site goes live; fails with `--strict` where something blocks. */
export const launchCheck: Command = async ({ parameters, environment, output }) => {
  try {
    const { values } = readCall(() => parseArgs({ args: [...parameters], options }))
    const site = readSite(environment, dayOf(values.on))
    // What the build would refuse is refused here, too.
    readBadgeArtwork(site)
    readMark(site)
    siteFaces(site)
    const { audible } = await readWorks(site, (_recipe, _content, make) => make())
    const result = review({
      ...{ site, audible },
      build: currentBuild(site, environment),
    })
    const report = launchReport(site, result)
    if (values.open) {
      mkdirSync(dirname(pageFile), { recursive: true })
      writeFileSync(pageFile, launchPage(site, result, report))
      output.error(`Wrote ${pageFile}`)
      openInBrowser(pageFile)
    }
    if (values.json) output.log(JSON.stringify({ day: site.today, ...result }, null, 2))
    else output.log(reportText(result, report))
    return values.strict && blockersOf(result).length > 0 ? 1 : 0
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\nUsage: ${usage}`)
    else output.error(faultText('The launch check stopped.', error))
    return UNUSABLE
  }
}
