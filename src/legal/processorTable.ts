import type { Table, TableCell } from 'mdast'
import { dateText } from '../content/factText.ts'
import type { Language, Localized } from '../i18n/languages.ts'
import { messages } from '../i18n/messages/index.ts'
import { isPlaceholder, type Placeholder, type Processor } from '../site/schema.ts'
import { placeholderText, site } from '../site/values.ts'
import { factNode } from './factNode.ts'
import type { TableBlock } from './factReferences.ts'

const columns = ['name', 'role', 'data', 'place', 'transferBasis', 'since'] as const

type Column = (typeof columns)[number]

function cell(
  value: string | Localized | Placeholder,
  column: Column,
  language: Language,
): TableCell {
  if (isPlaceholder(value)) {
    const fact = { text: placeholderText(value, language), isPlaceholder: true } as const
    return { type: 'tableCell', children: [factNode(fact)] }
  }
  const text = typeof value !== 'string' ? value[language] : value
  const shown = column === 'since' ? dateText(text, language) : text
  return { type: 'tableCell', children: [{ type: 'text', value: shown }] }
}

function processorsOf(block: TableBlock): readonly Processor[] {
  if (block === 'processors.table') return site.processors
  return site.processors.filter(({ kind }) => kind === 'ai-chat' || kind === 'ai-video')
}

/** The operator's processors as a table, from `src/site.ts`. */
export function processorTable(block: TableBlock, language: Language): Table {
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
      ...processorsOf(block).map(processor => ({
        type: 'tableRow' as const,
        children: columns.map(column => cell(processor[column], column, language)),
      })),
    ],
  }
}
