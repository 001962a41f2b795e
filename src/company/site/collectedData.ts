import { type DataItem, type DataItems, dataGroups, projectItems } from '../data/index.ts'
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
