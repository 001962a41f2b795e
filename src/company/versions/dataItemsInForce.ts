import { type DataItem, type DataItems, isDataItem } from '../data/index.ts'
import { documentsWithDataTables, oncePerSite, type Site } from '../site/index.ts'
import { keptValuesText } from './keptValues.ts'
import { timelines } from './timeline.ts'
import type { Version } from './version.ts'

/** How a line begins that keeps an item, at the end of a file of kept values. For YAML, it is a comment. */
const itemMark = '# data: '

const introduction = '# What was collected then, an item a line.\n'

/** The lines that keep what is collected, at the end of a file of kept values. */
export function dataLines(items: DataItems): string {
  const lines = items.map(item => `${itemMark}${JSON.stringify(item)}\n`)
  return introduction + lines.join('')
}

/** An item as a line keeps it; undefined where this release does not know what it says. */
function itemOf(line: string): DataItem | undefined {
  try {
    const value: unknown = JSON.parse(line.slice(itemMark.length))
    return isDataItem(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What was collected by the values kept of a version; undefined where an earlier or a later release wrote these. */
function keptItems(site: Site, version: Version): DataItems | undefined {
  const lines = (keptValuesText(site, version) ?? '')
    .split('\n')
    .filter(line => line.startsWith(itemMark))
  const items = lines.flatMap(line => itemOf(line) ?? [])
  return lines.length > 0 && items.length === lines.length ? items : undefined
}

/**
 * The published version in force that took effect last among the documents with tables of data and of processors;
 * undefined while none is published. Of two that took effect on one day it is the Privacy Policy, which is listed
 * first: items and processors are both those of one document.
 */
export const latestWithDataTables = oncePerSite((site: Site): Version | undefined => {
  const [latest] = documentsWithDataTables
    .map(document => timelines(site)[document].inForce)
    .filter(({ publishedOn }) => publishedOn !== undefined)
    .toSorted((first, second) => second.effective.localeCompare(first.effective))
  return latest
})

/** What the documents in force say is collected. */
interface DataItemsInForce {
  /** The version that says so; undefined while no document with a table of data is published. */
  readonly version: Version | undefined
  /** What it says is collected; undefined where an earlier release published it, which kept no data. */
  readonly items: DataItems | undefined
}

/**
 * What is collected by the documents in force on the day of a site: by the table of the site, while no document with
 * a table of data is published.
 */
export const dataItemsInForce = oncePerSite((site: Site): DataItemsInForce => {
  const version = latestWithDataTables(site)
  if (!version) return { version, items: site.dataItems }
  return { version, items: keptItems(site, version) }
})
