import type { Language } from '../../i18n/languages.ts'
import { type RenderedFact, renderFact } from '../factText.ts'
import { fillFacts } from '../fillFacts.ts'
import { rightsCatalogs } from './catalogs.ts'
import { type RightName, rights } from './rights.ts'

/** A message ready to be sent, its lines ended by "\n". */
export interface RightMessage {
  readonly subject: string
  readonly body: string
  /** Who gets it; left out where the sender chooses, as with a supervisory authority. */
  readonly recipient?: RenderedFact
}

/** The message that exercises a right, in the language of its sender. */
export function rightMessage(name: RightName, language: Language): RightMessage {
  const { greeting, sender, closing, rights: texts } = rightsCatalogs[language]
  const { subject, request } = texts[name]
  const right = rights[name]
  return {
    subject,
    body: fillFacts([greeting, request, sender, closing].join('\n\n'), language),
    ...('contact' in right && { recipient: renderFact(right.contact, language) }),
  }
}

/**
 * A link that opens the message in the sender's own mail program (RFC 6068): lines of the body end
 * with %0D%0A, everything outside the URL's own characters is encoded as UTF-8.
 */
export function mailtoLink(address: string, { subject, body }: RightMessage): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${lines}`
}
