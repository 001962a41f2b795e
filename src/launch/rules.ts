import { isDuty, undecided } from './duties/duty.ts'
import type { Rule } from './rule.ts'
import { accessibilityRules } from './rules/accessibility.ts'
import { aiRules } from './rules/ai.ts'
import { uncheckedDuties } from './rules/checkedDuties.ts'
import { companyRules } from './rules/company.ts'
import { contractRules } from './rules/contracts.ts'
import { contradictionRules } from './rules/contradictions.ts'
import { deploymentRules } from './rules/deployment.ts'
import { digitalServiceRules } from './rules/digitalServices.ts'
import { documentRules } from './rules/documents.ts'
import { figureRule } from './rules/figures.ts'
import { googlePlayRules } from './rules/googlePlay.ts'
import { landingRules } from './rules/landing.ts'
import { noticeRule } from './rules/notice.ts'
import { rulesOnFindings } from './rules/onFindings.ts'
import { planRules } from './rules/plans.ts'
import { plausibilityRules } from './rules/plausibility.ts'
import { privacyRules } from './rules/privacy.ts'
import { processorRules } from './rules/processors.ts'
import { readerPageRules } from './rules/readerPages.ts'
import { renewalRules } from './rules/renewals.ts'
import { reportingRules } from './rules/reporting.ts'
import { sampleRules } from './rules/samples.ts'
import { spaceRules } from './rules/space.ts'
import { remainingValues, supplyRules } from './rules/supply.ts'
import { behindRule, translationRule } from './rules/translations.ts'
import { versionRules } from './rules/versions.ts'

const statutoryRules: readonly Rule[] = [
  ...companyRules,
  ...accessibilityRules,
  ...contractRules,
  ...renewalRules,
  ...digitalServiceRules,
  ...reportingRules,
  ...aiRules,
  ...readerPageRules,
  ...privacyRules,
  ...landingRules,
  ...googlePlayRules,
]

/**
 * The duties of a company that runs this site, as far as the check knows them: prompts for the
 * operator and for counsel, not legal advice. Verdicts and docs/operate.md come from here.
 */
export const duties = statutoryRules.filter(isDuty)

/** Every rule of the launch check; a rule may look at what those before it have found. */
export const rules: readonly Rule[] = [
  ...supplyRules,
  ...sampleRules,
  ...plausibilityRules,
  translationRule,
  behindRule,
  ...contradictionRules,
  ...planRules,
  figureRule,
  ...documentRules,
  ...spaceRules,
  ...processorRules,
  ...statutoryRules,
  ...duties.flatMap(undecided),
  uncheckedDuties(duties),
  remainingValues,
  noticeRule,
  ...versionRules,
  ...deploymentRules,
  ...rulesOnFindings,
]
