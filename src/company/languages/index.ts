export { isolated, isolatePattern, isRightToLeft } from './isolated.ts'
export { LanguageProvider, useLanguage } from './LanguageProvider.tsx'
export {
  type Catalog,
  type Currency,
  currencies,
  type MessageKey,
  type SampleReview,
  type Unit,
  type WordedProcessor,
} from './language.ts'
export * from './languages.ts'
export { withNoBreakSpaces } from './noBreakSpaces.ts'
