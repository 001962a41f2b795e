import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, siteFolder } from '../contract/target.ts'
import { readText } from '../src/content/textFiles.ts'
import type { BuiltPageSize, LaunchSituation } from '../src/launch/situation.ts'
import { parseDocuments } from '../src/legal/parseDocuments.ts'
import { publishedVersions } from '../src/legal/versions/documentVersions.ts'
import { routePages } from '../src/pages/pageTable.ts'
import { countsHeaders, pageLimits, reportedKinds } from '../src/publish/budgets.ts'
import { suffixes } from '../src/publish/encode.ts'
import { headerBytes } from '../src/publish/headerBytes.ts'
import { buildDay } from '../src/site/buildDay.ts'
import { readSiteSource } from '../src/site/siteSource.ts'
import { site } from '../src/site/values.ts'
import { isBuildFresh } from './buildStamp.mjs'

function securityTxtExpires(): string | undefined {
  const file = join(siteFolder, '.well-known/security.txt')
  if (!existsSync(file)) return undefined
  return /^Expires: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
}

function longPages(): BuiltPageSize[] {
  if (!existsSync(siteFolder)) return []
  const manifest = readManifest()
  return routePages.flatMap(({ kind, file }) => {
    const compressed = join(siteFolder, file + suffixes.br)
    if (!reportedKinds.includes(kind) || !existsSync(compressed)) return []
    const headers = countsHeaders(kind) ? headerBytes(manifest, file) : 0
    const bytes = statSync(compressed).size + headers
    const { limit, warningLimit } = pageLimits
    return bytes > limit ? [{ file, bytes, limit, warningLimit }] : []
  })
}

/**
 * The project as it is, on the day of the build.
 * @throws OperatorError for everything wrong in the texts and in the operator's file
 */
export function currentSituation(): LaunchSituation {
  return {
    site,
    source: readSiteSource(),
    documents: parseDocuments(readText),
    versions: publishedVersions,
    day: buildDay,
    isBuildFresh: existsSync(siteFolder) ? isBuildFresh() : undefined,
    securityTxtExpires: securityTxtExpires(),
    longPages: longPages(),
  }
}
