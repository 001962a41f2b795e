export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export { pageTexts, type SiteBuild, shownTexts } from './siteBuild.ts'
