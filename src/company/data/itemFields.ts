import * as v from 'valibot'
import { type Fault, fieldFault, meantText, nearestName, type SiteSource } from '../folder/index.ts'
import { companyPeriod, figureKeys, processorKinds, translations } from '../schema/index.ts'
import { californiaCategories } from './california.ts'
import { dataGroupKeys } from './groups.ts'
import { controllerRecipients, type DataItem, type ItemRetention } from './item.ts'
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
export const retentionFigures = figureKeys.filter(key => key.startsWith('retention.'))

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

/** A field of an item: the property of the item that it gives, and how its value is read. */
interface ItemField<Property extends keyof DataItem> {
  readonly property: Property
  readonly read: (written: unknown) => Reading<DataItem[Property]>
}

/** A field whose reader fits its property. */
type AnyItemField = { [Property in keyof DataItem]-?: ItemField<Property> }[keyof DataItem]

/** The fields of an item in `data.yaml`, by the name that a company writes. */
const itemFields: Readonly<Record<string, AnyItemField>> = {
  group: { property: 'group', read: oneOf(dataGroupKeys) },
  words: { property: 'words', read: readWords },
  source: { property: 'source', read: oneOf(dataSources) },
  purposes: {
    property: 'purposes',
    read: listOf(purposeKeys, 'Nothing may be processed without a purpose (Article 5(1)(b) GDPR)'),
  },
  retention: { property: 'retention', read: readRetention },
  recipients: {
    property: 'recipients',
    read: listOf([...processorKinds, ...controllerRecipients]),
  },
  california: { property: 'california', read: listOf(californiaCategories) },
  apple: { property: 'apple', read: listOf(appleDataTypes) },
  google: { property: 'google', read: listOf(googleDataTypes) },
  linked: { property: 'isLinked', read: readFlag },
  required: { property: 'isRequired', read: readFlag },
  ephemeral: { property: 'isEphemeral', read: readFlag },
}

/** The names of the fields of an item. */
export const itemFieldNames = Object.keys(itemFields)

/** What a new item says where a company leaves it out. */
const usualFlags = { isLinked: true, isRequired: true, isEphemeral: false }

/** The fields that a new item has to have. */
export const requiredFields = Object.entries(itemFields)
  .filter(([, { property }]) => !Object.hasOwn(usualFlags, property))
  .map(([name]) => name)

/** What a company writes of an item, without what it leaves out. */
type WrittenItem = Partial<DataItem>

/**
 * The fields of an item as a company writes them, with everything that is wrong with them.
 * @param key the item's name, as messages give it
 */
export function readItem(
  source: SiteSource,
  key: string,
  written: object,
): { readonly item: WrittenItem; readonly faults: readonly Fault[] } {
  const faults = Object.keys(written)
    .filter(name => !Object.hasOwn(itemFields, name))
    .map(name => {
      const message = `is not a field of an item. ${remedyFor(name, itemFieldNames)}`
      return fieldFault(source, [key, name], message)
    })
  const values = new Map<string, unknown>(Object.entries(written))
  const item: Record<string, unknown> = {}
  for (const [name, { property, read }] of Object.entries(itemFields)) {
    if (!values.has(name)) continue
    const reading = read(values.get(name))
    if ('fault' in reading) faults.push(fieldFault(source, [key, name], reading.fault))
    else item[property] = reading.value
  }
  return { item: item as WrittenItem, faults } // the reader of each field gives what its property holds
}

/** An item of the project's table, with what a company writes of it in place. */
export function changedItem(projectItem: DataItem, written: WrittenItem): DataItem {
  if (written.words === undefined) return { ...projectItem, ...written }
  // What single tables call an item does not go with other words for it.
  const { inPolicy, inAgreement, inCalifornia, ...withoutTableWords } = projectItem
  return { ...withoutTableWords, ...written }
}

/** An item that a company adds to the project's table, with every required field. */
export function addedItem(key: string, written: WrittenItem): DataItem {
  return { key, ...usualFlags, ...written, isOfCompany: true } as DataItem // whoever calls has looked for missing fields
}
