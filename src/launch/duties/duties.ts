import { accessibilityDuties } from './accessibility.ts'
import { aiDuties } from './ai.ts'
import { companyDuties } from './company.ts'
import { contractDuties } from './contracts.ts'
import { digitalServiceDuties } from './digitalServices.ts'
import type { Duty } from './duty.ts'
import { landingDuties } from './landing.ts'
import { privacyDuties } from './privacy.ts'
import { reportingDuties } from './reporting.ts'

/**
 * The duties of a company that runs this site, as far as the check knows them: prompts for the
 * operator and for counsel, no legal advice. Verdicts, findings and docs/operate.md come from here.
 */
export const duties: readonly Duty[] = [
  ...companyDuties,
  ...accessibilityDuties,
  ...contractDuties,
  ...digitalServiceDuties,
  ...reportingDuties,
  ...aiDuties,
  ...privacyDuties,
  ...landingDuties,
]
