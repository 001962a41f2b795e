import { accessibilitySteps } from './duties/accessibility.ts'
import { aiSteps } from './duties/ai.ts'
import { consumerSteps } from './duties/consumers.ts'
import { digitalServiceSteps } from './duties/digitalServices.ts'
import { imprintSteps } from './duties/imprint.ts'
import { readerPageSteps } from './duties/readerPages.ts'
import { representativeSteps } from './duties/representatives.ts'
import type { DutyStep } from './step.ts'

/** Facts for pages that not every company needs. */
export const dutySteps: readonly DutyStep[] = [
  ...imprintSteps,
  ...representativeSteps,
  ...accessibilitySteps,
  ...consumerSteps,
  ...digitalServiceSteps,
  ...aiSteps,
  ...readerPageSteps,
]
