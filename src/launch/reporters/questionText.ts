import type { OpenQuestion } from '../report/launchReport.ts'

/** A question in one line, with what it is open for. */
export function questionText({ question, entries }: OpenQuestion): string {
  return entries.length > 0 ? `${question.ask} (${entries.join(', ')})` : question.ask
}
