import { defaultLanguage } from '../../languages/languages.ts'
import { dateText } from '../../model/dateText.ts'
import { legalDocuments } from '../../model/documents.ts'
import { daysAfter, daysBetween } from '../../model/isoDay.ts'
import { supplied } from '../../model/placeholder.ts'
import type { Site } from '../../model/site.ts'
import { statedBy } from '../../texts/parsedText.ts'
import { publishedVersions } from '../../versions/readVersions.ts'
import { versionFolder } from '../../versions/versionFiles.ts'
import { processorKeys } from '../entryKeys.ts'
import type { Match, Rule } from '../rule.ts'
import { inDefaultLanguage, locateField, placeInFrontMatter } from '../situation.ts'

interface Notice {
  /** What the finding is named after. */
  readonly key: string
  readonly subject: string
  /** ISO 8601 days: when it is announced, and when it takes effect. */
  readonly from: string
  readonly to: string
  /** Days of notice that the documents promise. */
  readonly promised: number
  readonly location: string
}

/** Published versions that have yet to take effect. */
function ofVersions(site: Site): readonly Notice[] {
  return legalDocuments.flatMap(document => {
    const [, ...followers] = publishedVersions(site)[document]
    return followers
      .filter(({ isEditorial, effective }) => !isEditorial && effective > site.today)
      .map(({ version, publishedOn, effective }) => ({
        key: `${document}.${version}`,
        subject: `Version ${version} of ${document} takes effect`,
        from: publishedOn,
        to: effective,
        promised: site.facts['notice.materialChanges'].amount,
        location: versionFolder(site, document, version),
      }))
  })
}

/** Texts that have yet to be published and to take effect. */
function ofTexts(site: Site): readonly Notice[] {
  const { today, config } = site
  return inDefaultLanguage(site).flatMap(document => {
    const { name } = document
    const { version, effective, editorial } = statedBy(document)
    const published = publishedVersions(site)[name]
    if (editorial !== undefined || effective <= today) return []
    if (published.some(earlier => earlier.version === version)) return []
    return {
      key: name,
      subject: `${name} takes effect`,
      from: published.length === 0 ? (supplied(config.publishedOn) ?? today) : today,
      to: effective,
      promised: site.facts['notice.materialChanges'].amount,
      location: placeInFrontMatter(document, 'effective'),
    }
  })
}

/** Processors that have yet to begin. */
function ofProcessors(site: Site): readonly Notice[] {
  const keys = processorKeys(site.config)
  return site.config.processors.flatMap(({ since, announcedOn }, index) => {
    const begins = supplied(since)
    if (begins === undefined || begins <= site.today) return []
    return {
      key: `processor.${keys[index]}`,
      subject: `A processor (${keys[index]}) begins`,
      from: announcedOn ?? site.today,
      to: begins,
      promised: site.facts['notice.subProcessors'].amount,
      location: locateField(site, 'processors', index, 'since'),
    }
  })
}

function shortNotice({ key, subject, from, to, promised, location }: Notice): readonly Match[] {
  const given = daysBetween(from, to)
  if (given >= promised) return []
  const first = dateText(daysAfter(from, promised), defaultLanguage)
  return [
    {
      suffix: `:${key}`,
      message: `${subject} with ${given} days of notice; ${promised} are promised`,
      location,
      fix: `The first possible day is ${first}: let it take effect then, or later.`,
    },
  ]
}

/** What takes effect with less notice than promised. */
export const noticeRule: Rule = {
  id: 'notice',
  owner: 'legal',
  severity: 'blocker',
  trigger: 'a version or a processor is announced later than the documents promise',
  why: 'The documents promise notice before a change takes effect.',
  find: ({ site }) =>
    [...ofVersions(site), ...ofTexts(site), ...ofProcessors(site)].flatMap(shortNotice),
}
