export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export { companyPageAt, pageTexts, type SiteBuild, shownTexts, textOfPage } from './siteBuild.ts'
