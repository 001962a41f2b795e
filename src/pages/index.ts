export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export { type Page, pageTable, publishedKinds, type RoutePage } from './pageTable.ts'
export { pageTexts } from './pageTexts.ts'
export {
  feedPath,
  frozenTextPath,
  legalIndexPath,
  legalSchemaPath,
  versionListPath,
} from './paths.ts'
export { redirects } from './redirects.ts'
export type { SiteBuild } from './siteBuild.ts'
