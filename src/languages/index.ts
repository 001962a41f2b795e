export { LanguageProvider, useLanguage } from './LanguageProvider.tsx'
export {
  type Currency,
  currencies,
  type SampleReview,
  type Slugs,
  type Unit,
  type UsualProcessor,
} from './language.ts'
export {
  type Alternates,
  defaultLanguage,
  isLanguage,
  isTranslations,
  type Language,
  type Localized,
  languageOption,
  languages,
  localized,
  localizePath,
  type Translations,
  translate,
  type WrittenText,
} from './languages.ts'
export {
  type Catalog,
  fillMessage,
  type MessageKey,
  messages,
  referencePattern,
  replaceReferences,
} from './messages.ts'
export { inCountry, languageList, listInSentence, nameOfCountry } from './names.ts'
export { withNoBreakSpaces } from './noBreakSpaces.ts'
