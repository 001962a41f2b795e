import { UnansweredRequest, UnsoundResponse } from '../../server/index.ts'
import { SECURITY_TXT_DAYS } from '../../src/build/index.ts'
import {
  daysBetween,
  type LegalIndex,
  nextBuild,
  type Site,
  versionsFolder,
} from '../../src/company/index.ts'
import { buildSite } from '../build/build.ts'
import { outputFolderOf } from '../build/outputFolder.mjs'
import { type CommandCall, command, type Environment, type Output, UNUSABLE } from '../command.ts'
import { readSite } from '../readSite.ts'
import {
  compareWithBuild,
  comparisonOptions,
  originOf,
  profileOf,
} from '../verify/compareWithBuild.ts'
import { differingVersions, readSiteIndex, UnusableIndex } from './siteIndex.ts'

/** Where the site is built that the running one is compared with: never where one to deploy may be. */
const watchedFolder = '.cache/watched'

/**
 * Builds the company's site for a day, to compare a running one with it.
 * @returns the folder of the build
 */
type BuildForDay = (day: string, environment: Environment, output: Output) => Promise<string>

const buildForDay: BuildForDay = async (day, environment, output) => {
  const environmentOfDay = {
    ...environment,
    SITE_DATE: day,
    SITE_OUT: watchedFolder,
    SITE_LAST_BUILD: '',
  }
  await buildSite(environmentOfDay, output)
  return outputFolderOf(environmentOfDay)
}

/**
 * What is wrong with a site that was built for a day, as of today.
 * @param site the company's, as of that day: when its next build is due follows from it alone
 */
function findings(site: Site, index: LegalIndex, today: string): readonly string[] {
  const { today: built } = site
  const folder = versionsFolder(site)
  const due = nextBuild(site)
  const { missing, unlisted, changed } = differingVersions(site, index)
  const changedNames = changed.map(({ name }) => name)
  const found: string[] = []
  if (daysBetween(built, today) >= SECURITY_TXT_DAYS)
    found.push(`Its build is of ${built}: security.txt expires after ${SECURITY_TXT_DAYS} days.`)
  if (due && due.day <= today)
    found.push(`Its build is of ${built}; the next one was due on ${due.day}: ${due.reason}.`)
  if (unlisted.length > 0)
    found.push(`It does not list what was published in ${folder}: ${unlisted.join(', ')}.`)
  if (missing.length > 0)
    found.push(`It lists what was never published in ${folder}: ${missing.join(', ')}.`)
  if (changedNames.length > 0)
    found.push(
      `It shows another text than the one in ${folder}: ${changedNames.join(', ')}. Find out which of the two is what readers agreed to before you build.`,
    )
  return found
}

/** Watches one site; gives the exit code of the command. */
async function watch(
  origin: string,
  profile: string,
  call: CommandCall,
  build: BuildForDay,
): Promise<number> {
  const { environment, output } = call
  const { today } = readSite(environment)
  const index = await readSiteIndex(origin)
  if (index.built > today)
    throw new UnusableIndex(`${origin} says that it was built on ${index.built}, a day to come.`)
  const site = readSite({ ...environment, SITE_DATE: index.built })
  const found = findings(site, index, today)
  if (found.length > 0) output.error(`${origin}: build and deploy again.\n${found.join('\n')}`)
  const folder = await build(index.built, environment, output)
  const code = await compareWithBuild({ origin, folder, profile }, call)
  return code === 0 && found.length > 0 ? 1 : code
}

/** Makes the command; tests put a build of their own in place of the company's. */
export function watchCommand(build: BuildForDay) {
  return command(
    {
      usage: 'npm run watch -- https://www.your-domain.com [--profile HOST]',
      options: comparisonOptions,
      takesNames: true,
      stopped: 'The site was not watched.',
      faultCode: UNUSABLE,
    },
    async ({ profile }, names, call) => {
      const origin = originOf(names)
      // Refused before a build, which takes a minute.
      profileOf(profile)
      try {
        return await watch(origin, profile, call, build)
      } catch (error) {
        if (error instanceof UnusableIndex) {
          call.output.error(error.message)
          return 1
        }
        if (error instanceof UnansweredRequest || error instanceof UnsoundResponse) {
          call.output.error(`${origin} cannot be watched: ${error.message}.`)
          return UNUSABLE
        }
        throw error
      }
    },
  )
}

/**
 * Compares a running site with a build of the company's folder for the day that it says it was built for, and
 * fails as well where that day is long ago, or another build was due since.
 */
export default watchCommand(buildForDay)
