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

/** Whether a field holds the answer to a question: `processors.ai-chat.name` that to `processors[].name`. */
export function answers(field: string, question: Question): boolean {
  const [list = '', rest] = question.field.split('[]')
  // Facts that belong together are one value while they are not known.
  if (rest === undefined) return field === question.field || question.field.startsWith(`${field}.`)
  return field.startsWith(`${list}.`) && field.endsWith(rest)
}

/** The first question that a field answers; undefined for fields nobody is asked for. */
export function questionOf(field: string): AskedQuestion | undefined {
  for (const step of steps) {
    const question = step.questions.find(one => answers(field, one))
    if (question) return { step, question }
  }
  return undefined
}
