import type { Question, Step } from '../../src/launch/questions/step.ts'
import type { FieldSchema } from '../../src/model/fieldSchema.ts'
import type { FieldPath } from '../../src/model/siteSource.ts'

/** A question of the setup about one field of the operator's file. */
export interface Ask {
  /** As reports name the field, and as a file of answers does: `processors.ai-chat.name`. */
  readonly name: string
  readonly path: FieldPath
  readonly step: Step
  readonly question: Question
  /** What it is asked about, in a list: `ai-chat`. */
  readonly entry: string | undefined
  readonly field: FieldSchema
  /** How the answer is given, where that is easier than the value itself. */
  readonly form: 'value' | 'countries' | 'basis' | 'texts'
}
