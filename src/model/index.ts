export { type Conditions, conditionTerms, isNeeded, isTrue } from './conditions.ts'
export {
  codeOfCountry,
  isInEea,
  isInEu,
  isKnownMarket,
  seatOf,
  seats,
  servesEea,
} from './countries.ts'
export { basisText, transferBases } from './entries.ts'
export {
  capitalize,
  type FactKey,
  factForms,
  factKeys,
  figuresOf,
  gapFor,
  isFactKey,
  type RenderedFact,
  renderDay,
  renderFact,
  renderText,
} from './facts.ts'
export { type Person, people } from './field.ts'
export { emailLink, parseUrl, wrongType } from './fields.ts'
export type { Duration } from './figures.ts'
export { type PromiseKey, promisedFeatures, promiseKeys, promises } from './figures.ts'
export { type TypefaceRole, typefaceRoles } from './identity.ts'
export { dateText, daysAfter, daysBetween, isoDay } from './isoDay.ts'
export {
  defaultTextFiles,
  filesBelow,
  ledgerFileName,
  loadSite,
  namedDrawings,
  siteFileName,
} from './loadSite.ts'
export { type Fault, nearestName, OperatorError } from './OperatorError.ts'
export { landingCopyFile, landingCopyKeys } from './ownCopy.ts'
export {
  channelsOf,
  contrast,
  designPalette,
  grounds,
  hexOf,
  paletteOf,
  SAID,
  type Scheme,
  type SchemeColors,
  schemes,
} from './palette.ts'
export { parseConfig } from './parseConfig.ts'
export type { Plan } from './planList.ts'
export { currencyOf, featureText, planRow, plansOf, pricedCurrencies, priceTexts } from './plans.ts'
export { isAiProcessor, processorRegister } from './processors.ts'
export { readFrozenText, reading, refusal, softHyphen, withoutSoftHyphens } from './readText.ts'
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
export { type Processor, type SiteConfig, siteSchema } from './schema.ts'
export { absoluteUrl, oncePerSite, type Site, type TextFile, withConfig } from './site.ts'
export { type FieldPath, readSiteSource, siteDocument, yamlFault } from './siteSource.ts'
export {
  appInStore,
  appleCreditLine,
  appStoreApp,
  isOnGooglePlay,
  type StoreName,
  storesOf,
} from './stores.ts'
export {
  asked,
  type Field,
  fields,
  personFor,
  personOf,
  questionOf,
  titleOf,
  valueAt,
} from './tree.ts'
export {
  isFeature,
  parsePrompt,
  type ShownPlace,
  sentenceOf,
  shownPlaces,
  type WorkPlace,
  workPlaces,
} from './works.ts'
