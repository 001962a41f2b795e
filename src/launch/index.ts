export { changedDefaults, changedDefaultsMessage } from './changedDefaults.ts'
export { dutyFields } from './duties.ts'
export { nextBuild } from './nextBuild.ts'
export { launchPage } from './report/launchPage.tsx'
export { launchReport, reportText } from './report/launchReport.ts'
export {
  blockersOf,
  decideIndexing,
  indexingMessage,
  review,
} from './review.ts'
export { countText, findingsOf } from './rule.ts'
export { isPromiseOpen, promiseSentence, whyPromises } from './rules/figures.ts'
export { valueRules } from './rules/values.ts'
