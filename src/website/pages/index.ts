export { legalEvents, legalHomeMarkdown } from './document/legalEntries.ts'
export { alternateLinks } from './Head.tsx'
export {
  pageTexts,
  type ShownTexts,
  type SiteBuild,
  textOfPage,
} from './siteBuild.ts'
export { launchStyles } from './styles/launchStyles.ts'
