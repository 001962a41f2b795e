import { daysAfter } from '../model/isoDay.ts'
import { supplied } from '../model/placeholder.ts'
import type { Site } from '../model/site.ts'
import { statedBy } from '../texts/parsedText.ts'
import { publishedVersions } from '../versions/readVersions.ts'
import { yearsAfter } from './days.ts'
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

/** An entry whose day may not be known. */
type PossibleEntry = Omit<CalendarEntry, 'day'> & { readonly day: string | undefined }

function ofTexts(site: Site): readonly PossibleEntry[] {
  return inDefaultLanguage(site).flatMap(document => {
    const { name } = document
    const { version, effective, nextReview, lastUpdated } = statedBy(document)
    const published = publishedVersions(site)[name]
    const isDue = effective > site.today && published.every(earlier => earlier.version !== version)
    return [
      {
        name: `review/${name}`,
        day: nextReview,
        title: `Review ${name}`,
        text: 'The document itself says when it is reviewed again.',
      },
      {
        name: `publish/${name}/${version}`,
        day: isDue ? daysAfter(effective, -site.facts['notice.materialChanges'].amount) : undefined,
        title: `Last day to publish version ${version} of ${name}`,
        text: `It takes effect on ${effective}, and the documents promise notice.`,
      },
      {
        name: 'ccpa/annual-update',
        day: name === 'privacy-policy' && lastUpdated ? yearsAfter(lastUpdated, 1) : undefined,
        title: 'Update the privacy policy',
        text: 'At least every 12 months: Cal. Civ. Code § 1798.130(a)(5).',
      },
    ]
  })
}

function ofVersions(site: Site): readonly PossibleEntry[] {
  return Object.values(publishedVersions(site))
    .flat()
    .map(({ document, version, publishedOn, effective }) => ({
      name: `effective/${document}/${version}`,
      day: effective,
      title: `Version ${version} of ${document} takes effect`,
      text: `Published on ${publishedOn}. Build and deploy the site on this day.`,
    }))
}

function ofProcessors({ config }: Site): readonly PossibleEntry[] {
  const keys = processorKeys(config)
  const text = 'The register of processors changes. Build and deploy the site on this day.'
  return config.processors.flatMap(({ since, until }, index) => {
    const key = keys[index] ?? ''
    return [
      { name: `since/${key}`, day: supplied(since), title: `Processor ${key} begins`, text },
      { name: `until/${key}`, day: until, title: `Processor ${key} ends`, text },
    ]
  })
}

/** Everything due on the day of the check or later, in the order of the days. */
export function calendarEntries({ site, build }: LaunchSituation): readonly CalendarEntry[] {
  const entries: readonly PossibleEntry[] = [
    ...ofTexts(site),
    ...ofVersions(site),
    ...ofProcessors(site),
    {
      name: 'security.txt',
      day: build.securityTxtExpires?.slice(0, 10),
      title: 'security.txt expires',
      text: 'Build and deploy the site before then: every build gives it a new date (RFC 9116).',
    },
    ...site.config.acceptedFindings.map(({ finding, reason, until }) => ({
      name: `accepted/${finding}`,
      day: until,
      title: `No longer accepted: ${finding}`,
      text: reason,
    })),
    ...statutoryDates.map(({ day, statute, what }) => ({
      name: `statute/${statute}`,
      day,
      title: what,
      text: `${statute}. Ask counsel whether it concerns you.`,
    })),
  ]
  return entries
    .flatMap(({ day, ...entry }) =>
      day !== undefined && day >= site.today ? { ...entry, day } : [],
    )
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
