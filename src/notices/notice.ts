import { defaultLanguage, type Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { withNoBreakSpaces } from '../languages/noBreakSpaces.ts'
import { dateText } from '../model/dateText.ts'
import type { FactKey } from '../model/facts.ts'
import { renderFact } from '../model/factText.ts'
import { daysAfter, daysBetween } from '../model/isoDay.ts'
import { OperatorError } from '../model/OperatorError.ts'
import type { Site } from '../model/site.ts'

/** What readers are told of a change before it takes effect, in every language it is given in. */
export interface Notices {
  /** The first day on which it can be sent, today or later: ISO 8601. */
  readonly sent: string
  readonly texts: readonly { readonly language: Language; readonly text: string }[]
}

/** A list below its heading. */
export function list(heading: string, items: readonly string[]): string {
  return [heading, ...items.map(item => `- ${item}`)].join('\n')
}

/** What a notice names: who sends it, and where to write to. */
export const senderFacts = [
  ...(['company.legalName', 'company.postalAddress'] as const),
  ...(['contact.privacy', 'contact.legal'] as const),
] satisfies readonly FactKey[]

/** A notice as plain text: its subject, a greeting, its paragraphs, where to ask, and who sends it. */
export function noticeText(
  site: Site,
  language: Language,
  subject: string,
  paragraphs: readonly string[],
): string {
  const texts = site.messages[language]
  const [name, address, contact = ''] = senderFacts.map(key => renderFact(site, key, language).text)
  const parts = [
    ...[subject, texts['mail.greeting'], ...paragraphs],
    ...[fillMessage(texts['mail.questions'], { contact }), `${name}\n${address}`],
  ]
  // Line by line: what ends one is no space.
  const lines = parts.join('\n\n').split('\n')
  return `${lines.map(line => withNoBreakSpaces(line, language)).join('\n')}\n`
}

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
