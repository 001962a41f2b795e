export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export {
  keptOut,
  listedLanguages,
  missingTranslationId,
  missingTranslations,
  unlistedMessage,
} from './listedLanguages.ts'
export {
  feedPath,
  frozenTextPath,
  legalIndexPath,
  legalSchemaPath,
  type Page,
  pageLanguages,
  pageTable,
  publishedKinds,
  type RoutePage,
  versionListPath,
} from './pageTable.ts'
export { redirects } from './redirects.ts'
export { pageTexts, type SiteBuild, shownTexts } from './siteBuild.ts'
