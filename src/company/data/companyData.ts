import {
  type Fault,
  fieldFault,
  meantText,
  nearestName,
  OperatorError,
  type SiteSource,
} from '../folder/index.ts'
import { controllerRecipients, type DataItem, type DataItems } from './item.ts'
import {
  addedItem,
  changedItem,
  itemFieldNames,
  readItem,
  requiredFields,
  retentionFigures,
} from './itemFields.ts'
import { projectItems } from './items.ts'

/** What each item says that is kept as long as another one, where that other one does not help. */
function retentionFaults(source: SiteSource, items: DataItems): readonly Fault[] {
  const byKey = new Map(items.map(item => [item.key, item]))
  return items.flatMap(({ key, retention }): Fault[] => {
    if (!('item' in retention)) return []
    const other = byKey.get(retention.item)
    if (other !== undefined && !('item' in other.retention)) return []
    const ends = items.filter(item => !('item' in item.retention)).map(item => item.key)
    const why =
      other === undefined
        ? `"${retention.item}" is neither a period nor an item that is collected`
        : `${retention.item} is itself kept as long as another item`
    const meant = meantText(nearestName(retention.item, ends))
    const message = `${why}. ${meant}Write a period like 12 months, a figure like ${retentionFigures[0]}, or an item that has a period`
    return [fieldFault(source, [key, 'retention'], message)]
  })
}

/** What an entry of `data.yaml` makes of the project's table, or what is wrong with it. */
type ReadEntry =
  | { readonly dropped: string }
  | { readonly item: DataItem }
  | { readonly faults: readonly Fault[] }

const projectKeys = projectItems.map(item => item.key)

/** Reads an entry of `data.yaml`: an item that is dropped, changed or added. */
function readEntry(source: SiteSource, key: string, written: unknown): ReadEntry {
  const refuse = (message: string) => ({ faults: [fieldFault(source, [key], message)] })
  const projectItem = projectItems.find(item => item.key === key)
  const meant = meantText(nearestName(key, projectKeys, 0.3))
  if (written === 'none' || written === null) {
    if (projectItem) return { dropped: key }
    return refuse(
      `is not among the items that could be dropped. ${meant}These are ${projectKeys.join(', ')}`,
    )
  }
  if (!/^[a-z][a-zA-Z\d]*$/.test(key)) {
    return refuse(
      'is not the name of an item. Write letters and digits, the first one small, like voiceRecordings',
    )
  }
  if (typeof written !== 'object' || Array.isArray(written)) {
    return refuse(
      `has no fields. Write each with its value: ${itemFieldNames.join(', ')}; or write none`,
    )
  }
  const { item, faults } = readItem(source, key, written)
  if (faults.length > 0) return { faults }
  if (projectItem) return { item: changedItem(projectItem, item) }
  const missing = requiredFields.filter(name => !Object.hasOwn(written, name))
  if (missing.length === 0) return { item: addedItem(key, item) }
  return refuse(
    `has no ${missing.join(', no ')}. ${meant}A new item has all of ${requiredFields.join(', ')}; write none where one of the last does not apply`,
  )
}

/**
 * What a company collects: the project's table, with the changes that it writes: items dropped (`prompts: none`),
 * added, or with other values.
 * @throws OperatorError with file and line of everything that is wrong
 */
export function readDataItems(source: SiteSource): DataItems {
  const faults: Fault[] = []
  const dropped = new Set<string>()
  const written = new Map<string, DataItem>()
  for (const [key, value] of Object.entries(source.value)) {
    const entry = readEntry(source, key, value)
    if ('dropped' in entry) dropped.add(entry.dropped)
    else if ('item' in entry) written.set(key, entry.item)
    else faults.push(...entry.faults)
  }
  if (faults.length > 0) throw new OperatorError(faults)
  const kept = projectItems
    .filter(({ key }) => !dropped.has(key))
    .map(item => written.get(item.key) ?? item)
  const added = Array.from(written.values()).filter(item => item.isOfCompany)
  const items = [...kept, ...added]
  const faultsOfRetention = retentionFaults(source, items)
  if (faultsOfRetention.length > 0) throw new OperatorError(faultsOfRetention)
  return items
}

/**
 * Refuses an item of a company that goes to a kind of processor which the company does not have.
 * @param kinds the kinds of its processors
 * @param listing where these are listed, as messages name it
 * @throws OperatorError with file and line of each
 */
export function refuseStrangeRecipients(
  source: SiteSource,
  items: DataItems,
  kinds: readonly string[],
  listing: string,
): void {
  const controllers: readonly string[] = controllerRecipients
  const faults = items
    .filter(({ key }) => Object.hasOwn(Object(Object(source.value)[key]), 'recipients'))
    .flatMap(({ key, recipients: named }) =>
      named
        .filter(recipient => !kinds.includes(recipient) && !controllers.includes(recipient))
        .map(recipient => {
          const message = `nobody of the kind ${recipient} is among the processors of ${listing}. List whoever gets it there (Article 28 GDPR), or take ${recipient} out; who acts under its own responsibility is one of ${controllerRecipients.join(', ')}`
          return fieldFault(source, [key, 'recipients'], message)
        }),
    )
  if (faults.length > 0) throw new OperatorError(faults)
}
