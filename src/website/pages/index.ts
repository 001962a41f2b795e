export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export {
  companyPageAt,
  pageTexts,
  type ShownTexts,
  type SiteBuild,
  textOfPage,
} from './siteBuild.ts'
