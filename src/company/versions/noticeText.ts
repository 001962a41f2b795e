import { OperatorError } from '../folder/index.ts'
import {
  defaultLanguage,
  fillMessage,
  type Language,
  withNoBreakSpaces,
} from '../languages/index.ts'
import { dateText, type FactKey, renderFact, type Site } from '../site/index.ts'
import type { shortNotice } from './noticePeriod.ts'

/** What readers are told, in one of their languages, as plain text. */
interface NoticeText {
  readonly language: Language
  readonly text: string
}

/** A notice in every language of its readers. */
export interface Notice {
  /** The first day on which it can be sent, today or later, ISO 8601. */
  readonly sent: string
  readonly texts: readonly NoticeText[]
}

/** What a notice says, before it is written as a message. */
interface NoticeParts {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Where readers ask about it. */
  readonly contact: 'contact.privacy' | 'contact.legal'
}

/** A list below its heading. */
export function listBelow(heading: string, items: readonly string[]): string {
  return [heading, ...items.map(item => `- ${item}`)].join('\n')
}

/** What a notice names: who sends it, and where to write to. */
const senderFacts = [
  'company.legalName',
  'company.postalAddress',
  'contact.privacy',
  'contact.legal',
] satisfies readonly FactKey[]

/**
 * A notice as plain text: its subject, a greeting, its paragraphs, where to ask, and who sends it.
 * @throws OperatorError where the sender would be a placeholder in brackets
 */
export function noticeText(
  site: Site,
  language: Language,
  { subject, paragraphs, contact }: NoticeParts,
): string {
  const texts = site.messages[language]
  const sender = senderFacts.map(key => renderFact(site, key, language))
  const missing = sender.flatMap(({ text, isPlaceholder }) => (isPlaceholder ? text : []))
  if (missing.length > 0) {
    const message = `does not say ${missing.join(', ')} yet, which a notice names. Supply it first`
    throw new OperatorError([{ file: site.source.file, message }])
  }
  const [name, address] = sender.map(({ text }) => text)
  const questions = { contact: renderFact(site, contact, language).text }
  const parts = [
    subject,
    texts['mail.greeting'],
    ...paragraphs,
    fillMessage(texts['mail.questions'], questions),
    `${name}\n${address}`,
  ]
  // Line by line: a line break must not become a space that does not break.
  const lines = parts.join('\n\n').split('\n')
  return `${lines.map(line => withNoBreakSpaces(line, language)).join('\n')}\n`
}

/** What is wrong with a notice that would reach its readers later than the documents promise. */
export function lateness(
  { given, promised, first }: NonNullable<ReturnType<typeof shortNotice>>,
  sent: string,
  effective: string,
): string {
  const distance = given < 0 ? `${-given} days after it` : `${given} days before it`
  const sentOn = dateText(sent, defaultLanguage)
  return `on ${dateText(effective, defaultLanguage)}: a notice of ${sentOn} would come ${distance}; ${promised} are promised. The first possible day is ${first}`
}
