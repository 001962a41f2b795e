import { dateText } from '../../content/dateText.ts'
import { defaultLanguage } from '../../i18n/languages.ts'
import { daysBetween } from '../../site/isoDay.ts'
import type { Finding } from '../finding.ts'
import { inDefaultLanguage, type LaunchSituation, placeInFrontMatter } from '../situation.ts'

/** Days before a review or an expiry at which the check begins to speak of it. */
const NOTICE_DAYS = 30

/** Review dates that have passed or are near. */
export function reviewDates(situation: LaunchSituation): Finding[] {
  return inDefaultLanguage(situation).flatMap(document => {
    const day = document.frontMatter?.nextReview
    if (day === undefined) return []
    const left = daysBetween(situation.day, day)
    if (left > NOTICE_DAYS) return []
    const date = dateText(day, defaultLanguage)
    return {
      id: `review:${document.name}`,
      severity: left < 0 ? ('blocker' as const) : ('warning' as const),
      actor: 'legal' as const,
      what:
        left < 0
          ? `The review of ${document.name} was due on ${date}`
          : `The review of ${document.name} is due on ${date}, in ${left} days`,
      where: placeInFrontMatter(document, 'nextReview'),
      why: 'The document itself says when it is reviewed again.',
      todo: 'Review it, then write the next date into every language.',
    }
  })
}

/** A `security.txt` that has expired or is about to (RFC 9116 §2.5.5). */
export function securityTxtExpiry({ securityTxtExpires, day }: LaunchSituation): Finding[] {
  if (securityTxtExpires === undefined) return []
  const left = daysBetween(day, securityTxtExpires.slice(0, 10))
  if (left > NOTICE_DAYS) return []
  return [
    {
      id: 'security-txt',
      severity: left < 0 ? 'blocker' : 'warning',
      actor: 'ops',
      what: left < 0 ? 'security.txt has expired' : `security.txt expires in ${left} days`,
      where: 'dist/site/.well-known/security.txt',
      why: 'An expired file must not be used; nobody could report a vulnerability.',
      todo: 'Build again and deploy: every build gives it a new date.',
    },
  ]
}
