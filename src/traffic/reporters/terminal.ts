import { styleText } from 'node:util'
import type { CountTable, PageRow, TrafficReport } from '../trafficReport.ts'
import { printable } from './printable.ts'
import { countedText, figure, pageNote, periodText, unreadableText } from './words.ts'

/** Rows of a table, and periods, that fit a screen; the page shows more. */
const MAX_ROWS = 20
const MAX_PERIODS = 7

const MAX_NAME_LENGTH = 48

function nameCell(name: string): string {
  const text = printable(name)
  const isLong = text.length > MAX_NAME_LENGTH
  return (isLong ? `${text.slice(0, MAX_NAME_LENGTH - 1)}…` : text).padEnd(MAX_NAME_LENGTH)
}

function row(name: string, figures: readonly (number | string)[]): string {
  const cells = figures.map(value =>
    (typeof value === 'number' ? figure.format(value) : value).padStart(8),
  )
  return `  ${nameCell(name)}${cells.join('')}`
}

function heading(title: string): string {
  return styleText('bold', title.toUpperCase())
}

/** The last part of a period, which is enough beside others: "11-22" of a day. */
function shortPeriod(name: string): string {
  return name.length > 7 ? name.slice(5) : name
}

function pageTable({ pages, periods, byPeriod, pageRequests }: TrafficReport): readonly string[] {
  if (!periods) return []
  const last = (figures: readonly number[]) => figures.slice(-MAX_PERIODS)
  const shown = pages.slice(0, MAX_ROWS)
  const ofPage = ({ path, total, byPeriod: own }: PageRow) => row(path, [total, ...last(own)])
  return [
    heading(`Pages by ${periods.unit}`),
    row('Page', ['total', ...periods.names.slice(-MAX_PERIODS).map(shortPeriod)]),
    ...shown.map(ofPage),
    row('All pages', [pageRequests, ...last(byPeriod)]),
    '',
  ]
}

function countTable({ title, rows, others, empty }: CountTable): readonly string[] {
  const shown = rows.slice(0, MAX_ROWS)
  const further = rows.slice(MAX_ROWS).reduce((sum, [, count]) => sum + count, others)
  return [
    heading(title),
    ...(rows.length === 0 ? [`  ${empty}`] : shown.map(([name, count]) => row(name, [count]))),
    ...(further > 0 ? [row('Others', [further])] : []),
    '',
  ]
}

/** What logs hold, as tables of plain text. */
export function terminalReport(report: TrafficReport): string {
  return [
    `Traffic ${periodText(report)}`,
    countedText(report),
    '',
    ...pageTable(report),
    ...report.tables.flatMap(countTable),
    pageNote(report),
    ...unreadableText(report),
  ].join('\n')
}
