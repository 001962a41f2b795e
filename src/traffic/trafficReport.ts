import { isLanguage, languageOption } from '../languages/languages.ts'
import { ending } from '../output/mediaTypes.ts'
import type { Count, Counts } from './counts.ts'
import { type Periods, periodsBetween } from './periods.ts'
import { downloads } from './requestKind.ts'
import type { Traffic } from './traffic.ts'

/** Rows of a table that are shown; further ones are counted together. */
const MAX_ROWS = 100

/** Requests for a page. */
export interface PageRow {
  readonly path: string
  readonly total: number
  /** One figure for each period. */
  readonly byPeriod: readonly number[]
}

/** Names with their counts, the most frequent one first. */
export interface CountTable {
  readonly title: string
  /** What the names are. */
  readonly subject: string
  readonly rows: readonly Count[]
  /** How often further names occurred, which are no longer known. */
  readonly others: number
  /** What is said where there is no row. */
  readonly empty: string
}

/** What logs hold, as every reporter shows it. */
export interface TrafficReport {
  readonly requests: number
  readonly pageRequests: number
  readonly downloads: number
  readonly campaigns: number
  readonly notFound: number
  readonly robots: number
  /** None where no page was asked for. */
  readonly periods: Periods | undefined
  /** Requests for pages in each period. */
  readonly byPeriod: readonly number[]
  readonly pages: readonly PageRow[]
  readonly tables: readonly CountTable[]
  readonly unreadable: { readonly count: number; readonly places: readonly string[] }
}

/** Sums figures of days into those of periods. */
function inPeriods({ names }: Periods, figures: readonly Count[]): readonly number[] {
  const sums = new Map(names.map(name => [name, 0]))
  for (const [day, count] of figures) {
    const name = sums.has(day) ? day : day.slice(0, 7)
    sums.set(name, (sums.get(name) ?? 0) + count)
  }
  return [...sums.values()]
}

function pageRows(traffic: Traffic, periods: Periods): readonly PageRow[] {
  const days = traffic.days.byName().map(([day]) => day)
  return traffic.pages
    .byCount()
    .slice(0, MAX_ROWS)
    .map(([path, total]) => {
      const figures = days.map(day => [day, traffic.onDay(path, day)] as const)
      return { path, total, byPeriod: inPeriods(periods, figures) }
    })
}

/** The rows of a table by the names in a log. */
function rowsOf(
  counts: Counts,
  show: (name: string) => string = name => name,
): Pick<CountTable, 'rows' | 'others'> {
  const all = counts.byCount()
  const rows = all.slice(0, MAX_ROWS).map(([name, count]) => [show(name), count] as const)
  const further = all.slice(MAX_ROWS).reduce((sum, [, count]) => sum + count, 0)
  return { rows, others: counts.others + further }
}

/** Files with what they are, like "/privacy-policy.docx (Word)". */
function downloadName(path: string): string {
  return `${path} (${downloads[ending(path)]})`
}

function languageName(code: string): string {
  return isLanguage(code) ? languageOption(code).name : code
}

function tablesOf({
  languages,
  campaigns,
  downloads: files,
  notFound,
}: Traffic): readonly CountTable[] {
  return [
    {
      title: 'Languages',
      subject: 'Language of the page',
      ...rowsOf(languages, languageName),
      empty: 'No page was asked for.',
    },
    {
      title: 'Campaigns',
      subject: 'Address that leads to the store',
      ...rowsOf(campaigns),
      empty: 'No campaign has led to the store.',
    },
    {
      title: 'Downloads and feeds',
      subject: 'File',
      ...rowsOf(files, downloadName),
      empty: 'No file was asked for.',
    },
    {
      title: 'Not found',
      subject: 'Path that does not exist',
      ...rowsOf(notFound),
      empty: 'Every path that was asked for exists.',
    },
  ]
}

/** What reporters show of the requests that were counted. */
export function trafficReport(traffic: Traffic): TrafficReport {
  const days = traffic.days.byName()
  const [first, last] = [days.at(0), days.at(-1)]
  const periods = first && last && periodsBetween(first[0], last[0])
  return {
    requests: traffic.requests,
    pageRequests: traffic.pages.total,
    downloads: traffic.downloads.total,
    campaigns: traffic.campaigns.total,
    notFound: traffic.notFound.total,
    robots: traffic.robots,
    periods,
    byPeriod: periods ? inPeriods(periods, days) : [],
    pages: periods ? pageRows(traffic, periods) : [],
    tables: tablesOf(traffic),
    unreadable: { count: traffic.unreadable.count, places: traffic.unreadable.places() },
  }
}
