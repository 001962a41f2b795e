export { appAssociations } from './appAssociations.ts'
export { addressesWith, lastingAddresses } from './formerAddresses.ts'
export {
  keptOut,
  listedLanguages,
  missingTranslationId,
  missingTranslations,
  unlistedMessage,
} from './listedLanguages.ts'
export {
  comparedWithDraft,
  draftPath,
  feedPath,
  frozenTextPath,
  launchCalendarPath,
  legalIndexPath,
  legalSchemaPath,
  linkToVersion,
  type Page,
  type PageOf,
  pageLanguages,
  pageTable,
  publishedKinds,
  type RoutePage,
  versionListPath,
} from './pageTable.ts'
export { redirects } from './redirects.ts'
export { type UnansweredAddress, unansweredAddresses } from './unansweredAddresses.ts'
