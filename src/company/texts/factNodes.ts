import type { PhrasingContent, Table, Text } from 'mdast'
import { servesEea } from '../countries/index.ts'
import { isolated, type Language } from '../languages/index.ts'
import type { Processor, SiteConfig } from '../schema/index.ts'
import { type RenderedFact, renderDay, renderValue } from '../site/index.ts'

/** Keeps translation programs away; every fact that is a link is an address. */
const untranslated = { translate: 'no' }

/** A fact as a node of the text: `<time>`, a visible placeholder, a link, a name, or just its words. */
export function factNode(fact: RenderedFact): PhrasingContent {
  const text: Text = { type: 'text', value: isolated(fact.text) }
  const element = (hName: string, hProperties: Record<string, string>): PhrasingContent => ({
    type: 'emphasis',
    data: { hName, hProperties },
    children: [text],
  })
  if (fact.dateTime !== undefined) return element('time', { dateTime: fact.dateTime })
  if (fact.isPlaceholder) return element('span', { className: 'placeholder' })
  if (fact.language !== undefined) return element('span', { lang: fact.language })
  if (fact.href !== undefined) {
    return { type: 'link', url: fact.href, data: { hProperties: untranslated }, children: [text] }
  }
  return fact.isName ? element('span', untranslated) : text
}

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

/** What every table of processors says about each, before the days it shows. */
const textColumns = ['name', 'role', 'data', 'place', 'transferBasis'] as const

const dayColumns = ['announcedOn', 'since', 'until'] as const

export type ProcessorDay = (typeof dayColumns)[number]

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
  const shownDays = days.filter(
    day => day === 'since' || processors.some(processor => processor[day] !== undefined),
  )
  const texts = textColumns.filter(column => column !== 'transferBasis' || servesEea(config))
  return [...texts, ...shownDays]
}

/** What a cell of such a table shows. */
export function processorCell(
  processor: Processor,
  column: ProcessorColumn,
  language: Language,
): RenderedFact {
  const value = processor[column]
  const isDay = dayColumns.some(day => day === column)
  if (isDay && column !== 'since' && !value) return { text: '–' }
  if (isDay && typeof value === 'string') return renderDay(value, language)
  const label = column === 'name' ? `processors.name.${processor.kind}` : `processors.${column}`
  const fact = renderValue(value, label, language)
  return column === 'name' ? { ...fact, isName: true } : fact
}
