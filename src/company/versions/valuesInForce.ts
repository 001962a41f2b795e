import { legalDocuments, oncePerSite, type Site } from '../site/index.ts'
import { dataItemsInForce, latestWithDataTables } from './dataItemsInForce.ts'
import { type FileValues, siteWithValues, withWrittenValue } from './fileValues.ts'
import { formerProcessors } from './formerCompany.ts'
import { checkKeptValues, readKeptValues } from './keptValues.ts'
import { timelines } from './timeline.ts'
import type { Version } from './version.ts'
import { type WaitingValue, waitingValues } from './waitingValues.ts'

/** What the pages of a site are made from on its day. */
export interface ValuesInForce {
  /** The site with the values that its documents in force state. */
  readonly site: Site
  /** Versions in force of which no values are kept, or none that can be read: for them, pages follow `site.yaml`. */
  readonly withoutKeptValues: readonly Version[]
  /** Values that documents in force state and that do not go with today's others: pages say those of `site.yaml`. */
  readonly refused: readonly WaitingValue[]
}

/** The documents' versions in force that were published, the one that took effect last at the end. */
function versionsInForce(site: Site): readonly Version[] {
  return legalDocuments
    .map(document => timelines(site)[document].inForce)
    .filter(({ publishedOn }) => publishedOn !== undefined)
    .toSorted((first, second) => first.effective.localeCompare(second.effective))
}

/** A site with as many of the waiting values as go together, and those that do not. */
function withFormerValues(site: Site, waiting: readonly WaitingValue[]) {
  const all = waiting.reduce<FileValues>(
    (values, { path, former }) => withWrittenValue(values, path, former),
    { ...site.source.value },
  )
  const whole = siteWithValues(site, all)
  if (whole) return { site: whole, refused: [] }
  const refused: WaitingValue[] = []
  let shown = site
  for (const waitingValue of waiting) {
    const value = withWrittenValue(shown.source.value, waitingValue.path, waitingValue.former)
    const next = siteWithValues(shown, value)
    if (next) shown = next
    else refused.push(waitingValue)
  }
  return { site: shown, refused }
}

/**
 * What is true on the day of a site. Documents show what was frozen; every other page says of the same matters what
 * the documents in force say, whatever `site.yaml` says of days to come. A preview of drafts shows what is to come.
 * @throws OperatorError where kept values were edited since they were written
 */
export const valuesInForce = oncePerSite((site: Site): ValuesInForce => {
  checkKeptValues(site)
  const versions = versionsInForce(site)
  const withoutKeptValues = versions.filter(version => !readKeptValues(site, version))
  if (site.showsDrafts || versions.length === withoutKeptValues.length) {
    return { site, withoutKeptValues, refused: [] }
  }
  const waiting = versions.flatMap(version => waitingValues(site, version))
  const latestWithTables = latestWithDataTables(site)
  const { items: dataItems = site.dataItems } = dataItemsInForce(site)
  const processorsInForce =
    latestWithTables && formerProcessors({ ...site, dataItems }, latestWithTables)
  if (waiting.length === 0 && !processorsInForce) return { site, withoutKeptValues, refused: [] }
  const former = withFormerValues({ ...site, processorsInForce, dataItems }, waiting)
  return { ...former, withoutKeptValues }
})
