import { missedFields } from '../../src/launch/duties.ts'
import { processorKeys } from '../../src/launch/siteLeaves.ts'
import { seats } from '../../src/model/countries.ts'
import { type Question, type Step, settles, steps } from '../../src/model/questions.ts'
import { seatOf } from '../../src/model/seat.ts'
import type { Site } from '../../src/model/site.ts'
import type { FieldPath } from '../../src/model/siteSource.ts'
import { type Field, fieldNamed } from '../../src/model/tree.ts'

/** A question of the setup about one field of the operator's file. */
export interface Ask {
  /** As reports name the field, and as a file of answers does: `processors.ai-chat.name`. */
  readonly name: string
  readonly path: FieldPath
  readonly step: Step
  readonly question: Question
  /** What it is asked about, in a list: `ai-chat`. */
  readonly entry: string | undefined
  readonly field: Field
  /** How the answer is given, where that is easier than the value itself. */
  readonly form: 'value' | 'countries' | 'basis' | 'texts'
}

/** Reviews need a consent for each, and are written by hand. */
const notAsked = /^testimonials/

/** Fields whose answers are given in another way than their values, by the end of their names. */
const forms: readonly (readonly [field: RegExp, form: Ask['form']])[] = [
  [/\.place$/, 'countries'],
  [/\.transferBasis$/, 'basis'],
  [/\.barriers$/, 'texts'],
]

function askOf(step: Step, question: Question, name: string, path: FieldPath, entry?: string): Ask {
  const form = forms.find(([field]) => field.test(name))?.[1] ?? 'value'
  const field = fieldNamed(question.field)
  if (!field) throw new Error(`there is no field ${question.field}`)
  // Elsewhere the texts are not written for the company; a file of answers may say so all the same.
  const offered = name === 'company.seat' ? { ...field, options: seats } : field
  return { name, path, step, question, entry, field: offered, form }
}

function asksOfStep(site: Site, step: Step): readonly Ask[] {
  return step.questions
    .filter(({ field }) => !notAsked.test(field))
    .flatMap(question => {
      const [list = '', rest = ''] = question.field.split('[].')
      if (rest === '') return askOf(step, question, question.field, question.field.split('.'))
      return processorKeys(site.config).map((key, index) =>
        askOf(step, question, `${list}.${key}.${rest}`, [list, index, rest], key),
      )
    })
}

/** All questions about one processor come before those about the next. */
function byEntry(asks: readonly Ask[]): readonly Ask[] {
  const entries = [...new Set(asks.map(({ entry }) => entry))]
  return entries.flatMap(entry => asks.filter(ask => ask.entry === entry))
}

/** Every question the setup may ask, whether or not it is answered. */
export function everyAsk(site: Site): readonly Ask[] {
  return steps.flatMap(step => byEntry(asksOfStep(site, step)))
}

/** Whether the company has, or probably has, the duty that a question belongs to. */
export function isNeeded(site: Site, { step }: Ask): boolean {
  if (!step.isOfDuty) return true
  if (step.seat !== undefined && seatOf(site.config) !== step.seat) return false
  return missedFields(site).some(field => settles(step, field))
}
