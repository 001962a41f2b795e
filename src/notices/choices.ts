import type { Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import { renderFact } from '../model/factText.ts'
import { daysAfter } from '../model/isoDay.ts'
import { routePath } from '../model/routes.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import type { NoticePart } from './notice.ts'

/** What each document itself says that readers can do about a change of it. */
const sentences = {
  'privacy-policy': ['mail.privacy.account', 'mail.privacy.consent'],
  'terms-of-service': [
    ...(['mail.terms.leave', 'mail.terms.continue', 'mail.terms.consumers'] as const),
    ...(['mail.terms.businesses', 'mail.terms.statutory'] as const),
  ],
  'data-processing-agreement': ['mail.agreement.consent'],
} as const

/**
 * What readers can do about a change of a document, and until when.
 * @param effective the day it takes effect, ISO 8601; what has a period ends on the day before
 */
export function choicesOf(
  site: Site,
  document: LegalDocumentName,
  effective: string,
  language: Language,
): readonly NoticePart[] {
  const texts = site.messages[language]
  const values = {
    date: dateText(effective, language),
    lastDay: dateText(daysAfter(effective, -1), language),
    contact: renderFact(site, 'contact.legal', language).text,
  }
  const items = sentences[document].map(key => fillMessage(texts[key], values))
  const choices: NoticePart = { kind: 'list', heading: texts['mail.choices'], items }
  if (document !== 'privacy-policy') return [choices]
  const address = absoluteUrl(site, routePath('your-rights', language))
  return [choices, { kind: 'link', label: texts['mail.privacy.rights'], address }]
}
