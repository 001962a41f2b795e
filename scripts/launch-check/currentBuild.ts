import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildState, BuiltPageSize } from '../../src/launch/situation.ts'
import type { Site } from '../../src/model/site.ts'
import { countsHeaders, headerBytes, pageLimits, publishedKinds } from '../../src/output/budgets.ts'
import { suffixes } from '../../src/output/encode.ts'
import { pageTable } from '../../src/pages/pageTable.ts'
import { isBuildFresh } from '../build/buildStamp.mjs'
import { hasBuild, readBuildManifest, refuseDrafts } from '../build/lastBuild.ts'
import type { Environment } from '../command.ts'
import { outputFolderOf } from '../outputFolder.mjs'

function securityTxtExpires(folder: string): string | undefined {
  const file = join(folder, 'site/.well-known/security.txt')
  if (!existsSync(file)) return undefined
  return /^Expires: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
}

function longPages(site: Site, folder: string): BuiltPageSize[] {
  if (!hasBuild(folder)) return []
  const manifest = readBuildManifest(folder)
  return pageTable(site).routePages.flatMap(({ kind, file }) => {
    const compressed = join(folder, 'site', file + suffixes.br)
    if (publishedKinds.includes(kind) || !existsSync(compressed)) return []
    const headers = countsHeaders(kind) ? headerBytes(manifest, file) : 0
    const bytes = statSync(compressed).size + headers
    const { limit, warningLimit } = pageLimits
    return bytes > limit ? [{ file, bytes, limit, warningLimit }] : []
  })
}

/**
 * What was made from the sources, as the launch check sees it.
 * @throws OperatorError for a preview of drafts, and for a build that is not whole
 */
export function currentBuild(site: Site, environment: Environment): BuildState {
  const folder = outputFolderOf(environment)
  refuseDrafts(folder)
  return {
    isFresh: existsSync(folder) ? isBuildFresh(environment) : undefined,
    securityTxtExpires: securityTxtExpires(folder),
    longPages: longPages(site, folder),
  }
}
