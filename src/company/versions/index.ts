/** What was published of the documents, what is in force, how it differs, and what readers are told of it. */
export {
  changesSince,
  FIRST_VERSION,
  hasDraft,
  sectionStatus,
  shownDocuments,
  versionText,
} from './drafts.ts'
export { factsInForce, processorDocuments, withFormerCompanyData } from './factsInForce.ts'
export { frozenLinks } from './frozenLinks.ts'
export { ledgerWith, unsealedVersions } from './ledger.ts'
export { shortNotice } from './noticePeriod.ts'
export { processorNotices, versionNotices } from './notices.ts'
export { freeze, publish } from './publish.ts'
export {
  joinedRecords,
  lostVersions,
  type PublishedRecord,
  publishedIn,
  readPublishedRecord,
  recordToKeep,
} from './publishedRecord.ts'
export {
  changesPath,
  comparedWith,
  DAYS_OF_NOTE,
  stateOf,
  successorOf,
  timelines,
  versionPath,
  versionsFrom,
  withdrawnBy,
} from './timeline.ts'
export {
  frozenIn,
  isWrittenIn,
  publishedVersions,
  readFrozen,
  type Version,
  withdrawalOf,
  writeFrozen,
} from './version.ts'
