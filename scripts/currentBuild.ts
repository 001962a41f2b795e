import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest, siteFolder } from '../contract/target.ts'
import type { BuildState, BuiltPageSize } from '../src/launch/situation.ts'
import type { Site } from '../src/model/site.ts'
import { countsHeaders, pageLimits, reportedKinds } from '../src/output/budgets.ts'
import { suffixes } from '../src/output/encode.ts'
import { headerBytes } from '../src/output/headerBytes.ts'
import { pageTable } from '../src/pages/pageTable.ts'
import { isBuildFresh } from './buildStamp.mjs'

function securityTxtExpires(): string | undefined {
  const file = join(siteFolder, '.well-known/security.txt')
  if (!existsSync(file)) return undefined
  return /^Expires: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
}

function longPages(site: Site): BuiltPageSize[] {
  if (!existsSync(siteFolder)) return []
  const manifest = readManifest()
  return pageTable(site).routePages.flatMap(({ kind, file }) => {
    const compressed = join(siteFolder, file + suffixes.br)
    if (!reportedKinds.includes(kind) || !existsSync(compressed)) return []
    const headers = countsHeaders(kind) ? headerBytes(manifest, file) : 0
    const bytes = statSync(compressed).size + headers
    const { limit, warningLimit } = pageLimits
    return bytes > limit ? [{ file, bytes, limit, warningLimit }] : []
  })
}

/** What is in the output folder, as the launch check sees it. */
export function currentBuild(site: Site): BuildState {
  return {
    isFresh: existsSync(siteFolder) ? isBuildFresh() : undefined,
    securityTxtExpires: securityTxtExpires(),
    longPages: longPages(site),
  }
}
