import { companySteps } from './company.ts'
import { linkSteps } from './links.ts'
import { processorSteps } from './processors.ts'
import { salesSteps } from './sales.ts'
import type { Question, Step } from './step.ts'

/** Every question, in the order in which an operator knows the answers. */
export const steps: readonly Step[] = [
  ...companySteps,
  ...salesSteps,
  ...processorSteps,
  ...linkSteps,
]

/** A question with the step it belongs to. */
export interface AskedQuestion {
  readonly step: Step
  readonly question: Question
}

/** The question that a field answers: `processors.ai-chat.name`; undefined for fields nobody is asked for. */
export function questionOf(field: string): AskedQuestion | undefined {
  for (const step of steps) {
    for (const question of step.questions) {
      const [list = '', rest] = question.field.split('[]')
      const isIt =
        rest === undefined
          ? // Facts that belong together are one value while they are not known.
            field === question.field || question.field.startsWith(`${field}.`)
          : field.startsWith(`${list}.`) && field.endsWith(rest)
      if (isIt) return { step, question }
    }
  }
  return undefined
}
