import * as v from 'valibot'
import {
  type Fault,
  fieldFault,
  meantText,
  nearestName,
  OperatorError,
  type SiteSource,
} from '../folder/index.ts'
import { companyPeriod, figureKeys, processorKinds, translations } from '../schema/index.ts'
import { californiaCategories } from './california.ts'
import { dataGroupKeys } from './groups.ts'
import { controllerRecipients, type DataItem, type DataItems, type ItemRetention } from './item.ts'
import { projectItems } from './items.ts'
import { purposeKeys } from './purposes.ts'
import { dataSources } from './sources.ts'
import { appleDataTypes, googleDataTypes } from './storeTypes.ts'

/** What a field of an item may hold, or what is wrong with it. */
type Reading<Value> = { readonly value: Value } | { readonly fault: string }

/** What to write in place of a word that is none of those that a field may hold. */
function remedyFor(written: string, choices: readonly string[]): string {
  return `${meantText(nearestName(written, choices))}Write one of ${choices.join(', ')}`
}

/** A field that holds one of some words. */
function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (written: unknown): Reading<Choice> => {
    const choice = choices.find(candidate => candidate === written)
    if (choice !== undefined) return { value: choice }
    return { fault: `"${written}" is not a choice. ${remedyFor(String(written), choices)}` }
  }
}

/**
 * A field that holds a list of some words; one word stands for a list of it.
 * @param whyNeeded why the list may not be empty; `none` is an empty list where it is left out
 */
function listOf<Choice extends string>(choices: readonly Choice[], whyNeeded?: string) {
  return (written: unknown): Reading<readonly Choice[]> => {
    const words: readonly unknown[] = Array.isArray(written) ? written : [written]
    const isNone = words.length === 0 || written === 'none' || written === null
    if (isNone && whyNeeded === undefined) return { value: [] }
    if (isNone) return { fault: `is empty. ${whyNeeded}: write some of ${choices.join(', ')}` }
    const strange = words.find(word => choices.every(choice => choice !== word))
    if (strange !== undefined) {
      return { fault: `"${strange}" is not a choice. ${remedyFor(String(strange), choices)}` }
    }
    return { value: choices.filter(choice => words.includes(choice)) }
  }
}

function readWords(written: unknown): Reading<DataItem['words']> {
  const result = v.safeParse(translations, written)
  return result.success ? { value: result.output } : { fault: result.issues[0].message }
}

function readFlag(written: unknown): Reading<boolean> {
  return typeof written === 'boolean'
    ? { value: written }
    : { fault: 'is neither true nor false. Write one of the two' }
}

/** The figures that a company may name as the period of an item. */
const retentionFigures = figureKeys.filter(key => key.startsWith('retention.'))

/** How long an item is kept, as a company writes it: a figure, a period, or another item. */
function readRetention(written: unknown): Reading<ItemRetention> {
  const text = String(written)
  const figure = retentionFigures.find(key => key === text)
  if (figure !== undefined) return { value: { figure } }
  const period = v.safeParse(companyPeriod(), text)
  if (period.success) return { value: { period: period.output } }
  // Whether there is such an item is known once all of them are read.
  if (/^[a-z]\w*$/i.test(text)) return { value: { item: text } }
  return {
    fault: `"${text}" is not a period. Write one like 12 months, a figure like ${retentionFigures[0]}, or the item that it is kept as long as`,
  }
}

const recipients = [...processorKinds, ...controllerRecipients]

/** What each field of an item in `data.yaml` holds. */
const readers = {
  group: oneOf(dataGroupKeys),
  words: readWords,
  source: oneOf(dataSources),
  purposes: listOf(
    purposeKeys,
    'Nothing may be processed without a purpose (Article 5(1)(b) GDPR)',
  ),
  retention: readRetention,
  recipients: listOf(recipients),
  california: listOf(californiaCategories),
  apple: listOf(appleDataTypes),
  google: listOf(googleDataTypes),
  linked: readFlag,
  required: readFlag,
  ephemeral: readFlag,
} as const

type ItemField = keyof typeof readers

const itemFields = Object.keys(readers) as ItemField[] // the keys of the table

/** The fields that a new item has to have. */
const requiredFields = [
  'group',
  'words',
  'source',
  'purposes',
  'retention',
  'recipients',
  'california',
  'apple',
  'google',
] as const satisfies readonly (ItemField & keyof DataItem)[]

type RequiredField = (typeof requiredFields)[number]

/** What a company writes of an item. A field that it leaves out, or that cannot be read, is undefined. */
type WrittenItem = {
  readonly [Field in RequiredField]: DataItem[Field] | undefined
} & {
  readonly [Flag in Exclude<ItemField, RequiredField>]: boolean | undefined
}

/** What a company writes of a new item, which has all required fields. */
type CompleteItem = WrittenItem & Readonly<Pick<DataItem, RequiredField>>

function isComplete(written: WrittenItem): written is CompleteItem {
  return requiredFields.every(field => written[field] !== undefined)
}

/** The fields of an item as a company writes them, with everything that is wrong with them. */
function readItem(source: SiteSource, key: string, written: object) {
  const fields = new Map<string, unknown>(Object.entries(written))
  const faults = [...fields.keys()]
    .filter(name => !Object.hasOwn(readers, name))
    .map(name => {
      const message = `is not a field of an item. ${remedyFor(name, itemFields)}`
      return fieldFault(source, [key, name], message)
    })
  const readField = <Value>(field: ItemField, read: (value: unknown) => Reading<Value>) => {
    if (!fields.has(field)) return undefined
    const reading = read(fields.get(field))
    if ('value' in reading) return reading.value
    faults.push(fieldFault(source, [key, field], reading.fault))
    return undefined
  }
  const item: WrittenItem = {
    group: readField('group', readers.group),
    words: readField('words', readers.words),
    source: readField('source', readers.source),
    purposes: readField('purposes', readers.purposes),
    retention: readField('retention', readers.retention),
    recipients: readField('recipients', readers.recipients),
    california: readField('california', readers.california),
    apple: readField('apple', readers.apple),
    google: readField('google', readers.google),
    linked: readField('linked', readers.linked),
    required: readField('required', readers.required),
    ephemeral: readField('ephemeral', readers.ephemeral),
  }
  return { item, faults }
}

/** An item of the project's table, with what a company writes of it in place. */
function changedItem(projectItem: DataItem, written: WrittenItem): DataItem {
  // What single tables call an item does not go with other words for it.
  const { inPolicy, inAgreement, inCalifornia, ...withoutTableWords } = projectItem
  return {
    ...(written.words === undefined ? projectItem : withoutTableWords),
    group: written.group ?? projectItem.group,
    words: written.words ?? projectItem.words,
    source: written.source ?? projectItem.source,
    purposes: written.purposes ?? projectItem.purposes,
    retention: written.retention ?? projectItem.retention,
    recipients: written.recipients ?? projectItem.recipients,
    california: written.california ?? projectItem.california,
    apple: written.apple ?? projectItem.apple,
    google: written.google ?? projectItem.google,
    isLinked: written.linked ?? projectItem.isLinked,
    isRequired: written.required ?? projectItem.isRequired,
    isEphemeral: written.ephemeral ?? projectItem.isEphemeral,
  }
}

/** An item that a company adds to the project's table. */
function addedItem(key: string, written: CompleteItem): DataItem {
  const { linked = true, required = true, ephemeral = false, ...fields } = written
  return {
    key,
    ...fields,
    isLinked: linked,
    isRequired: required,
    isEphemeral: ephemeral,
    isOfCompany: true,
  }
}

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
      `has no fields. Write each with its value: ${itemFields.join(', ')}; or write none`,
    )
  }
  const { item, faults } = readItem(source, key, written)
  if (faults.length > 0) return { faults }
  if (projectItem) return { item: changedItem(projectItem, item) }
  if (isComplete(item)) return { item: addedItem(key, item) }
  const missing = requiredFields.filter(field => item[field] === undefined)
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
