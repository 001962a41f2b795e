export { appleAnswers } from './appPrivacy.ts'
export {
  appPrivacyDifferences,
  dataSafetyDifferences,
  type KeptFile,
  manifestDifferences,
  missingLines,
  textDifferences,
} from './compareStoreFiles.ts'
export { googleAnswers } from './dataSafety.ts'
export { storeFileNames, storeFiles, storeNotes } from './storeFiles.ts'
export { descriptionLinesFile, type StoreFile } from './storeListing.ts'
