export { openCacheFolder } from './cacheFolder.ts'
export { isIncidental } from './incidental.mjs'
export { bodyOf, headOf, headPattern } from './markdownHead.ts'
export { type Fault, meantText, nearestName, OperatorError } from './OperatorError.ts'
export { filesBelow, leadsWithin, readPlainFile } from './plainFiles.ts'
export { printable } from './printable.ts'
export {
  addressesFile,
  isPublishedFile,
  keptValuesFile,
  keptValuesFolder,
  keptValuesName,
  ledgerFile,
  publishedParts,
  type VersionName,
  versionFolder,
  versionName,
  versionOfName,
  versionsFolder,
  versionTextFile,
  versionTextName,
  versionTextOfName,
} from './publishedFiles.ts'
export { readFrozenText, readText, softHyphen, unseen, withoutSoftHyphens } from './readText.ts'
export { recentResults } from './recentResults.ts'
export { reading, refusal, shownPath } from './refusals.ts'
export {
  type FieldPath,
  fieldFault,
  readSiteSource,
  type SiteSource,
  siteDocument,
} from './siteSource.ts'
export { isInTypographicQuotes, parseYaml, typographicQuotes, yamlFault } from './yaml.ts'
