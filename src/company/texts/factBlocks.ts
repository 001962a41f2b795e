import type { ListItem, Paragraph, RootContent, Table } from 'mdast'
import { servesEea } from '../countries/index.ts'
import { isolated, isTranslations, type Language, listInSentence } from '../languages/index.ts'
import type { Processor, SiteConfig } from '../schema/index.ts'
import {
  durationText,
  isAiProcessor,
  planRow,
  plansOf,
  pressPicturesIn,
  processorRegister,
  type RenderedFact,
  renderDay,
  renderValue,
  type Site,
  unnamedProcessors,
} from '../site/index.ts'
import { countryBlocks } from './countryBlocks.ts'
import { factNode, tableOf } from './trees.ts'

/** What every table of processors says about each, before the days it shows. */
const textColumns = ['name', 'role', 'data', 'retention', 'place', 'transferBasis'] as const

const dayColumns = ['announcedOn', 'since', 'until'] as const

type ProcessorDay = (typeof dayColumns)[number]

export type ProcessorColumn = (typeof textColumns)[number] | ProcessorDay

/**
 * The columns of a table of processors; a day or a period that none of them has is left out, and the basis of
 * transfers where no data of Europeans is transferred.
 */
export function processorColumns(
  config: SiteConfig,
  processors: readonly Processor[],
  days: readonly ProcessorDay[],
): readonly ProcessorColumn[] {
  const shownDays = days.filter(
    day => day === 'since' || processors.some(processor => processor[day] !== undefined),
  )
  const texts = textColumns
    .filter(column => column !== 'transferBasis' || servesEea(config))
    .filter(
      column =>
        column !== 'retention' || processors.some(({ retention }) => retention !== undefined),
    )
  return [...texts, ...shownDays]
}

/** How long a processor keeps what it gets. */
function retentionCell({ retention }: Processor, language: Language): RenderedFact {
  if (retention === undefined) return { text: '–' }
  if (retention !== null && !isTranslations(retention)) {
    return { text: durationText(retention, language) }
  }
  return renderValue(retention, 'processors.retention', language)
}

/** What a cell of such a table shows. */
export function processorCell(
  processor: Processor,
  column: ProcessorColumn,
  language: Language,
): RenderedFact {
  if (column === 'retention') return retentionCell(processor, language)
  const value = processor[column]
  const isDay = dayColumns.some(day => day === column)
  if (isDay && column !== 'since' && !value) return { text: '–' }
  if (isDay && typeof value === 'string') return renderDay(value, language)
  const label = column === 'name' ? `processors.name.${processor.kind}` : `processors.${column}`
  const fact = renderValue(value, label, language)
  return column === 'name' ? { ...fact, isName: true } : fact
}

/** Who processes data according to the documents in force, where that is known; else according to `site.yaml`. */
export function processorsInForce({
  config,
  today,
  processorsInForce: named,
}: Site): readonly Processor[] {
  return named ?? processorRegister(config, today).present
}

/** What the register of a site says on its day. */
function inRegister(part: keyof ReturnType<typeof processorRegister>) {
  return ({ config, today }: Site) => processorRegister(config, today)[part]
}

/**
 * Processors as a table of a text.
 * @param isComing whether they have yet to begin
 */
function processorTable(
  rowsOf: (site: Site) => readonly Processor[],
  days: readonly ProcessorDay[],
  isComing = false,
): (site: Site, language: Language) => Table {
  return (site, language) => {
    const { config, messages } = site
    const shown = rowsOf(site)
    const columns = processorColumns(config, shown, days)
    // Those that have yet to begin do so from a day, not since.
    const begins = isComing ? 'from' : 'since'
    const head = columns.map(
      column => messages[language][`processors.${column === 'since' ? begins : column}`],
    )
    const rowOf = (processor: Processor) =>
      columns.map(column => factNode(processorCell(processor, column, language)))
    return tableOf([head, ...shown.map(rowOf)])
  }
}

/** What a paragraph with nothing but its reference stands for, by the name that it refers to. */
export const factBlocks = {
  ...countryBlocks,
  'processors.table': processorTable(processorsInForce, ['since']),
  'processors.aiTable': processorTable(
    site => processorsInForce(site).filter(isAiProcessor),
    ['since'],
  ),
  'processors.present': processorTable(inRegister('present'), ['announcedOn', 'since']),
  'processors.coming': processorTable(inRegister('coming'), ['announcedOn', 'since'], true),
  'processors.former': processorTable(inRegister('former'), ['since', 'until']),

  /** Those who process data already, and whom the documents in force do not name. */
  'processors.unnamed'({ config, today, messages, processorsInForce: named }, language) {
    const names = unnamedProcessors(config, today, named).map(({ name, kind }) =>
      isolated(renderValue(name, `processors.name.${kind}`, language).text),
    )
    // Each name is isolated, and the words between them are those of the sentence.
    const list = listInSentence(names, language)
    const value = messages[language]['processors.unnamed'].replace('{{names}}', () => list)
    return { type: 'paragraph', children: [{ type: 'text', value }] }
  },

  /** The plans that are on sale. */
  'plans.table'(site, language) {
    const columns = ['plan', 'price', 'includes'] as const
    const head = columns.map(column => site.messages[language][`plans.${column}`])
    return tableOf([head, ...plansOf(site.config).map(plan => planRow(site, plan, language))])
  },

  /** How many requests authorities made in each year, and how many were answered with data; the latest first. */
  'authorityRequests.counts'({ config, messages }, language) {
    const counts = config.authorityRequests?.counts ?? []
    const { format } = new Intl.NumberFormat(language)
    const columns = ['year', 'received', 'disclosed'] as const
    return tableOf([
      columns.map(column => messages[language][`authorities.${column}`]),
      ...counts
        .toSorted((first, second) => second.year - first.year)
        .map(({ year, received, disclosed }) => [
          String(year),
          format(received),
          format(disclosed),
        ]),
    ])
  },

  /** The pictures that the press may take, each with what it shows, which leads to its file. */
  'press.pictures'(site, language) {
    const children = pressPicturesIn(site, language).map(({ path, description }): ListItem => {
      const { text, language: written } = description(language)
      const hProperties = written === language ? {} : { lang: written }
      const picture: Paragraph = {
        type: 'paragraph',
        children: [{ type: 'image', url: path, alt: text, data: { hProperties } }],
      }
      const link: Paragraph = {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: path,
            data: { hProperties },
            children: [{ type: 'text', value: text }],
          },
        ],
      }
      return { type: 'listItem', spread: true, children: [picture, link] }
    })
    const hProperties = { className: ['press-pictures'] }
    return { type: 'list', ordered: false, spread: true, data: { hProperties }, children }
  },

  /** The company's known barriers. */
  'accessibility.barriers'({ config }, language) {
    const children = (config.accessibility?.barriers ?? []).map((barrier): ListItem => {
      const sentence = factNode(renderValue(barrier, 'accessibility.barriers', language))
      return { type: 'listItem', children: [{ type: 'paragraph', children: [sentence] }] }
    })
    return { type: 'list', ordered: false, spread: false, children }
  },
} as const satisfies Readonly<Record<string, (site: Site, language: Language) => RootContent>>
