import * as v from 'valibot'
import {
  type Fault,
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
    : { fault: 'is no yes or no. Write true or false' }
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

/** The fields of an item in `data.yaml`, with what each holds. */
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

/** What an item has that says nothing else. */
const usualValues = { linked: true, required: true, ephemeral: false }

/** The fields that each new item has to say. */
const requiredFields = itemFields.filter(field => !Object.hasOwn(usualValues, field))

/** What a company writes of an item, as far as it can be read. */
interface WrittenItem {
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
}

/** What is written of an item, field by field. */
function readItem({ file, lineOf }: SiteSource, key: string, written: unknown): WrittenItem {
  const faults: Fault[] = []
  const values: Record<string, unknown> = {}
  const report = (message: string, field?: string) => {
    const line = lineOf(field === undefined ? [key] : [key, field])
    faults.push({ file, line, message: `${[key, field].filter(Boolean).join('.')}: ${message}` })
  }
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    report(`is no item. Write its fields, each with its value: ${itemFields.join(', ')}; or none`)
    return { values, faults }
  }
  for (const [name, value] of Object.entries(written)) {
    const field = itemFields.find(candidate => candidate === name)
    if (field === undefined) {
      report(`is not a field of an item. ${remedyFor(name, itemFields)}`, name)
      continue
    }
    const reading = readers[field](value)
    if ('fault' in reading) report(reading.fault, field)
    else values[field] = reading.value
  }
  return { values, faults }
}

/** The item of the project's table with what a company writes of it in place; a new one, where there is none. */
function changedItem(key: string, values: WrittenItem['values'], usual?: DataItem): DataItem {
  const { linked, required, ephemeral, ...others } = { ...values }
  // The words of the project's tables are those of its own item.
  const { inPolicy, inAgreement, inCalifornia, ...rest } = usual ?? {}
  const projectWords = { inPolicy, inAgreement, inCalifornia }
  const withUsualWords = 'words' in values ? rest : { ...rest, ...projectWords }
  return {
    ...withUsualWords,
    ...others,
    key,
    isLinked: linked ?? usual?.isLinked ?? usualValues.linked,
    isRequired: required ?? usual?.isRequired ?? usualValues.required,
    isEphemeral: ephemeral ?? usual?.isEphemeral ?? usualValues.ephemeral,
    isOfCompany: usual === undefined,
  } as DataItem // each field was read, and none is missing
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
    const message = `${key}.retention: ${why}. ${meant}Write a period like 12 months, a figure like ${retentionFigures[0]}, or an item that has a period`
    return [{ file: source.file, line: source.lineOf([key, 'retention']), message }]
  })
}

/**
 * What a company collects: the project's table, with the changes that it writes: items dropped (`prompts: none`),
 * added, or with other values.
 * @throws OperatorError with file and line of everything that is wrong
 */
export function readDataItems(source: SiteSource): DataItems {
  const { file, lineOf } = source
  const faults: Fault[] = []
  const dropped = new Set<string>()
  const changed = new Map<string, DataItem>()
  const projectKeys = projectItems.map(item => item.key)
  for (const [key, written] of Object.entries(source.value)) {
    const usual = projectItems.find(item => item.key === key)
    const meant = meantText(nearestName(key, projectKeys, 0.3))
    const report = (message: string) => faults.push({ file, line: lineOf([key]), message })
    if (written === 'none' || written === null) {
      if (usual) dropped.add(key)
      else
        report(
          `${key}: is no item that could be dropped. ${meant}Items are ${projectKeys.join(', ')}`,
        )
      continue
    }
    if (!/^[a-z][a-zA-Z\d]*$/.test(key)) {
      report(
        `${key}: is no name of an item. Write letters and digits, the first one small, like voiceRecordings`,
      )
      continue
    }
    const { values, faults: ofItem } = readItem(source, key, written)
    faults.push(...ofItem)
    const missing = requiredFields.filter(field => !Object.hasOwn(Object(written), field))
    if (!usual && ofItem.length === 0 && missing.length > 0) {
      report(
        `${key}: has no ${missing.join(', no ')}. ${meant}A new item says all of ${requiredFields.join(', ')}; with none, the last ones do not apply`,
      )
    } else if (ofItem.length === 0) {
      changed.set(key, changedItem(key, values, usual))
    }
  }
  const kept = projectItems
    .filter(({ key }) => !dropped.has(key))
    .map(item => changed.get(item.key) ?? item)
  const items = [...kept, ...Array.from(changed.values()).filter(item => item.isOfCompany)]
  faults.push(...(faults.length === 0 ? retentionFaults(source, items) : []))
  if (faults.length > 0) throw new OperatorError(faults)
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
  const { file, lineOf } = source
  const controllers: readonly string[] = controllerRecipients
  const faults = items
    .filter(({ key }) => Object.hasOwn(Object(Object(source.value)[key]), 'recipients'))
    .flatMap(({ key, recipients: named }) =>
      named
        .filter(recipient => !kinds.includes(recipient) && !controllers.includes(recipient))
        .map(recipient => ({
          file,
          line: lineOf([key, 'recipients']),
          message: `${key}.recipients: nobody of the kind ${recipient} is among the processors of ${listing}. List whoever gets it there (Article 28 GDPR), or take ${recipient} out; who acts under its own responsibility is one of ${controllerRecipients.join(', ')}`,
        })),
    )
  if (faults.length > 0) throw new OperatorError(faults)
}
