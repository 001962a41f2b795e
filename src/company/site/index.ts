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
  type CountryRules,
  minimumAges,
  publicBodies,
  rulesBeyond,
} from './countryFacts.ts'
export {
  ageText,
  capitalize,
  dateText,
  daysAfter,
  daysBetween,
  type FactKey,
  factForms,
  factKeys,
  figuresOf,
  isFactKey,
  type RenderedFact,
  renderDay,
  renderFact,
  renderValue,
  sentenceText,
} from './facts.ts'
export {
  defaultTextFiles,
  landingCopyFile,
  loadSite,
  namedDrawings,
  publicFolderName,
  siteFileName,
} from './loadSite.ts'
export { currencyOf, plansOf, pricedCurrencies } from './plansOnSale.ts'
export { featureText, planRow, priceTexts } from './planTexts.ts'
export {
  defaultTextPath,
  footerGroups,
  isLegalDocument,
  isStatutoryPage,
  type LegalDocumentName,
  type LegalRoute,
  languagesOf,
  legalDocuments,
  legalGroups,
  linkToRoute,
  type RouteName,
  routeNames,
  routePath,
  type StatutoryPageName,
  statutoryPages,
  statutoryPageTable,
  suppliedStatutoryPages,
  type TextName,
  textFile,
  textNames,
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
  type SiteField,
  siteLeaves,
  slug,
} from './siteLeaves.ts'
