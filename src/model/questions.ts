import { companyRows } from './companyQuestions.ts'
import { dutyRows } from './dutyQuestions.ts'
import type { Person, Question, Step } from './step.ts'

/** Every step with its questions, in the order in which an operator knows the answers. */
export const steps: readonly Step[] = [...companyRows, ...dutyRows].map(row => {
  const { questions, block, ...step } = row
  return {
    ...{ ...step, isOfDuty: dutyRows.includes(row) },
    questions: Object.entries(questions).map(([field, question]) => ({
      ...{ field, ...(block !== undefined && { block }) },
      ...question,
    })),
  }
})

/** Whether a field holds the answer to a question: `processors.ai-chat.name` that to `processors[].name`. */
export function answers(field: string, question: Question): boolean {
  const [list = '', rest] = question.field.split('[]')
  // Facts that belong together are one value while they are not known.
  if (rest === undefined) return field === question.field || question.field.startsWith(`${field}.`)
  return field.startsWith(`${list}.`) && field.endsWith(rest)
}

/** The first question to everybody that a field answers; undefined for fields nobody is asked for. */
export function questionOf(field: string) {
  for (const step of steps) {
    const question = step.isOfDuty ? undefined : step.questions.find(one => answers(field, one))
    if (question) return { step, question }
  }
  return undefined
}

/** Who answers for a field: who is asked for it, or for a part of it. */
export function personFor(field: string): Person | undefined {
  const isAbout = (question: Question) =>
    answers(field, question) || field.startsWith(`${question.field}.`)
  return steps.find(({ questions }) => field !== '' && questions.some(isAbout))?.person
}

/** Whether a step asks for what settles a duty by this field. */
export function settles({ questions }: Step, field: string): boolean {
  return questions.some(
    ({ block = '', ...one }) =>
      [one.field, block].includes(field) || (block !== '' && field.startsWith(`${block}.`)),
  )
}
