/** What was published of the documents, what is in force, how it differs, and what readers are told of it. */
export {
  changesSince,
  FIRST_VERSION,
  hasDraft,
  sectionStatus,
  shownDocuments,
  versionText,
} from './drafts.ts'
export { processorNotices, versionNotices } from './notices.ts'
export { freeze, publish, shortNotice } from './publish.ts'
export {
  changesPath,
  comparedWith,
  DAYS_OF_NOTE,
  stateOf,
  successorOf,
  timelines,
  vanishedVersions,
  versionPath,
} from './timeline.ts'
export {
  frozenIn,
  ledgerWith,
  publishedVersions,
  readFrozen,
  type Version,
  writeFrozen,
} from './version.ts'
