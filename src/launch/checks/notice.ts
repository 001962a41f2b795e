import { dateText } from '../../content/dateText.ts'
import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import { facts } from '../../content/facts.ts'
import { defaultLanguage } from '../../i18n/languages.ts'
import { versionFolder } from '../../legal/versions/versionFiles.ts'
import { daysAfter, daysBetween } from '../../site/isoDay.ts'
import { supplied } from '../../site/placeholder.ts'
import { processorKeys } from '../entryKeys.ts'
import type { Finding } from '../finding.ts'
import {
  inDefaultLanguage,
  type LaunchSituation,
  locateField,
  placeInFrontMatter,
} from '../situation.ts'

interface Notice {
  /** What the finding is named after. */
  readonly key: string
  readonly subject: string
  /** ISO 8601 days: when it is told, and when it takes effect. */
  readonly from: string
  readonly to: string
  /** Days of notice that the documents promise. */
  readonly promised: number
  readonly where: string
}

/** A finding where what takes effect is told later than promised. */
function shortNotice({ key, subject, from, to, promised, where }: Notice): Finding[] {
  const given = daysBetween(from, to)
  if (given >= promised) return []
  const first = dateText(daysAfter(from, promised), defaultLanguage)
  return [
    {
      id: `notice:${key}`,
      severity: 'blocker',
      actor: 'legal',
      what: `${subject} with ${given} days of notice; ${promised} are promised`,
      where,
      why: 'The documents promise notice before a change takes effect.',
      todo: `The first possible day is ${first}: let it take effect then, or later.`,
    },
  ]
}

function materialNotices(
  { versions, day }: LaunchSituation,
  document: LegalDocumentName,
): readonly Notice[] {
  const [, ...followers] = versions[document]
  return followers
    .filter(({ isEditorial, effective }) => !isEditorial && effective > day)
    .map(({ version, publishedOn, effective }) => ({
      key: `${document}.${version}`,
      subject: `Version ${version} of ${document} takes effect`,
      from: publishedOn,
      to: effective,
      promised: facts['notice.materialChanges'].amount,
      where: versionFolder(document, version),
    }))
}

/** Published versions that take effect with less notice than the documents promise. */
export function shortNoticeOfVersions(situation: LaunchSituation): Finding[] {
  return legalDocuments.flatMap(document =>
    materialNotices(situation, document).flatMap(shortNotice),
  )
}

/** Texts that have yet to be published, and take effect too soon for it. */
export function shortNoticeOfTexts(situation: LaunchSituation): Finding[] {
  const { site, versions, day } = situation
  return inDefaultLanguage(situation).flatMap(document => {
    const { name, frontMatter } = document
    if (!frontMatter || frontMatter.editorial !== undefined || frontMatter.effective <= day)
      return []
    if (versions[name].some(({ version }) => version === frontMatter.version)) return []
    return shortNotice({
      key: name,
      subject: `${name} takes effect`,
      from: versions[name].length === 0 ? (supplied(site.publishedOn) ?? day) : day,
      to: frontMatter.effective,
      promised: facts['notice.materialChanges'].amount,
      where: placeInFrontMatter(document, 'effective'),
    })
  })
}

/** Processors that begin with less notice than the documents promise. */
export function shortNoticeOfProcessors(situation: LaunchSituation): Finding[] {
  const { site, day } = situation
  const keys = processorKeys(site)
  return site.processors.flatMap(({ since, announcedOn }, index) => {
    const begins = supplied(since)
    if (begins === undefined || begins <= day) return []
    return shortNotice({
      key: `processor.${keys[index]}`,
      subject: `A processor (${keys[index]}) begins`,
      from: announcedOn ?? day,
      to: begins,
      promised: facts['notice.subProcessors'].amount,
      where: locateField(situation, ['processors', index, 'since']),
    })
  })
}
