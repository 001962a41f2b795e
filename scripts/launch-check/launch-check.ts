import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { siteFaces } from '../../src/fonts/index.ts'
import { blockersOf, launchPage, launchReport, reportText, review } from '../../src/launch/index.ts'
import { readBadgeArtwork, readMark, readWorks } from '../../src/media/index.ts'
import { isoDay } from '../../src/model/index.ts'
import { isBuildFresh } from '../build/buildStamp.mjs'
import { refuseDrafts } from '../build/lastBuild.ts'
import { command, UNUSABLE, UsageError } from '../command.ts'
import { outputFolderOf } from '../outputFolder.mjs'
import { readSite } from '../readSite.ts'

/** Where the report is written as a page. */
const pageFile = '.cache/launch.html'

/** The programs that open a file as a double click does, by `process.platform`. */
const openers: Readonly<Record<string, readonly [command: string, ...parameters: string[]]>> = {
  darwin: ['open'],
  win32: ['explorer'],
}

/** Opens a file in the browser, where there is a screen; the path has been printed for all others. */
function openInBrowser(file: string): void {
  if (!process.stdout.isTTY) return
  const [opener, ...parameters] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(opener, [...parameters, resolve(file)], { stdio: 'ignore', detached: true })
  // A machine without a desktop has no such program.
  child.once('error', () => undefined)
  child.unref()
}

function dayOf(on: string | undefined): string | undefined {
  if (on === undefined || v.is(isoDay, on)) return on
  throw new UsageError(`--on ${on} is not a day. Write it like --on 2026-01-31`)
}

/** Prints what has to be done before the site goes live; fails with `--strict` where something blocks. */
export default command(
  {
    usage: 'npm run launch-check -- [--open] [--strict] [--json] [--on 2026-01-31]',
    options: {
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      on: { type: 'string' },
    },
    stopped: 'The launch check stopped.',
    faultCode: UNUSABLE,
  },
  async ({ strict, json, open, on }, _, { environment, output }) => {
    const site = readSite(environment, dayOf(on))
    // What the build would refuse is refused here, too.
    readBadgeArtwork(site)
    const mark = readMark(site)
    siteFaces(site)
    const { audible } = await readWorks(site, (_recipe, _content, make) => make())
    const folder = outputFolderOf(environment)
    refuseDrafts(folder)
    const isFresh = !existsSync(folder) || isBuildFresh(environment)
    const result = review({ site, audible, mark, isBuildFresh: isFresh })
    const report = launchReport(site, result)
    if (open) {
      mkdirSync(dirname(pageFile), { recursive: true })
      writeFileSync(pageFile, launchPage(site, report))
      output.error(`Wrote ${pageFile}`)
      openInBrowser(pageFile)
    }
    if (json) output.log(JSON.stringify(report, null, 2))
    else output.log(reportText(report))
    return strict && blockersOf(result).length > 0 ? 1 : 0
  },
)
