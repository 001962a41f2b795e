import type { PhrasingContent, Table, TableRow } from 'mdast'
import type { Language } from '../languages/languages.ts'
import type { ProcessorTableKey } from '../model/factReferences.ts'
import { processorCell, processorColumns } from '../model/processorCells.ts'
import { isAiProcessor, processorRegister } from '../model/processors.ts'
import type { Site } from '../model/site.ts'
import { factNode } from './factNode.ts'

function row(cells: readonly PhrasingContent[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map(cell => ({ type: 'tableCell', children: [cell] })),
  }
}

/** The operator's processors as a table of a text. */
export function processorTable(site: Site, table: ProcessorTableKey, language: Language): Table {
  const { present } = processorRegister(site)
  const shown = table === 'processors.table' ? present : present.filter(isAiProcessor)
  const columns = processorColumns(shown, ['since'])
  const head = columns.map(column => site.messages[language][`processors.${column}`])
  return {
    type: 'table',
    children: [
      row(head.map(value => ({ type: 'text', value }))),
      ...shown.map(processor =>
        row(columns.map(column => factNode(processorCell(processor, column, language)))),
      ),
    ],
  }
}
