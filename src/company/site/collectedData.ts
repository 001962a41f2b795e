import { isDeepStrictEqual } from 'node:util'
import { type DataItem, type DataItems, dataGroups, projectItems } from '../data/index.ts'
import { languageOption, localized, type Translations, translate } from '../languages/index.ts'
import type { Processor } from '../schema/index.ts'
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

/** What the site says that a kind of processor gets, in each language; undefined of a kind without such words. */
function usualDataOf({ kind }: Processor): Translations | undefined {
  if (kind === 'other') return undefined
  return localized(language => languageOption(language).defaultWords.processors[kind].data)
}

/**
 * Processors with what each gets, where the company has no words of its own for it: the usual words while all items
 * are collected that go to its kind, else these one by one, and then what the company has added.
 */
export function withDataOfItems(
  processors: readonly Processor[],
  dataItems: DataItems,
): readonly Processor[] {
  return processors.map(processor => {
    const { kind, data } = processor
    // A hosting provider gets everything, as its words say.
    if (kind === 'hosting' || !isDeepStrictEqual(data, usualDataOf(processor))) return processor
    const goesThere = ({ recipients }: DataItem) => recipients.some(recipient => recipient === kind)
    const items = dataItems.filter(goesThere)
    const keys = items.map(({ key }) => key)
    const isWhole = projectItems.filter(goesThere).every(({ key }) => keys.includes(key))
    const named = items.filter(({ isOfCompany }) => isOfCompany || !isWhole)
    if (named.length === 0) return processor
    const names = localized(language => {
      const words = named.map(item => translate(item.words, language).text)
      return isWhole ? [translate(data, language).text, ...words] : words
    })
    const inLanguage = localized(language => capitalize(names[language].join(', '), language))
    return { ...processor, data: inLanguage }
  })
}
