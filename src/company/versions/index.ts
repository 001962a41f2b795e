/**
 * What was published of the documents, what is in force, how it differs, and what readers are told of it.
 *
 * - Published: below `versions/`, a version has its frozen text in each language (`frozenText`, `publishedVersions`);
 *   `published.yaml` lists it with a hash of its files (`ledger`); `facts/` keeps `site.yaml` as it was on that day
 *   (`factsFiles`, `fileValues`). Builds record what they have shown, so that what vanishes is noticed
 *   (`publishedRecord`).
 * - In force on a day: `timeline`. All other pages speak with the facts of these versions (`factsInForce`): with values
 *   that wait until then (`waitingFacts`), what is collected (`dataItemsInForce`), and what the company is called
 *   (`formerCompany`).
 * - Being written: `drafts`. What publishing refuses or warns of: `publicationChecks`, `conflictingFacts`. It is done by
 *   `publish`.
 * - What readers are told: `comparedVersions`, `materialChanges`, `noticePeriod`, `noticeText`, `versionNotices`,
 *   `processorNotices`.
 */

export { compareVersions, type VersionDifferences } from './comparedVersions.ts'
export { dataItemsInForce } from './dataItemsInForce.ts'
export {
  changesSince,
  FIRST_VERSION,
  hasDraft,
  sectionStatus,
  shownDocuments,
  versionText,
} from './drafts.ts'
export { factsInForce } from './factsInForce.ts'
export { withFormerCompanyData } from './formerCompany.ts'
export { frozenLinks } from './frozenLinks.ts'
export { readFrozen, writeFrozen } from './frozenText.ts'
export { ledgerWith, unsealedVersions } from './ledger.ts'
export { shortNotice } from './noticePeriod.ts'
export { processorNotices } from './processorNotices.ts'
export { freeze, publish } from './publish.ts'
export {
  joinedRecords,
  lostVersions,
  type PublishedRecord,
  presentTexts,
  publishedIn,
  readPublishedRecord,
  recordToKeep,
} from './publishedRecord.ts'
export { publishedVersions } from './publishedVersions.ts'
export {
  changesPath,
  comparedWith,
  DAYS_OF_NOTE,
  successorOf,
  timelines,
  versionPath,
  versionState,
  versionsFrom,
  withdrawnBy,
} from './timeline.ts'
export { frozenIn, isWrittenIn, type Version, withdrawalOf } from './version.ts'
export { versionNotices } from './versionNotices.ts'
