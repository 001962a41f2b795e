import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { publishedVersions } from '../legal/versions/documentVersions.ts'
import { DAYS_OF_NOTE } from '../legal/versions/timeline.ts'
import { buildDay } from '../site/buildDay.ts'
import { daysAfter } from '../site/isoDay.ts'
import { site } from '../site/values.ts'

/** A day on which a build shows something else than one of today. */
export interface DueBuild {
  /** ISO 8601 */
  readonly day: string
  readonly reason: string
}

function dueBecauseOf(document: LegalDocumentName): readonly DueBuild[] {
  return publishedVersions[document].flatMap(({ version, publishedOn, effective }, index) => {
    const name = `version ${version} of ${document}`
    const note = { day: daysAfter(effective, DAYS_OF_NOTE + 1), reason: `the note on ${name} ends` }
    return [
      { day: publishedOn, reason: `${name} is announced` },
      { day: effective, reason: `${name} takes effect` },
      ...(index > 0 ? [note] : []),
    ]
  })
}

function dueBecauseOfProcessors(): readonly DueBuild[] {
  return site.processors.flatMap(({ announcedOn, since, until }) =>
    [announcedOn, since, until].flatMap(day =>
      typeof day === 'string' ? { day, reason: 'the register of processors changes' } : [],
    ),
  )
}

/** The first day after the build's on which another one is due; undefined if no date lies ahead. */
export function nextBuild(): DueBuild | undefined {
  return [...legalDocuments.flatMap(dueBecauseOf), ...dueBecauseOfProcessors()]
    .filter(({ day }) => day > buildDay)
    .toSorted((one, other) => one.day.localeCompare(other.day))[0]
}
