import type { PhrasingContent, Table } from 'mdast'
import type { Language } from '../languages/languages.ts'
import type { ProcessorTableKey } from '../model/factReferences.ts'
import { supplied } from '../model/placeholder.ts'
import { processorCell, processorColumns } from '../model/processorCells.ts'
import { isAiProcessor, processorRegister } from '../model/processors.ts'
import type { Site } from '../model/site.ts'
import { factNode } from './factNode.ts'

/** A table of a text; its first row is its head. */
export function tableOf(rows: readonly (readonly (string | PhrasingContent)[])[]): Table {
  return {
    type: 'table',
    children: rows.map(cells => ({
      type: 'tableRow',
      children: cells.map(cell => ({
        type: 'tableCell',
        children: [typeof cell === 'string' ? { type: 'text', value: cell } : cell],
      })),
    })),
  }
}

/** The operator's processors as a table of a text. */
export function processorTable(site: Site, table: ProcessorTableKey, language: Language): Table {
  const { present } = processorRegister(site)
  const shown = table === 'processors.table' ? present : present.filter(isAiProcessor)
  const columns = processorColumns(shown, ['since'])
  return tableOf([
    columns.map(column => site.messages[language][`processors.${column}`]),
    ...shown.map(processor =>
      columns.map(column => factNode(processorCell(processor, column, language))),
    ),
  ])
}

/** How many requests authorities made in each year, and how many were answered with data; the latest first. */
export function requestTable({ config, messages }: Site, language: Language): Table {
  const counts = supplied(config.authorityRequests)?.counts ?? []
  const { format } = new Intl.NumberFormat(language)
  return tableOf([
    (['year', 'received', 'disclosed'] as const).map(
      column => messages[language][`authorities.${column}`],
    ),
    ...counts
      .toSorted((one, other) => other.year - one.year)
      .map(({ year, received, disclosed }) => [String(year), format(received), format(disclosed)]),
  ])
}
