export { type CaliforniaCategory, californiaCategories, californiaRows } from './california.ts'
export { readDataItems, refuseStrangeRecipients } from './companyData.ts'
export { type DataGroupKey, dataGroupKeys, dataGroups, semicolons } from './groups.ts'
export {
  controllerRecipients,
  type DataItem,
  type DataItems,
  type DataRecipient,
  type ItemRetention,
  isDataItem,
} from './item.ts'
export { type ProjectItemKey, projectItems } from './items.ts'
export {
  type LegalBasis,
  legalBases,
  type PurposeKey,
  policyPurposes,
  purposeKeys,
  purposes,
} from './purposes.ts'
export { recipientWords } from './recipients.ts'
export {
  type RetentionDocument,
  type RetentionKey,
  retentionKeys,
  retentionRows,
} from './retention.ts'
export {
  groupsFor,
  isPursued,
  itemsOfRow,
  retentionRowsFor,
  settledRetention,
} from './selection.ts'
export { type DataSource, dataSources } from './sources.ts'
export {
  type AppleDataType,
  appleDataTypes,
  type GoogleDataType,
  googleDataTypes,
} from './storeTypes.ts'
