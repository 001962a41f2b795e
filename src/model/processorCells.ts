import type { Language } from '../languages/index.ts'
import { servesEea } from './countries.ts'
import { type RenderedFact, renderDay, renderText } from './facts.ts'
import type { Processor, SiteConfig } from './schema.ts'

/** What every table of processors says about each, before the days it shows. */
const textColumns = ['name', 'role', 'data', 'place', 'transferBasis'] as const

const dayColumns = ['announcedOn', 'since', 'until'] as const

type ProcessorDay = (typeof dayColumns)[number]

export type ProcessorColumn = (typeof textColumns)[number] | ProcessorDay

/**
 * The columns of a table of processors; a day that none of them has is left out, and the basis of transfers
 * where no data of Europeans is transferred.
 */
export function processorColumns(
  config: SiteConfig,
  processors: readonly Processor[],
  days: readonly ProcessorDay[],
): readonly ProcessorColumn[] {
  const known = days.filter(
    day => day === 'since' || processors.some(processor => processor[day] !== undefined),
  )
  const texts = textColumns.filter(column => column !== 'transferBasis' || servesEea(config))
  return [...texts, ...known]
}

function isDay(column: ProcessorColumn): column is ProcessorDay {
  return dayColumns.some(day => day === column)
}

/** What a cell of such a table shows. */
export function processorCell(
  processor: Processor,
  column: ProcessorColumn,
  language: Language,
): RenderedFact {
  const value = processor[column]
  const isLeftOut = isDay(column) && column !== 'since'
  if (isLeftOut && !value) return { text: '–' }
  if (isDay(column) && typeof value === 'string') return renderDay(value, language)
  const label = column === 'name' ? `processors.name.${processor.kind}` : `processors.${column}`
  const fact = renderText(value, label, language)
  return column === 'name' ? { ...fact, isName: true } : fact
}
