export { californiaCategories, californiaRows } from './california.ts'
export { readDataItems, refuseStrangeRecipients } from './companyData.ts'
export { dataGroupKeys, dataGroups, semicolons } from './groups.ts'
export {
  type DataItem,
  type DataItems,
  type DataRecipient,
  isDataItem,
} from './item.ts'
export { type ProjectItemKey, projectItems } from './items.ts'
export {
  type PurposeKey,
  policyPurposes,
  purposeKeys,
  purposes,
} from './purposes.ts'
export { recipientWords } from './recipients.ts'
export {
  type RetentionDocument,
  type RetentionKey,
  retentionRows,
} from './retention.ts'
export {
  groupsFor,
  isPursued,
  itemsOfRow,
  retentionRowsFor,
  settledRetention,
} from './selection.ts'
export {
  type AppleDataType,
  appleDataTypes,
  type GoogleDataType,
  googleDataTypes,
} from './storeTypes.ts'
