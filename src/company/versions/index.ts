/**
 * What was published of the documents, what is in force, how it differs, and what readers are told of it.
 *
 * - Published: below `versions/`, a version has its frozen text in each language (`frozenText`, `publishedVersions`);
 *   `published.yaml` lists it with a hash of its files (`ledger`); `facts/` has its kept values, which are
 *   `site.yaml` as it was on that day (`keptValues`, `fileValues`). Builds record what they have shown, so that what
 *   vanishes is noticed (`publishedRecord`, `readLegalIndex`).
 * - In force on a day: `timeline`. All other pages state the kept values of these versions (`valuesInForce`): newer
 *   ones in `site.yaml` wait (`waitingValues`). So do changes of what is collected (`dataItemsInForce`) and of the
 *   processors (`formerCompany`).
 * - Being written: `drafts`. What publishing refuses or warns of: `publicationChecks`, `conflictingValues`. `publish`
 *   does it.
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
  readPublishedRecord,
  recordToKeep,
} from './publishedRecord.ts'
export { publishedVersions } from './publishedVersions.ts'
export { type LegalIndex, publishedIn, readLegalIndex } from './readLegalIndex.ts'
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
export { valuesInForce } from './valuesInForce.ts'
export { frozenIn, isWrittenIn, type Version, withdrawalOf } from './version.ts'
export { versionNotices } from './versionNotices.ts'
