export { aiPermission, aiPermissionHash } from './aiPermission.ts'
export {
  type ComparedBlock,
  type ComparedSection,
  compareDocuments,
  isChanged,
} from './compareTexts.ts'
export { type Change, changedWords, markedWords } from './compareWords.ts'
export {
  copiesOf,
  copyText,
  type DerivedText,
  lineInCopy,
  type OwnTextName,
  offeredLanguages,
  ownTextFile,
  ownTextNames,
  partHash,
  partsBehind,
  partsOf,
  recordedParts,
  type TextParts,
  type TextsInLanguages,
  translationsOf,
  withConfirmed,
  withoutPageFields,
} from './derived.ts'
export { type ProcessorColumn, processorCell, processorColumns } from './factBlocks.ts'
export { factReferences } from './fill.ts'
export { filledMarkdown } from './filledMarkdown.ts'
export { type DocumentHead, type HeadOf, legalEntries, readFrontMatter } from './frontMatter.ts'
export { MAX_COLUMNS, type PagePicture, type PagePictures } from './html.ts'
export { parse, stringify } from './parse.ts'
export { type Preview, previewOf } from './preview/differences.ts'
export { readWordText, type WordText } from './preview/wordText.ts'
export {
  type DocumentDetail,
  type DocumentText,
  documentDetails,
  type LegalTexts,
  type Rendered,
  type RenderedCompanyPage,
  type RenderedSection,
  regionText,
  renderCompanyPages,
  renderText,
  renderTexts,
  type StatutoryTexts,
  textIn,
  textOnPage,
} from './rendered.ts'
export { divideSections, nodesOf } from './sections.ts'
export {
  companyPictures,
  type EditedDocument,
  isCompanyText,
  type LocalizedQuestions,
  type Question,
  readDocument,
  siteTexts,
} from './siteTexts.ts'
export { copyTree, walkNodes, writeOutFacts } from './trees.ts'
export { wordFile } from './word/wordFile.ts'
