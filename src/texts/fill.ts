import type {
  List,
  ListItem,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  Text,
} from 'mdast'
import { type Language, referencePattern } from '../languages/index.ts'
import {
  barriersKey,
  type DocumentFactKey,
  documentFacts,
  isAiProcessor,
  isFactKey,
  type ProcessorColumn,
  type ProcessorTableKey,
  planRow,
  plansOf,
  planTableKey,
  processorCell,
  processorColumns,
  processorRegister,
  processorTables,
  type RenderedFact,
  renderDay,
  renderFact,
  renderText,
  requestCountsKey,
  type Site,
} from '../model/index.ts'
import { replaceChildren } from './trees.ts'

/** What the front matter of a text states by its fields; of these, legal documents state facts. */
type Stated = Readonly<Record<string, unknown>>

function documentFact(key: DocumentFactKey, stated: Stated, language: Language): RenderedFact {
  const value =
    stated[key.replace('document.', '')] ??
    // What was not published yet is as new as its day.
    (key === 'document.lastUpdated' ? stated.effective : undefined)
  if (typeof value !== 'string') return { text: '' }
  return key === 'document.version' ? { text: value } : renderDay(value, language)
}

/** The block that a paragraph with nothing but its reference stands for. */
function blockFor(site: Site, node: Paragraph, language: Language): RootContent | undefined {
  const [child] = node.children
  if (child?.type !== 'text' || node.children.length !== 1) return undefined
  const key = /^\s*\{\{([\w.]+)\}\}\s*$/.exec(child.value)?.[1]
  const table = processorTables.find(own => own === key)
  if (table) return processorTable(site, table, language)
  if (key === planTableKey) return planTable(site, language)
  if (key === requestCountsKey) return requestTable(site, language)
  return key === barriersKey ? barrierList(site, language) : undefined
}

/** A text with its references replaced, in pieces; a reference to nothing known stays as it is. */
function filled(
  { value }: Text,
  nodeFor: (key: string, form: string | undefined) => PhrasingContent | undefined,
): PhrasingContent[] {
  const pieces: PhrasingContent[] = []
  let end = 0
  for (const { 0: reference, 1: key = '', 2: form, index } of value.matchAll(referencePattern)) {
    const node = nodeFor(key, form)
    if (!node) continue
    if (index > end) pieces.push({ type: 'text', value: value.slice(end, index) })
    pieces.push(node)
    end = index + reference.length
  }
  if (end < value.length) pieces.push({ type: 'text', value: value.slice(end) })
  return pieces
}

/**
 * Replaces every reference of a checked tree by what it names: texts, `<time>`, links, visible
 * placeholders, tables of processors, lists.
 * @param stated by the text's front matter; left out for texts that have none
 */
export function fillReferences(
  site: Site,
  tree: Root,
  language: Language,
  stated: Stated = {},
): void {
  const nodeFor = (key: string, form: string | undefined) => {
    const own = documentFacts.find(candidate => candidate === key)
    if (own) return factNode(documentFact(own, stated, language))
    return isFactKey(key) ? factNode(renderFact(site, key, language, form)) : undefined
  }
  // What was filled in is not looked through again: an operator's words hold no references.
  const fill = (parent: Parents) =>
    replaceChildren(parent, child => {
      if (child.type === 'text') return child.value.includes('{{') ? filled(child, nodeFor) : child
      const block = child.type === 'paragraph' && blockFor(site, child, language)
      if (block) return block
      if ('children' in child) fill(child)
      return child
    })
  fill(tree)
}

function element(name: string, properties: Record<string, string>, text: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: name, hProperties: properties },
    children: [{ type: 'text', value: text }],
  }
}

/** Keeps translation programs away; every fact that is a link is an address. */
const untranslated = { translate: 'no' }

/** A fact as a node of the text: `<time>`, a visible placeholder, a link, a name, or just its words. */
export function factNode(fact: RenderedFact): PhrasingContent {
  if (fact.dateTime !== undefined) return element('time', { dateTime: fact.dateTime }, fact.text)
  if (fact.isPlaceholder) return element('span', { className: 'placeholder' }, fact.text)
  if (fact.language !== undefined) return element('span', { lang: fact.language }, fact.text)
  if (fact.href !== undefined) {
    return {
      type: 'link',
      url: fact.href,
      data: { hProperties: untranslated },
      children: [{ type: 'text', value: fact.text }],
    }
  }
  return fact.isName ? element('span', untranslated, fact.text) : { type: 'text', value: fact.text }
}

/** The operator's known barriers as a list. */
function barrierList({ config }: Site, language: Language): List {
  const barriers = config.accessibility?.barriers ?? []
  const children = barriers.map((barrier): ListItem => {
    const words = factNode(renderText(barrier, barriersKey, language))
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [words] }] }
  })
  return { type: 'list', ordered: false, spread: false, children }
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

/** The operator's processors as a table of a text. */
export function processorTable(site: Site, table: ProcessorTableKey, language: Language): Table {
  const { present, coming, former } = processorRegister(site)
  const tables = {
    'processors.table': [present, ['since']],
    'processors.aiTable': [present.filter(isAiProcessor), ['since']],
    'processors.present': [present, ['announcedOn', 'since']],
    'processors.coming': [coming, ['announcedOn', 'since']],
    'processors.former': [former, ['since', 'until']],
  } as const satisfies Record<ProcessorTableKey, unknown>
  const [shown, days] = tables[table]
  const columns = processorColumns(site.config, shown, days)
  // Those that have yet to begin do so from a day, not since.
  const isFuture = table === 'processors.coming'
  const label = (column: ProcessorColumn) =>
    isFuture && column === 'since' ? 'processors.from' : (`processors.${column}` as const)
  return tableOf([
    columns.map(column => site.messages[language][label(column)]),
    ...shown.map(processor =>
      columns.map(column => factNode(processorCell(processor, column, language))),
    ),
  ])
}

/** How many requests authorities made in each year, and how many were answered with data; the latest first. */
function requestTable({ config, messages }: Site, language: Language): Table {
  const counts = config.authorityRequests?.counts ?? []
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

/** The plans that are on sale. */
function planTable(site: Site, language: Language): Table {
  const head = (['plan', 'price', 'includes'] as const).map(
    column => site.messages[language][`plans.${column}`],
  )
  return tableOf([head, ...plansOf(site.config).map(plan => planRow(site, plan, language))])
}
