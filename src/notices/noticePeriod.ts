import { defaultLanguage } from '../languages/languages.ts'
import { dateText } from '../model/dateText.ts'
import { daysAfter, daysBetween } from '../model/isoDay.ts'
import { OperatorError } from '../model/OperatorError.ts'

interface NoticePeriod {
  /** What takes effect, as a sentence begins, and where it is said. */
  readonly subject: string
  readonly file: string
  /** ISO 8601 days: when it is sent, and when it takes effect. */
  readonly sent: string
  readonly effective: string
  /** Days of notice that the documents promise. */
  readonly promised: number
  readonly remedy: string
}

/**
 * Refuses a notice that would reach its readers later than the documents promise.
 * @throws OperatorError with the first day on which it could take effect
 */
export function refuseLate(period: NoticePeriod): void {
  const { subject, file, sent, effective, promised, remedy } = period
  const given = daysBetween(sent, effective)
  if (given >= promised) return
  const [day, first] = [effective, daysAfter(sent, promised)].map(date =>
    dateText(date, defaultLanguage),
  )
  const message = `${subject} on ${day}: a notice of ${dateText(sent, defaultLanguage)} would come ${given} days before it; ${promised} are promised. The first possible day is ${first}. ${remedy}`
  throw new OperatorError([{ file, message }])
}
