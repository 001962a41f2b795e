import type { FieldPath } from '../folder/index.ts'
import { isShownAtOnce } from '../schema/index.ts'
import { type Site, statutoryPageTable } from '../site/index.ts'
import { documentDependsOn } from './documentDependencies.ts'
import { differingPaths, knownValue, writtenValue } from './fileValues.ts'
import { readKeptValues } from './keptValues.ts'
import type { Version } from './version.ts'

/** Whether a value comes to a page of text that did not have it: readers find it there as soon as it is known. */
function addsToPage(path: FieldPath, former: unknown): boolean {
  const isFieldOfPage = Object.values(statutoryPageTable).some(({ field }) => field === path[0])
  return isFieldOfPage && knownValue(former) === undefined
}

/** A value of `site.yaml` that waits: pages say the former one until a version of a document takes effect. */
export interface WaitingValue {
  readonly version: Version
  readonly path: FieldPath
  /** What the version was published with; undefined where the field was not there. */
  readonly former: unknown
}

/** The values of `site.yaml` that a version of a document states otherwise, by those that are kept of it. */
export function waitingValues(site: Site, version: Version): readonly WaitingValue[] {
  const kept = readKeptValues(site, version)
  if (!kept) return []
  return differingPaths(site.source.value, kept.value)
    .filter(path => path[0] !== 'processors' && !isShownAtOnce(path))
    .map(path => ({ version, path, former: writtenValue(kept.value, path) }))
    .filter(({ path, former }) => !addsToPage(path, former))
    .filter(({ path, former }) =>
      documentDependsOn(site, { document: version.document, version }, path, former),
    )
}
