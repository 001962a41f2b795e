export { changedDefaults, changedDefaultsMessage } from './changedDefaults.ts'
export { dutyFields } from './duties.ts'
export { daysOfWarnings } from './grace.ts'
export { nextBuild } from './nextBuild.ts'
export { launchPage } from './report/launchPage.tsx'
export { launchReport, reportText } from './report/launchReport.ts'
export {
  blockersOf,
  decideIndexing,
  indexingMessage,
  indexingWarning,
  review,
} from './review.ts'
export {
  type AudibleClip,
  type CroppedWork,
  countText,
  type Finding,
  findingsOf,
  type LastReview,
  type LaunchSituation,
} from './rule.ts'
export { isPromiseOpen, promiseSentence, whyPromises } from './rules/figures.ts'
export { valueRules } from './rules/values.ts'
