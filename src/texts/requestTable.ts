import type { Table, TableRow } from 'mdast'
import type { Language } from '../languages/languages.ts'
import { supplied } from '../model/placeholder.ts'
import type { Site } from '../model/site.ts'

function row(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map(value => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  }
}

/** How many requests authorities made in each year, and how many were answered with data; the latest first. */
export function requestTable({ config, messages }: Site, language: Language): Table {
  const counts = supplied(config.authorityRequests)?.counts ?? []
  const { format } = new Intl.NumberFormat(language)
  const columns = ['year', 'received', 'disclosed'] as const
  return {
    type: 'table',
    children: [
      row(columns.map(column => messages[language][`authorities.${column}`])),
      ...counts
        .toSorted((one, other) => other.year - one.year)
        .map(({ year, received, disclosed }) =>
          row([String(year), format(received), format(disclosed)]),
        ),
    ],
  }
}
