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
  codeOfCountry,
  isInEea,
  isInEu,
  isKnownMarket,
  seatOf,
  seats,
  servesEea,
} from './countries.ts'
export { basisText, transferBases } from './entries.ts'
export * from './facts.ts'
export { type Person, people } from './field.ts'
export {
  emailLink,
  isHost,
  isoDay,
  parseUrl,
  unfinishedWord,
  wrongType,
} from './fields.ts'
export {
  figures,
  type PromiseKey,
  promisedFeatures,
  promiseKeys,
  promises,
} from './figures.ts'
export { type TypefaceRole, typefaceRoles } from './identity.ts'
export { isIncidental } from './incidental.mjs'
export * from './loadSite.ts'
export * from './OperatorError.ts'
export * from './palette.ts'
export { filesBelow, leadsWithin, readPlainFile } from './plainFiles.ts'
export type { Plan } from './planList.ts'
export * from './plans.ts'
export { printable } from './printable.ts'
export { readFrozenText, softHyphen, withoutSoftHyphens } from './readText.ts'
export { reading, refusal, shownPath } from './refusals.ts'
export { renamedFields } from './renamedFields.ts'
export * from './routes.ts'
export * from './schema.ts'
export {
  absoluteUrl,
  oncePerSite,
  onDay,
  type Site,
  type TextFile,
  type TextFiles,
  withConfig,
} from './site.ts'
export * from './siteFields.ts'
export * from './siteLeaves.ts'
export {
  type FieldPath,
  parseYaml,
  readSiteSource,
  type SiteSource,
  siteDocument,
  yamlFault,
} from './siteSource.ts'
export {
  appInStore,
  appleCreditLine,
  appStoreApp,
  campaignOf,
  isOnGooglePlay,
  type StoreName,
  storesOf,
} from './stores.ts'
export {
  isFeature,
  parsePrompt,
  type ShownPlace,
  sentenceOf,
  type WorkPlace,
  workPlaces,
} from './works.ts'
