import { type DataGroupKey, dataGroupKeys } from './groups.ts'
import type { DataItem, DataItems, ItemRetention } from './item.ts'
import type { PurposeKey } from './purposes.ts'
import { type RetentionKey, retentionKeys, retentionRows } from './retention.ts'

/** Whether any of some items is collected for a purpose. */
export function isPursued(items: DataItems, purpose: PurposeKey): boolean {
  return items.some(item => item.purposes.includes(purpose))
}

/** The groups of the items that are collected for some purposes, in the order of the tables. */
export function groupsFor(
  items: DataItems,
  wanted: readonly PurposeKey[],
): readonly DataGroupKey[] {
  const needed = items.filter(item => item.purposes.some(purpose => wanted.includes(purpose)))
  return dataGroupKeys.filter(group => needed.some(item => item.group === group))
}

/** Items that a row of retention names. */
export function itemsOfRow(items: DataItems, key: RetentionKey): DataItems {
  return items.filter(({ retention }) => 'row' in retention && retention.row === key)
}

/** The rows of retention that hold for some items, in the order of the tables. */
export function retentionRowsFor(items: DataItems): readonly RetentionKey[] {
  return retentionKeys.filter(
    key => retentionRows[key].isAboutAccounts || itemsOfRow(items, key).length > 0,
  )
}

/**
 * How long an item is kept, by a row, a figure or a period of its own: that of another item where it is kept as long.
 * @param items among which the other one is
 * @returns undefined where there is no such item, which reading the company's file refuses
 */
export function settledRetention(
  { retention }: DataItem,
  items: DataItems,
): Exclude<ItemRetention, { readonly item: string }> | undefined {
  if (!('item' in retention)) return retention
  const other = items.find(({ key }) => key === retention.item)
  return other && settledRetention(other, items)
}
