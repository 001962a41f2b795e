export {
  asked,
  type Field,
  fields,
  hasNote,
  isShownAtOnce,
  notesOf,
  personFor,
  promiseFields,
  questionAndReason,
  type SchemaNode,
  valueAt,
} from './fields.ts'
export {
  companyFigureKeys,
  defaultFigures,
  type FigureKey,
  type FigureValues,
  figureKeys,
  figures,
  type Word,
} from './figures.ts'
export { type TypefaceRole, typefaceRoles } from './identity.ts'
export { type Person, people, type Shown } from './notes.ts'
export {
  bubbleOf,
  channelsOf,
  contrast,
  designPalette,
  grounds,
  hasDesignAccent,
  hexOf,
  mixed,
  type Palette,
  paletteOf,
  type Scheme,
  type SchemeColors,
  saidOf,
  schemes,
} from './palette.ts'
export { paletteCss } from './paletteCss.ts'
export { parseConfig } from './parseConfig.ts'
export { companyPeriod, type Duration } from './periods.ts'
export {
  featureForms,
  featureSubject,
  features,
  MOST_FEATURES,
  type Plan,
  type PlanFeature,
  type Price,
} from './plans.ts'
export { type ProcessorKind, processorKinds } from './processors.ts'
export { isPromise, type PromiseKey, promiseKeys, promiseOfFeature, promises } from './promises.ts'
export { renamedFields } from './renamedFields.ts'
export { type Processor, type SiteConfig, siteSchema } from './siteSchema.ts'
export {
  appInStore,
  appleCreditLine,
  appStoreApp,
  campaignOf,
  isInStore,
  isOnGooglePlay,
  type StoreName,
  storesOf,
} from './stores.ts'
export {
  emailLink,
  htmlTag,
  isDay,
  isHost,
  isoDay,
  parseUrl,
  phoneLink,
  translations,
  unfinishedWord,
  wrongType,
} from './values.ts'
export {
  hasOnePicture,
  isFeature,
  parsePrompt,
  type ShownPlace,
  sentenceOf,
  shownPlaces,
  type WorkPlace,
  workPlaces,
} from './works.ts'
