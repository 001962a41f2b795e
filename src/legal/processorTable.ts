import type { Table, TableCell } from 'mdast'
import type { ProcessorTableKey } from '../content/factReferences.ts'
import { renderDay, renderSupplied } from '../content/factText.ts'
import { isAiProcessor, processorsOn } from '../content/processors.ts'
import type { Language } from '../i18n/languages.ts'
import { messages } from '../i18n/messages.ts'
import { buildDay } from '../site/buildDay.ts'
import { isPlaceholder } from '../site/placeholder.ts'
import type { Processor } from '../site/schema.ts'
import { factNode } from './factNode.ts'

const columns = ['name', 'role', 'data', 'place', 'transferBasis', 'since'] as const

type Column = (typeof columns)[number]

function cell(processor: Processor, column: Column, language: Language): TableCell {
  const value = processor[column]
  const isDay = column === 'since' && typeof value === 'string' && !isPlaceholder(value)
  const fact = isDay ? renderDay(value, language) : renderSupplied(value, language)
  const named = column === 'name' ? { ...fact, isName: true as const } : fact
  return { type: 'tableCell', children: [factNode(named)] }
}

/** The operator's processors as a table, from `src/site.ts`. */
export function processorTable(table: ProcessorTableKey, language: Language): Table {
  const { present } = processorsOn(buildDay)
  const shown = table === 'processors.table' ? present : present.filter(isAiProcessor)
  return {
    type: 'table',
    children: [
      {
        type: 'tableRow',
        children: columns.map(column => ({
          type: 'tableCell',
          children: [{ type: 'text', value: messages[language][`processors.${column}`] }],
        })),
      },
      ...shown.map(processor => ({
        type: 'tableRow' as const,
        children: columns.map(column => cell(processor, column, language)),
      })),
    ],
  }
}
