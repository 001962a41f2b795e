import { type Notes, type Person, people } from './field.ts'
import { statutoryBlocks } from './statutoryFields.ts'
import { type Field, fields } from './tree.ts'

/** A question whose answer goes into one field of the company's file. */
export interface Question extends Pick<Notes, 'severity'> {
  /** Path of the field; `processors[].name` is asked for each processor. */
  readonly field: string
  readonly ask: string
  /** Why it is asked, and what asks for it. */
  readonly why: string
  /** The object that the field belongs to where it is only valid as a whole: `business.size`. */
  readonly block?: string
}

/** Questions that one person answers at once. */
export interface Step {
  readonly title: string
  readonly person: Person
  /** Whether only companies are asked that have a duty which the answers settle. */
  readonly isOfDuty: boolean
  /** The country whose companies alone are asked (ISO 3166-1). */
  readonly seat?: string
  readonly questions: readonly Question[]
}

/** Of a field, or of the nearest block that says it. */
function inherited<Name extends 'title' | 'person'>(
  field: Field,
  name: Name,
): Notes[Name] | undefined {
  return [field, ...field.blocks].find(({ notes }) => notes[name] !== undefined)?.notes[name]
}

/** Who is asked for a field. */
export function personOf(field: Field): Person {
  return inherited(field, 'person') ?? 'founder'
}

/** Why a field is asked for, with the rule that asks for it. */
export function whyOf({ why, statute }: Partial<Notes>): string | undefined {
  return (statute && why?.replace(/\.$/, ` (${statute}).`)) || why
}

function isOfStatutoryPage({ path }: Field): boolean {
  return Object.hasOwn(statutoryBlocks, path.split('.')[0] ?? '')
}

/** The block that is only valid as a whole: of a statutory page, or what a title sets apart within it. */
function blockOf(field: Field): string | undefined {
  if (field.path.startsWith('business.size.')) return 'business.size'
  if (!isOfStatutoryPage(field)) return undefined
  return field.blocks.find(({ notes }) => notes.title !== undefined)?.path
}

function questionAt(field: Field): Question | undefined {
  const { ask, severity } = field.notes
  if (ask === undefined) return undefined
  const block = blockOf(field)
  return {
    ...{ field: field.path, ask, why: whyOf(field.notes) ?? '' },
    ...(severity && { severity }),
    ...(block !== undefined && { block }),
  }
}

/** Every step with its questions, in the order in which people know the answers. */
export const steps: readonly Step[] = people.flatMap(person => {
  const asked = fields.filter(field => field.notes.ask !== undefined && personOf(field) === person)
  const titles = [...new Set(asked.map(field => inherited(field, 'title') ?? ''))]
  return titles.map(title => {
    const own = asked.filter(field => (inherited(field, 'title') ?? '') === title)
    const seat = own[0]?.notes.seat
    return {
      ...{ title, person, ...(seat !== undefined && { seat }) },
      isOfDuty: own.every(field => field.isOptional || isOfStatutoryPage(field)),
      questions: own.flatMap(field => questionAt(field) ?? []),
    }
  })
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
export function personFor(name: string): Person | undefined {
  const field = fields.find(({ path, notes }) => path === name && notes.person !== undefined)
  if (field) return personOf(field)
  const isAbout = (question: Question) =>
    answers(name, question) || name.startsWith(`${question.field}.`)
  return steps.find(({ questions }) => name !== '' && questions.some(isAbout))?.person
}

/** Whether a step asks for what settles a duty by this field. */
export function settles({ questions }: Step, field: string): boolean {
  return questions.some(
    ({ block = '', ...one }) =>
      [one.field, block].includes(field) || (block !== '' && field.startsWith(`${block}.`)),
  )
}
