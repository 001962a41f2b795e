import type { CommandCall, Environment } from '../command.ts'
import { UsageError } from '../command.ts'
import { readSite } from '../readSite.ts'
import { compareSite, type Target } from '../verification/compareSite.ts'
import { reach, UnreachableSite } from '../verification/reach.ts'
import { folderToCompare } from './deployedBuild.ts'
import { expiries } from './expiries.ts'
import { type IssueOutcome, type IssueTracker, keepIssue } from './issue.ts'
import { integrityFaults, watchReport, withoutSignature } from './watchReport.ts'

const outcomeTexts: Readonly<Record<IssueOutcome, string>> = {
  opened: 'something is wrong; opened an issue',
  updated: 'something else is wrong; updated the issue',
  unchanged: 'the same is wrong as before; the issue says so',
  closed: 'nothing is wrong any more; closed the issue',
  none: 'nothing is wrong',
}

/** Where issues are kept, from the variables that GitHub gives to its workflows. */
function readTracker(environment: Environment): IssueTracker {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = environment
  if (GITHUB_REPOSITORY && GITHUB_TOKEN) {
    const api = GITHUB_API_URL || 'https://api.github.com'
    return { api, repository: GITHUB_REPOSITORY, token: GITHUB_TOKEN }
  }
  throw new UsageError('--watch needs GITHUB_REPOSITORY and GITHUB_TOKEN in the environment.')
}

/** What is wrong with a site, as Markdown; that it does not respond is one such thing. */
async function findForIssue(target: Target, environment: Environment) {
  const { address } = target
  try {
    await reach(address)
  } catch (error) {
    if (error instanceof UnreachableSite) return watchReport(address, [], [error.message])
    throw error
  }
  const { judged } = await compareSite(target, await folderToCompare(address, environment))
  const { today, config } = readSite(environment)
  return watchReport(
    address,
    [...withoutSignature(judged.unlisted), ...(await expiries(address, today))],
    await integrityFaults(address, config.verification.publicKey, today),
  )
}

/** Keeps the issue about a site; what is wrong is said there, and fails nothing here. */
export async function watch(target: Target, { environment, output }: CommandCall): Promise<number> {
  const tracker = readTracker(environment)
  const outcome = await keepIssue(tracker, target.address, await findForIssue(target, environment))
  output.log(`${target.address}: ${outcomeTexts[outcome]}`)
  return 0
}
