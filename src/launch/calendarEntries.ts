import { facts } from '../content/facts.ts'
import { daysAfter } from '../site/isoDay.ts'
import { supplied } from '../site/placeholder.ts'
import { processorKeys } from './entryKeys.ts'
import { inDefaultLanguage, type LaunchSituation } from './situation.ts'
import { statutoryDates } from './statutoryDates.ts'

/** A day on which something is due. */
export interface CalendarEntry {
  /** Names the entry for good. */
  readonly name: string
  /** ISO 8601 */
  readonly day: string
  readonly title: string
  readonly text: string
}

function ofTexts(situation: LaunchSituation): CalendarEntry[] {
  return inDefaultLanguage(situation).flatMap(({ name, frontMatter }): CalendarEntry[] => {
    if (!frontMatter) return []
    const { version, effective, nextReview, lastUpdated } = frontMatter
    const isPublished = situation.versions[name].some(published => published.version === version)
    const entries: CalendarEntry[] = []
    if (nextReview !== undefined) {
      const text = 'The document itself says when it is reviewed again.'
      entries.push({ name: `review/${name}`, day: nextReview, title: `Review ${name}`, text })
    }
    if (!isPublished && effective > situation.day) {
      entries.push({
        name: `publish/${name}/${version}`,
        day: daysAfter(effective, -facts['notice.materialChanges'].amount),
        title: `Last day to publish version ${version} of ${name}`,
        text: `It takes effect on ${effective}, and the documents promise notice.`,
      })
    }
    if (name === 'privacy-policy' && lastUpdated !== undefined) {
      entries.push({
        name: 'ccpa/annual-update',
        day: nextYear(lastUpdated),
        title: 'Update the privacy policy',
        text: 'At least every 12 months: Cal. Civ. Code § 1798.130(a)(5).',
      })
    }
    return entries
  })
}

/** The same day a year later; March 1 for a leap day. */
function nextYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

function ofVersions({ versions }: LaunchSituation): CalendarEntry[] {
  return Object.values(versions).flatMap(published =>
    published.map(({ document, version, publishedOn, effective }) => ({
      name: `effective/${document}/${version}`,
      day: effective,
      title: `Version ${version} of ${document} takes effect`,
      text: `Published on ${publishedOn}. Build and deploy the site on this day.`,
    })),
  )
}

function ofProcessors({ site }: LaunchSituation): CalendarEntry[] {
  const keys = processorKeys(site)
  return site.processors.flatMap(({ since, until }, index): CalendarEntry[] => {
    const key = keys[index] ?? ''
    const text = 'The register of processors changes. Build and deploy the site on this day.'
    const begins = supplied(since)
    return [
      ...(begins === undefined
        ? []
        : [{ name: `since/${key}`, day: begins, title: `Processor ${key} begins`, text }]),
      ...(until === undefined
        ? []
        : [{ name: `until/${key}`, day: until, title: `Processor ${key} ends`, text }]),
    ]
  })
}

/** Every day from the day of the check on on which something is due, in their order. */
export function calendarEntries(situation: LaunchSituation): readonly CalendarEntry[] {
  const { site, day, securityTxtExpires } = situation
  const entries: readonly CalendarEntry[] = [
    ...ofTexts(situation),
    ...ofVersions(situation),
    ...ofProcessors(situation),
    ...(securityTxtExpires === undefined
      ? []
      : [
          {
            name: 'security.txt',
            day: securityTxtExpires.slice(0, 10),
            title: 'security.txt expires',
            text: 'Build and deploy the site before: every build gives it a new date (RFC 9116).',
          },
        ]),
    ...site.acceptedFindings.map(({ finding, reason, until }) => ({
      name: `accepted/${finding}`,
      day: until,
      title: `No longer accepted: ${finding}`,
      text: reason,
    })),
    ...statutoryDates.map(({ day: from, statute, what }) => ({
      name: `statute/${statute}`,
      day: from,
      title: what,
      text: `${statute}. Whether it concerns you, ask counsel.`,
    })),
  ]
  return entries
    .filter(entry => entry.day >= day)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
