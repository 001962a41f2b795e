import { defaultLanguage } from '../languages/languages.ts'
import { dateText } from '../model/dateText.ts'
import { daysAfter, daysBetween } from '../model/isoDay.ts'
import type { Site } from '../model/site.ts'
import type { PublishedVersion } from './publishedVersion.ts'

/** What is to be published after other versions; days as ISO 8601. */
type Publication = Pick<PublishedVersion, 'version' | 'publishedOn' | 'effective' | 'isEditorial'>

/** What is wrong, by the field that says so. */
interface PublicationFault {
  readonly field: 'version' | 'effective'
  readonly message: string
}

function isAfter(version: string, last: string): boolean {
  return version.localeCompare(last, 'en', { numeric: true }) > 0
}

/**
 * Why a version must not be published now, after those that readers have seen; undefined where it may.
 * Dates that cannot be in that order are found when it is frozen.
 */
export function publicationFault(
  { today, facts }: Site,
  { version, publishedOn, effective, isEditorial }: Publication,
  last: PublishedVersion | undefined,
): PublicationFault | undefined {
  if (!last) return undefined
  if (!isAfter(version, last.version)) {
    const message = `version ${version} does not come after ${last.version}, the last that was published. Give it a higher number in every language`
    return { field: 'version', message }
  }
  if (effective < today) {
    const message = `version ${version} would have been in force since ${effective}, when the site showed version ${last.version}. Write a day from ${today} on`
    return { field: 'effective', message }
  }
  const promised = facts['notice.materialChanges'].amount
  const given = daysBetween(publishedOn, effective)
  if (isEditorial || given >= promised) return undefined
  const first = dateText(daysAfter(publishedOn, promised), defaultLanguage)
  const message = `version ${version} takes effect with ${given} days of notice; ${promised} are promised. The first possible day is ${first}; where nothing material changes, say so with "editorial"`
  return { field: 'effective', message }
}
