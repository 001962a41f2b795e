import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  lettersWithoutTypeface,
  publicFiles,
  readBadgeArtwork,
  readMark,
  readWorks,
} from '../../src/build/index.ts'
import {
  appAssociations,
  blockersOf,
  launchPage,
  launchReport,
  readAppPackages,
  reportText,
  review,
} from '../../src/company/index.ts'
import { launchStyles } from '../../src/website/index.ts'
import { readLastBuild, situationAfter } from '../build/lastBuild.ts'
import { isBuildFresh, outputFolderOf } from '../build/outputFolder.mjs'
import { command, UNUSABLE } from '../command.ts'
import { readDefaultTexts } from '../defaultTexts.ts'
import { formerPartsFinder } from '../formerTexts.ts'
import { readBuildManifest, readSite } from '../readSite.ts'

/** Where the report is written as a page. */
const pageFile = '.cache/launch.html'

/** Prints what has to be done before the site goes live; fails with `--strict` where something blocks. */
export default command(
  {
    usage: 'npm run launch-check -- [--page] [--strict] [--json] [--app FOLDER]',
    options: {
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      page: { type: 'boolean', default: false },
      app: { type: 'string' },
    },
    stopped: 'The launch check stopped.',
    faultCode: UNUSABLE,
  },
  async ({ strict, json, page, app }, _, { environment, output }) => {
    const site = readSite(environment)
    const appPackages = app === undefined ? undefined : readAppPackages(app)
    // What the build would refuse is refused here, too.
    appAssociations(site)
    await publicFiles(site, async (_recipe, content) => Buffer.from(content))
    readBadgeArtwork(site)
    const mark = readMark(site)
    const { audible, cropped } = await readWorks(site, (_recipe, _content, make) => make())
    const folder = outputFolderOf(environment)
    if (existsSync(join(folder, 'manifest.json'))) readBuildManifest(folder)
    const isFresh = !existsSync(folder) || isBuildFresh(environment)
    const lastBuild = readLastBuild(environment, folder)
    const kept = readDefaultTexts(lastBuild?.folder)
    const result = review({
      site,
      audible,
      cropped,
      markIsFaintIn: mark?.faintIn ?? [],
      lettersWithoutTypeface: lettersWithoutTypeface(site),
      isBuildFresh: isFresh,
      ...(appPackages && { appPackages }),
      ...situationAfter(lastBuild),
      formerPart: formerPartsFinder(kept.texts, kept.former),
      lastDefaultTexts: kept.texts,
    })
    const report = launchReport(site, result)
    if (page) {
      mkdirSync(dirname(pageFile), { recursive: true })
      writeFileSync(pageFile, launchPage(site, report, launchStyles()))
      output.error(`Wrote ${pageFile}`)
    }
    if (json) output.log(JSON.stringify(report, null, 2))
    else output.log(reportText(report))
    return strict && blockersOf(result).length > 0 ? 1 : 0
  },
)
