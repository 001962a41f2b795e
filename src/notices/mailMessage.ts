import MailComposer from 'nodemailer/lib/mail-composer'
import { renderFact } from '../model/factText.ts'
import type { Site } from '../model/site.ts'
import { stableUuid } from '../model/stableUuid.ts'
import { mailHtml } from './mailHtml.ts'
import type { Notice } from './notice.ts'
import { mailText } from './texts.ts'

/**
 * A notice as a mail to nobody yet (RFC 5322), as plain text and as HTML: mail programs open it as a
 * draft, and services that send to many take it in.
 * @param name tells it apart for good: the same notice is the same bytes
 * @param sent the day it is sent, ISO 8601
 */
export function mailMessage(
  site: Site,
  notice: Notice,
  name: string,
  sent: string,
): Promise<Buffer> {
  const { language, subject } = notice
  const { brand, origin } = site.config
  const fact = (key: 'company.legalName' | 'company.postalAddress' | 'contact.privacy') =>
    renderFact(site, key, language).text
  const greeting = site.messages[language]['mail.greeting']
  const sender = [fact('company.legalName'), fact('company.postalAddress')]
  const id = stableUuid(`${brand}/${language}/${name}`)
  return new MailComposer({
    from: { name: brand, address: fact('contact.privacy') },
    subject,
    date: new Date(sent),
    messageId: `<${id}@${new URL(origin).hostname}>`,
    headers: { 'Content-Language': language, 'X-Unsent': '1' },
    text: mailText(notice, greeting, sender),
    html: mailHtml(notice, greeting, sender),
    textEncoding: 'quoted-printable',
    // Lines within the texts have to end as those around them do.
    newline: 'windows',
    baseBoundary: id,
  })
    .compile()
    .build()
}
