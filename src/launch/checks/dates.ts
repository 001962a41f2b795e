import { facts } from '../../content/facts.ts'
import { dateText } from '../../content/factText.ts'
import { isPlaceholder } from '../../site/schema.ts'
import type { Finding, LaunchSituation } from '../finding.ts'
import { locateText } from '../locate.ts'

/** Days before a review or an expiry at which the check begins to speak of it. */
const NOTICE_DAYS = 30

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

function field(text: string, name: string): string | undefined {
  return new RegExp(`^${name}: (\\d{4}-\\d\\d-\\d\\d)$`, 'm').exec(text)?.[1]
}

function documentName(file: string): string {
  return file.replace(/^.*\/|\.en\.md$/g, '')
}

/** Review dates that have passed or are near. */
export function reviewDates({ legalTexts, day }: LaunchSituation): Finding[] {
  return [...legalTexts].flatMap(([file, text]) => {
    const review = field(text, 'nextReview')
    if (review === undefined || !file.endsWith('.en.md')) return []
    const left = daysBetween(day, review)
    if (left > NOTICE_DAYS) return []
    const name = documentName(file)
    return {
      id: `review:${name}`,
      severity: left < 0 ? ('blocker' as const) : ('warning' as const),
      actor: 'legal' as const,
      what:
        left < 0
          ? `The review of ${name} was due on ${dateText(review, 'en')}`
          : `The review of ${name} is due on ${dateText(review, 'en')}, in ${left} days`,
      where: locateText(file, text, 'nextReview:'),
      why: 'The document itself says when it is looked at again.',
      todo: 'Review it, then write the next date into both languages.',
    }
  })
}

/** Documents that take effect with less notice than they promise. */
export function shortNotice({ site, legalTexts, day }: LaunchSituation): Finding[] {
  const promised = facts['notice.materialChanges']
  const notice = promised.kind === 'duration' ? promised.amount : 0
  const published = isPlaceholder(site.publishedOn) ? day : site.publishedOn
  return [...legalTexts].flatMap(([file, text]) => {
    const effective = field(text, 'effective')
    if (effective === undefined || !file.endsWith('.en.md')) return []
    const given = daysBetween(published, effective)
    if (effective <= day || given >= notice) return []
    return {
      id: `notice:${documentName(file)}`,
      severity: 'blocker' as const,
      actor: 'legal' as const,
      what: `${file} takes effect ${given} days after its publication; ${notice} are promised`,
      where: locateText(file, text, 'effective:'),
      why: 'The documents promise notice of material changes.',
      todo: `Move the date to ${notice} days after publishedOn in src/site.ts, or later.`,
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
      why: 'An expired file must not be used; nobody could report a hole.',
      todo: 'Build again and deploy: every build gives it a new date.',
    },
  ]
}
