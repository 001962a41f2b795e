import type { Site } from '../../src/company/index.ts'
import type { CommandCall, OptionValues } from '../command.ts'

export const legalOptions = {
  /** The texts of the project are meant, in place of the company's. */
  'built-in': { type: 'boolean', default: false },
  /** A copy and the default text are meant, in place of a translation and the English. */
  default: { type: 'boolean', default: false },
  /** The wording of the default text before it last changed. */
  former: { type: 'boolean', default: false },
  /** ISO 8601 day; left out: the day of the site. */
  published: { type: 'string' },
  /** The day a version takes effect, ISO 8601: said once more where it is more than a year ahead. */
  effective: { type: 'string' },
  /** The versions, announced and not yet in force, that the published ones withdraw: `3.0`, `privacy-policy/3.0`. */
  withdraws: { type: 'string', multiple: true },
  /** The Word file that was sent; left out: the document as it is exported today. */
  sent: { type: 'string' },
  /** The folder to write to. */
  to: { type: 'string', default: '.' },
} as const

/** What a task of the command is called with. */
export interface TaskCall extends Pick<CommandCall, 'environment' | 'output'> {
  readonly site: Site
  /** What follows the name of the task, as somebody typed it. */
  readonly names: readonly string[]
  readonly options: OptionValues<typeof legalOptions>
}
