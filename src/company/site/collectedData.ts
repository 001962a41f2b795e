import { type DataItem, type DataItems, dataGroups, projectItems } from '../data/index.ts'
import {
  defaultLanguage,
  languageOption,
  localized,
  type Translations,
  translate,
  type WordedProcessor,
} from '../languages/index.ts'
import type { Processor, ProcessorKind } from '../schema/index.ts'
import { capitalize } from './capitalize.ts'
import { type Conditions, isTrue } from './conditions.ts'

/** What a site may collect, and what decides whether it does. */
interface Collecting {
  readonly dataItems: DataItems
  readonly conditions: Conditions
}

function isCollected({ when }: DataItem, conditions: Conditions): boolean {
  return when === undefined || isTrue(when, conditions)
}

/** What a site collects, in the order of the tables. */
export function collectedItems({ dataItems, conditions }: Collecting): DataItems {
  return dataItems.filter(item => isCollected(item, conditions))
}

/**
 * What a company has added that does not come from where the Privacy Policy says that its group comes from. Of the
 * project's own items, that policy says it in its sentences.
 */
export function itemsOfOtherSource(dataItems: DataItems): DataItems {
  return dataItems.filter(
    ({ isOfCompany, group, source }) => isOfCompany && source !== dataGroups[group].source,
  )
}

/**
 * Whether each item is collected, as texts ask it: `data.socialLogin`.
 * @param conditions what else the texts of the site can ask, which items depend on
 */
export function dataConditions(dataItems: DataItems, conditions: Conditions): Conditions {
  const answers: Record<string, boolean> = {}
  for (const { key } of projectItems) answers[`data.${key}`] = false
  for (const item of dataItems) answers[`data.${item.key}`] = isCollected(item, conditions)
  answers['data.otherSources'] = itemsOfOtherSource(dataItems).length > 0
  return answers
}

/** Whether an item goes to a kind of processor. */
function goesTo(kind: ProcessorKind): (item: DataItem) => boolean {
  return ({ recipients }) => recipients.some(recipient => recipient === kind)
}

/**
 * What a kind of processor gets, in each language: the usual words while all items are collected that go to it, else
 * these one by one, and then what the company has added.
 */
function dataOfItems(kind: WordedProcessor, dataItems: DataItems): Translations {
  const usual = localized(language => languageOption(language).defaultWords.processors[kind].data)
  // A hosting provider gets everything, as its words say.
  if (kind === 'hosting') return usual
  const items = dataItems.filter(goesTo(kind))
  const keys = items.map(({ key }) => key)
  const isWhole = projectItems.filter(goesTo(kind)).every(({ key }) => keys.includes(key))
  const named = items.filter(({ isOfCompany }) => isOfCompany || !isWhole)
  if (named.length === 0) return usual
  return localized(language => {
    const words = named.map(item => translate(item.words, language).text)
    const listed = isWhole ? [usual[language], ...words] : words
    return capitalize(listed.join(', '), language)
  })
}

/** Processors with what each gets, by the items that are collected, where the company has not written it. */
export function withDataOfItems(
  processors: readonly Processor[],
  dataItems: DataItems,
): readonly Processor[] {
  return processors.map(processor => {
    const { kind, isDataWritten } = processor
    if (isDataWritten || kind === 'other') return processor
    return { ...processor, data: dataOfItems(kind, dataItems) }
  })
}

/** What a company has added that goes to a processor, and that its own words for what this one gets do not name. */
export function itemsLeftOut(
  { kind, data, isDataWritten }: Processor,
  dataItems: DataItems,
): DataItems {
  // A hosting provider gets everything, which no words need to list.
  if (!isDataWritten || kind === 'hosting') return []
  const written = data[defaultLanguage].toLowerCase()
  return dataItems
    .filter(goesTo(kind))
    .filter(({ isOfCompany }) => isOfCompany)
    .filter(({ words }) => !written.includes(words[defaultLanguage].toLowerCase()))
}
