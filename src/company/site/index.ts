export { capitalize } from './capitalize.ts'
export { collectedItems, itemsLeftOut, itemsOfOtherSource } from './collectedData.ts'
export {
  type CompanyPage,
  companyPagePath,
  companyPages,
  pagesFolderName,
} from './companyPages.ts'
export {
  type Conditions,
  conditionTerms,
  isAiProcessor,
  isNeeded,
  isTrue,
  processorRegister,
  unnamedProcessors,
} from './conditions.ts'
export {
  type BodyList,
  minimumAges,
  publicBodies,
  type RulesByCountry,
  rulesBeyond,
} from './countryFacts.ts'
export { dateText, daysAfter, daysBetween } from './days.ts'
export {
  ageText,
  durationText,
  type FactKey,
  factForms,
  factKeys,
  fieldLabel,
  figuresOf,
  isFactKey,
  type RenderedFact,
  renderDay,
  renderFact,
  renderValue,
  sentenceText,
} from './facts.ts'
export { namedDrawings, playTemplateName, publicFolderName, siteFileName } from './fileNames.ts'
export { landingCopyFile } from './landingCopy.ts'
export { comingLaunchDay } from './launchDay.ts'
export { defaultTextFiles, loadSite } from './loadSite.ts'
export { pageFields } from './pageHeads.ts'
export {
  defaultTextPath,
  documentsWithDataTables,
  isLegalDocument,
  isStatutoryPage,
  type LegalDocumentName,
  legalDocuments,
  type StatutoryPageName,
  statutoryPages,
  statutoryPageTable,
  type TextName,
  textNames,
  textPath,
} from './pageRows.ts'
export { currencyOf, plansOf, pricedCurrencies } from './plansOnSale.ts'
export { featureText, planRow, priceTexts, taxTexts } from './planTexts.ts'
export {
  hasPress,
  pressMarkPaths,
  pressPaths,
  pressPictures,
  pressPicturesIn,
  screenName,
} from './press.ts'
export {
  documentPath,
  footerGroups,
  type LegalRoute,
  languagesOf,
  legalGroups,
  linkToRoute,
  type RouteName,
  routeNames,
  routePath,
  shortTitle,
  suppliedStatutoryPages,
} from './routes.ts'
export {
  absoluteUrl,
  oncePerSite,
  onDay,
  type Site,
  type TextFile,
  type TextFiles,
  withConfig,
} from './site.ts'
export {
  dueFields,
  entryKeys,
  gapOf,
  inSite,
  isDue,
  namingFieldOf,
  type SiteField,
  siteLeaves,
  slug,
} from './siteLeaves.ts'
export { type StatedWork, statedWorks } from './statedWorks.ts'
