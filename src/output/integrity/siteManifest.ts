import { nextBuild } from '../../launch/nextBuild.ts'
import { daysAfter } from '../../model/isoDay.ts'
import type { Site } from '../../model/site.ts'
import { SECURITY_TXT_DAYS } from '../discovery/textFiles.ts'
import type { SiteFile } from '../siteFile.ts'
import { sha256 } from './hashes.ts'
import { type ChainedVersion, versionChains } from './versionChain.ts'

/** Days after the next build is due in which it may be deployed. */
const DAYS_TO_DEPLOY = 7

/** The list of everything a site serves, for those who want to check it. */
interface SiteManifest {
  readonly origin: string
  /** What it was built from, where the build knows: a commit of git. */
  readonly commit: string | null
  /** The day it was built for, ISO 8601. */
  readonly built: string
  /** The last day on which a site that shows this build is up to date, ISO 8601. */
  readonly expires: string
  /** The key that it is signed with; null where the operator names none. */
  readonly publicKey: string | null
  readonly versions: readonly ChainedVersion[]
  /** SHA-256 of every file by its URL path, in the order of the paths. */
  readonly files: Readonly<Record<string, string>>
}

/** After a build is due, the site shows what no longer holds; `security.txt` needs one in any case. */
function lastDay(site: Site): string {
  const latest = daysAfter(site.today, SECURITY_TXT_DAYS)
  const due = nextBuild(site)?.day
  const deployed = due === undefined ? latest : daysAfter(due, DAYS_TO_DEPLOY)
  return deployed < latest ? deployed : latest
}

/** The address of a file; the 404 pages, which are shown at any other, answer at their own too. */
function addressOf({ path, file }: SiteFile): string {
  return path ?? `/${file.replace(/\.html$/, '')}`
}

/**
 * The manifest of a site as it is served.
 * @param files everything else that the site serves
 * @param commit of the sources
 */
export function siteManifest(
  site: Site,
  files: readonly SiteFile[],
  commit: string | undefined,
): string {
  const hashes = files
    .map(file => [addressOf(file), sha256(file.content)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const manifest: SiteManifest = {
    origin: site.config.origin,
    commit: commit ?? null,
    built: site.today,
    expires: lastDay(site),
    publicKey: site.config.verification.publicKey ?? null,
    versions: versionChains(site),
    files: Object.fromEntries(hashes),
  }
  return `${JSON.stringify(manifest, null, 1)}\n`
}
