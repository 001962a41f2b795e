import type { Paragraph, Parents, PhrasingContent, Root, RootContent, Table } from 'mdast'
import {
  californiaCategories,
  californiaRows,
  type DataItem,
  type DataItems,
  type DataRecipient,
  dataGroupKeys,
  dataGroups,
  groupsFor,
  isPursued,
  itemsOfRow,
  type PurposeKey,
  policyPurposes,
  projectItems,
  purposeKeys,
  purposes,
  type RetentionDocument,
  type RetentionKey,
  recipientWords,
  retentionRows,
  retentionRowsFor,
  settledRetention,
} from '../data/index.ts'
import {
  fillMessage,
  isolated,
  type Language,
  type Localized,
  listInSentence,
  type MessageKey,
  type Translations,
} from '../languages/index.ts'
import {
  capitalize,
  collectedItems,
  durationText,
  fieldLabel,
  itemsOfOtherSource,
  processorRegister,
  renderValue,
  type Site,
} from '../site/index.ts'
import { parse } from './parse.ts'
import { factNode, loneReference, replaceChildren, tableOf } from './trees.ts'

/** A cell of a table, or a part of one. */
type Cell = readonly PhrasingContent[]

/** A document with a table of data, by the name that the table of retention has for it. */
type DataDocument = Exclude<RetentionDocument, 'terms'>

/** Words of the project, which are Markdown with conditions and facts. */
function markdownCell(words: Localized<string>, language: Language): Cell {
  const [paragraph] = parse(words[language]).children
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}

/** The first letter of a cell as a capital. */
function capitalizeStart([first, ...rest]: Cell, language: Language): Cell {
  if (first === undefined) return rest
  if (first.type === 'text') {
    return [{ ...first, value: capitalize(first.value, language) }, ...rest]
  }
  if (!('children' in first)) return [first, ...rest]
  const children = capitalizeStart(first.children as PhrasingContent[], language) // of a phrase
  return [{ ...first, children } as PhrasingContent, ...rest]
}

/** Parts of a cell with the same words between each two of them. */
function joined(parts: readonly Cell[], separator: string): Cell {
  return parts.flatMap((part, index) => {
    const between: PhrasingContent = { type: 'text', value: separator }
    return index === 0 ? part : [between, ...part]
  })
}

/** What an item is called in a language; words of a company may be in another one. */
function cellWords(words: Translations, language: Language): Cell {
  return [factNode(renderValue(words, 'data', language))]
}

/** What separates items where it is not a comma. */
function separatorOf(separator: Localized<string> | undefined, language: Language): string {
  return separator?.[language] ?? ', '
}

/** Items that a row of a table names; others are named in a sentence beside it. */
function inTables(site: Site): DataItems {
  return collectedItems(site).filter(({ isBesideTable }) => isBesideTable !== true)
}

/** The heads of the columns of a table. */
function tableHead({ messages }: Site, language: Language, keys: readonly MessageKey[]) {
  return keys.map((key): Cell => [{ type: 'text', value: messages[language][key] }])
}

/** The categories of data with what is collected of each. */
function categoryTable(document: DataDocument) {
  return (site: Site, language: Language): Table => {
    const rows = dataGroupKeys.flatMap(group => {
      const { label, separator, noteInPolicy, noteInAgreement } = dataGroups[group]
      const items = inTables(site).filter(item => item.group === group)
      if (items.length === 0) return []
      const namesOf = (item: DataItem) => {
        const special = document === 'policy' ? item.inPolicy : item.inAgreement
        return cellWords(special ?? item.words, language)
      }
      const note = document === 'policy' ? noteInPolicy : noteInAgreement
      const names = items.filter(({ isSentence }) => !isSentence).map(namesOf)
      const notes = note ? [markdownCell(note, language)] : []
      const list = joined([...names, ...notes], separatorOf(separator, language))
      const sentences = items.filter(({ isSentence }) => isSentence).map(namesOf)
      const cell = joined([capitalizeStart(list, language), ...sentences], '. ')
      return [[markdownCell(label, language), cell]]
    })
    return tableOf([tableHead(site, language, ['data.category', 'data.data']), ...rows])
  }
}

/** The categories of what is collected for some purposes. */
function categoriesFor(site: Site, wanted: readonly PurposeKey[], language: Language): Cell {
  const groups = groupsFor(collectedItems(site), wanted)
  return joined(
    groups.map(group => markdownCell(dataGroups[group].label, language)),
    ', ',
  )
}

/** The purposes as the Privacy Policy puts them together, with their bases and the categories of data. */
function policyPurposeTable(site: Site, language: Language): Table {
  const items = collectedItems(site)
  const rows = policyPurposes
    .filter(row => row.purposes.some(purpose => isPursued(items, purpose)))
    .map(row => {
      const [first] = row.purposes
      const basis = markdownCell(purposes[first].basisWords, language)
      return [markdownCell(row.words, language), basis, categoriesFor(site, row.purposes, language)]
    })
  return tableOf([tableHead(site, language, ['data.purpose', 'data.basis', 'data.data']), ...rows])
}

/** The purposes one by one with their bases, as the Data Processing Agreement lists them. */
function agreementPurposeTable(site: Site, language: Language): Table {
  const items = collectedItems(site)
  const rows = purposeKeys
    .filter(purpose => isPursued(items, purpose))
    .map(purpose => {
      const { words, basisWords, basisInAgreement = basisWords } = purposes[purpose]
      return [markdownCell(words, language), markdownCell(basisInAgreement, language)]
    })
  return tableOf([tableHead(site, language, ['data.purpose', 'data.basis']), ...rows])
}

/** Items by what they are called, as a list in a sentence that begins with a capital. */
function namesInSentence(items: DataItems, language: Language): Cell {
  const names = items.map(({ words }) => renderValue(words, 'data', language).text)
  return [{ type: 'text', value: capitalize(listInSentence(names, language), language) }]
}

/** What a row of retention is about: its usual label, or the items one by one where the label names others as well. */
function retentionLabel(
  site: Site,
  key: RetentionKey,
  document: RetentionDocument,
  language: Language,
): Cell {
  const { label, labelIn, namesItems } = retentionRows[key]
  const items = itemsOfRow(inTables(site), key)
  const usualItems = itemsOfRow(projectItems, key).filter(
    ({ isBesideTable, when }) => isBesideTable !== true && when === undefined,
  )
  const isWhole = usualItems.every(usual => items.some(item => item.key === usual.key))
  if (namesItems && !isWhole) return namesInSentence(items, language)
  return markdownCell(labelIn?.[document] ?? label, language)
}

function periodOfRow(key: RetentionKey, document: RetentionDocument, language: Language): Cell {
  const { period, periodIn } = retentionRows[key]
  return markdownCell(periodIn?.[document] ?? period, language)
}

/** How long an item is kept that has a period of its own, or that of another item. */
function periodOfItem(
  site: Site,
  item: DataItem,
  document: RetentionDocument,
  language: Language,
): Cell {
  const retention = settledRetention(item, site.dataItems)
  // That there is such an item, and that it has a period, was checked when the file was read.
  if (retention === undefined) return []
  if ('row' in retention) return periodOfRow(retention.row, document, language)
  const isFigure = 'figure' in retention
  const value = isFigure ? `{{${retention.figure}}}` : durationText(retention.period, language)
  return [{ type: 'text', value }]
}

/** What is kept, and for how long. */
function retentionTable(document: RetentionDocument, head: readonly [MessageKey, MessageKey]) {
  return (site: Site, language: Language): Table => {
    const items = inTables(site)
    const projectRows = retentionRowsFor(items)
      .filter(key => retentionRows[key].documents.includes(document))
      .map(key => [
        retentionLabel(site, key, document, language),
        periodOfRow(key, document, language),
      ])
    const companyItems =
      document === 'terms' ? [] : items.filter(({ retention }) => !('row' in retention))
    const rows = companyItems.map(item => [
      namesInSentence([item], language),
      periodOfItem(site, item, document, language),
    ])
    return tableOf([tableHead(site, language, head), ...projectRows, ...rows])
  }
}

/** Who gets some items, each once: those of its processors that a site has, and controllers of their own. */
function recipientsOf(site: Site, items: DataItems, language: Language): Cell {
  const { present } = processorRegister(site.config, site.today)
  const named = site.processorsInForce ?? present
  const cellFor = (recipient: DataRecipient): Cell[] => {
    const words = recipientWords(recipient)
    if (words) return [markdownCell(words, language)]
    const processors = named.filter(({ kind }) => kind === recipient)
    if (processors.length === 0) return []
    const isOpen = processors.some(({ name }) => name === undefined)
    const label = `processors.name.${recipient}`
    // The label is in brackets until the company names this processor.
    const fact = isOpen
      ? renderValue(undefined, label, language)
      : { text: fieldLabel(label, language) }
    return [[factNode(fact)]]
  }
  const recipients = new Set(items.flatMap(item => item.recipients))
  return capitalizeStart(joined([...recipients].flatMap(cellFor), ', '), language)
}

/** The categories of the CCPA with what is collected of each, and to whom it is disclosed. */
function californiaTable(site: Site, language: Language): Table {
  const items = inTables(site)
  const rows = californiaCategories.flatMap(category => {
    const { label, separator, note, alsoOf = [] } = californiaRows[category]
    const itemsOfCategory = items.filter(({ california }) => california.includes(category))
    const names = itemsOfCategory.map(item => cellWords(item.inCalifornia ?? item.words, language))
    const notes = note ? [markdownCell(note, language)] : []
    const cell = joined([...names, ...notes], separatorOf(separator, language))
    if (cell.length === 0) return []
    const disclosed = items.filter(
      item => itemsOfCategory.includes(item) || alsoOf.includes(item.key),
    )
    return [
      [
        markdownCell(label, language),
        capitalizeStart(cell, language),
        recipientsOf(site, disclosed, language),
      ],
    ]
  })
  const head = tableHead(site, language, ['data.ccpaCategory', 'data.ours', 'data.disclosedTo'])
  return tableOf([head, ...rows])
}

/** The items of a company that come from elsewhere than their group, each with where it comes from. */
function sourcesSentence(site: Site, language: Language): Paragraph {
  const catalog = site.messages[language]
  const items = itemsOfOtherSource(site.dataItems).map(({ words, source }) => {
    const item = isolated(renderValue(words, 'data', language).text)
    return fillMessage(catalog['data.itemFrom'], { item, source: catalog[`data.source.${source}`] })
  })
  const value = fillMessage(catalog['data.otherSources'], {
    items: listInSentence(items, language),
  })
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

/** The tables of data that a paragraph with nothing but its reference stands for, by the name that it refers to. */
export const dataTables = {
  'data.policy.categories': categoryTable('policy'),
  'data.policy.sources': sourcesSentence,
  'data.policy.purposes': policyPurposeTable,
  'data.policy.retention': retentionTable('policy', ['data.data', 'data.period']),
  'data.policy.california': californiaTable,
  'data.agreement.categories': categoryTable('agreement'),
  'data.agreement.purposes': agreementPurposeTable,
  'data.agreement.retention': retentionTable('agreement', ['data.data', 'data.keptFor']),
  'data.terms.retention': retentionTable('terms', ['data.what', 'data.termsPeriod']),
} as const satisfies Readonly<Record<string, (site: Site, language: Language) => Table | Paragraph>>

/** The table that a node stands for; undefined where it stands for itself. */
function tableFor(site: Site, node: RootContent, language: Language): RootContent | undefined {
  const key = loneReference(node)
  if (key === undefined || !Object.hasOwn(dataTables, key)) return undefined
  // `hasOwn` does not narrow the type of the name.
  return dataTables[key as keyof typeof dataTables](site, language)
}

/**
 * Puts the tables of data into a checked tree. Their cells are written as texts are: conditions and facts in them are
 * still to be resolved.
 */
export function insertDataTables(site: Site, tree: Root, language: Language): void {
  const insert = (parent: Parents) =>
    replaceChildren(parent, child => {
      const table = tableFor(site, child, language)
      if (table) return table
      if ('children' in child) insert(child)
      return child
    })
  insert(tree)
}
