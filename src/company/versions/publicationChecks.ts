import { type Fault, OperatorError, versionFolder } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { dateText, daysBetween, legalDocuments, type Site, textPath } from '../site/index.ts'
import {
  type DocumentText,
  type EditedDocument,
  isCompanyText,
  lineInCopy,
} from '../texts/index.ts'
import { conflictingValues } from './conflictingValues.ts'
import { editedTexts, versionText } from './drafts.ts'
import { withFormerCompanyData } from './formerCompany.ts'
import { materialChanges } from './materialChanges.ts'
import { shortNotice } from './noticePeriod.ts'
import { publishedVersions } from './publishedVersions.ts'
import { dateFault, type PublishedVersion } from './version.ts'

/** Where a text is in the company's folder, or is once it has been taken over. */
export function companyFile({ folder }: Site, { name, language }: DocumentText): string {
  return `${folder}/texts/${textPath(name, language)}`
}

/** The line of a field in that file. */
function lineInCompanyFile(site: Site, { source, lineOf }: EditedDocument, field: string): number {
  const line = lineOf(field)
  return isCompanyText(site, source) ? line : lineInCopy(source, line)
}

/** The day that the AI Act entered into force (Article 113 of Regulation (EU) 2024/1689). */
const AI_ACT_IN_FORCE = '2024-08-01'

/** Days ahead after which the day a version takes effect is probably a year typed wrong. */
const FAR_AHEAD = 366

/** What somebody says when publishing, besides which documents. */
export interface PublicationOptions {
  /** ISO 8601 */
  readonly publishedOn: string
  /** The day that a version takes effect, said once more where it is more than a year ahead. */
  readonly effective?: string | undefined
  /** The versions, announced and not yet in force, that the new ones withdraw: `3.0`, or `privacy-policy/3.0`. */
  readonly withdraws?: readonly string[]
}

/** A document about to be published, and what was published of it. */
export interface Candidate extends Pick<PublicationOptions, 'publishedOn' | 'effective'> {
  readonly site: Site
  readonly first: EditedDocument
  readonly texts: readonly EditedDocument[]
  /** The version published last, whether it is in force or not; undefined for a first version. */
  readonly last: PublishedVersion | undefined
  /** Whether it withdraws the last version, which has not taken effect yet. */
  readonly isWithdrawing: boolean
  /** The version that the new one replaces: the last one, or the one before it where that is withdrawn. */
  readonly replaced: PublishedVersion | undefined
}

/** A reason for which a document is not published: one row, with what to write instead. */
interface Refusal {
  /** The field of the text's head that has to change; `published` is the option of the command. */
  readonly field: 'version' | 'effective' | 'nextReview' | 'published'
  /** Why the document cannot be published, as a sentence without its full stop; undefined where it can. */
  readonly why: (candidate: Candidate) => string | undefined
  /** What to do about it, as a sentence without its full stop. */
  readonly remedy: (candidate: Candidate) => string
}

/** How the number of a text is raised. */
function raiseNumber({ first: { name } }: Candidate): string {
  return `Give the text a higher number in every language (npm run legal -- edit ${name} takes it), then publish it`
}

const writeLaterDay = () => 'Write a later day'

/** What would have to be taken back once readers have seen it. Of the reasons that apply, the first one is said. */
const refusals: readonly Refusal[] = [
  {
    field: 'version',
    why({ site, first: { name, frontMatter } }) {
      const { version } = frontMatter
      const isTaken = publishedVersions(site)[name].some(earlier => earlier.version === version)
      if (!isTaken) return undefined
      const folder = versionFolder(site, { document: name, version })
      return `version ${version} is already published, in ${folder}`
    },
    remedy: raiseNumber,
  },
  {
    field: 'published',
    why: ({ publishedOn }) =>
      publishedOn < AI_ACT_IN_FORCE
        ? `is before ${AI_ACT_IN_FORCE}, when a law that the documents apply entered into force`
        : undefined,
    remedy: () => 'Correct the year',
  },
  {
    field: 'published',
    why: ({ site, publishedOn }) =>
      publishedOn > site.today ? `lies ahead of ${site.today}` : undefined,
    remedy: () => 'Publish it on that day',
  },
  {
    field: 'published',
    why: ({ site, first, last, publishedOn }) =>
      last && publishedOn < site.today
        ? `is before ${site.today}: version ${first.frontMatter.version} comes after ${last.version}, and its readers have notice from the day they can see it`
        : undefined,
    remedy: () => 'Leave the day out',
  },
  {
    field: 'effective',
    why({ first, last, isWithdrawing }) {
      const { version, effective } = first.frontMatter
      if (!isWithdrawing || !last || effective <= last.effective) return undefined
      return `version ${version} takes effect on ${effective}, after version ${last.version} has taken effect on ${last.effective}`
    },
    remedy: ({ last }) =>
      `Write ${last?.effective} or an earlier day, so that it withdraws that version in time`,
  },
  {
    field: 'version',
    why({ first, last }) {
      const { version } = first.frontMatter
      if (!last || version.localeCompare(last.version, 'en', { numeric: true }) > 0) {
        return undefined
      }
      return `version ${version} does not come after ${last.version}, the last that was published`
    },
    remedy: raiseNumber,
  },
  {
    // Before the versions that are announced are looked at: a day that has passed is not a reason to withdraw one.
    field: 'effective',
    why({ first, publishedOn }) {
      const { version, effective } = first.frontMatter
      const fault = dateFault({ publishedOn, effective }, undefined, false)
      return fault && `version ${version} ${fault}`
    },
    remedy: writeLaterDay,
  },
  {
    field: 'effective',
    why({ first, last, publishedOn, isWithdrawing }) {
      const { version, effective } = first.frontMatter
      const isAnnounced = last !== undefined && last.effective > publishedOn
      if (!isAnnounced || isWithdrawing || effective > last.effective) return undefined
      return `version ${version} takes effect on ${effective}, not after version ${last.version} (${last.effective}), which has yet to take effect`
    },
    remedy: ({ first, last }) =>
      `Write a later day; or withdraw that version with this one: npm run legal -- publish ${first.name} --withdraws ${last?.version}`,
  },
  {
    field: 'effective',
    why({ first, replaced, publishedOn }) {
      const { version, effective } = first.frontMatter
      const fault = dateFault({ publishedOn, effective }, replaced, false)
      return fault && `version ${version} ${fault}`
    },
    remedy: writeLaterDay,
  },
  {
    field: 'effective',
    why({ first, publishedOn, effective: repeatedDay }) {
      const { version, effective } = first.frontMatter
      const days = daysBetween(publishedOn, effective)
      if (days <= FAR_AHEAD || repeatedDay === effective) return undefined
      const day = dateText(effective, defaultLanguage)
      return `version ${version} would take effect on ${day}, ${days} days from now`
    },
    remedy: ({ first: { name, frontMatter } }) =>
      `Correct the year; where that day is meant, say it once more: npm run legal -- publish ${name} --effective ${frontMatter.effective}`,
  },
  {
    field: 'nextReview',
    why({ first }) {
      const { effective, nextReview } = first.frontMatter
      if (!nextReview || nextReview > effective) return undefined
      return `its review on ${nextReview} does not come after ${effective}`
    },
    remedy: writeLaterDay,
  },
  {
    field: 'effective',
    why(candidate) {
      const { first, last } = candidate
      const { version, editorial } = first.frontMatter
      const notice = noticeOf(candidate)
      if (!last || !notice || editorial !== undefined) return undefined
      return `version ${version} takes effect with ${notice.given} days of notice; ${notice.promised} are promised`
    },
    remedy: candidate =>
      `The first possible day is ${noticeOf(candidate)?.first}; where nothing material changes, say so with "editorial"`,
  },
]

/** How far the notice of a version falls short of what its document promises; undefined where it does not. */
function noticeOf({ site, first, publishedOn }: Candidate) {
  const { effective } = first.frontMatter
  return shortNotice(site, first.name, 'materialChanges', [publishedOn, effective])
}

/** Refuses what a row says of a document. @throws OperatorError */
function applyRefusal(candidate: Candidate, { field, why, remedy }: Refusal): void {
  const { site, first, publishedOn } = candidate
  const reason = why(candidate)
  if (reason === undefined) return
  const message = `${reason}. ${remedy(candidate)}`
  if (field === 'published') {
    throw new OperatorError([{ file: `--published ${publishedOn}`, message }])
  }
  const line = lineInCompanyFile(site, first, field)
  throw new OperatorError([{ file: companyFile(site, first), line, message }])
}

/**
 * Refuses a version that is called editorial and changes more than wording; a new name, address or contact of the
 * company may change any paragraph.
 */
function refuseMaterialChanges(candidate: Candidate): void {
  const { site, first, texts, replaced, publishedOn } = candidate
  const { version, editorial } = first.frontMatter
  if (!replaced || editorial === undefined) return
  const formerSite = withFormerCompanyData(site, replaced)
  const formerTexts = editedTexts(formerSite, first.name, publishedOn)
  for (const text of texts) {
    const { language } = text
    if (!replaced.texts.has(language)) continue
    const after = formerTexts.find(formerText => formerText.language === language) ?? text
    const changes = materialChanges(site, versionText(replaced, language), after)
    if (changes.length === 0) continue
    const message = `version ${version} is called editorial, but differs from ${replaced.version} in ${changes.slice(0, 5).join('; ')}. Take "editorial" out of every language and write a summary, or take these changes back`
    const file = companyFile(site, text)
    const line = lineInCompanyFile(site, text, 'editorial')
    throw new OperatorError([{ file, line, message }])
  }
}

/** Refuses a version without a summary of its changes, and one that repeats the summary of the version it replaces. */
function refuseMissingSummary({ site, first, texts, last, replaced }: Candidate): void {
  if (!last) return
  const { version, editorial } = first.frontMatter
  const field = editorial === undefined ? 'summary' : 'editorial'
  const remedy = `Write what changes in a sentence or two, for those who are told of it: ${field}: "…"`
  const faults: Fault[] = []
  for (const text of texts) {
    const file = companyFile(site, text)
    const summary = text.frontMatter[field]
    const formerSummary = replaced?.texts.get(text.language)?.head[field]
    if (summary === undefined) {
      const message = `has no ${field} of version ${version}. ${remedy}`
      faults.push({ file, line: 1, message })
    } else if (replaced && summary === formerSummary) {
      const message = `${field} is still that of version ${replaced.version}. ${remedy}`
      faults.push({ file, line: lineInCompanyFile(site, text, field), message })
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
}

/** Refuses to change a value in some documents while others in force at the same time state the former value. */
function refuseConflictingValues(site: Site, candidates: readonly Candidate[]): void {
  const publications = candidates.map(({ first: { name, frontMatter } }) => ({
    document: name,
    effective: frontMatter.effective,
  }))
  const conflicts = conflictingValues(site, publications)
  const paths = new Set(conflicts.map(({ path }) => path.join('.')))
  const faults = Array.from(paths, name => {
    const conflictsOfPath = conflicts.filter(({ path }) => path.join('.') === name)
    const others = new Set(conflictsOfPath.map(({ other }) => `${other.document} ${other.version}`))
    const changed = new Set(conflictsOfPath.map(({ publication }) => publication.document))
    const days = new Set(conflictsOfPath.map(({ publication }) => publication.effective))
    const concerned = legalDocuments.filter(
      document =>
        changed.has(document) || conflictsOfPath.some(({ other }) => other.document === document),
    )
    const why = `${name} changes in ${[...changed].join(', ')} on ${[...days].join(', ')}, and ${[...others].join(', ')} would still state its former value`
    const remedy = `Publish a version of each for one day: npm run legal -- publish ${concerned.join(' ')}`
    const line = site.source.lineOf(conflictsOfPath[0]?.path ?? [])
    return { file: site.source.file, line, message: `${why}. ${remedy}` }
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/** Whether somebody names a version as one to withdraw: by its number, or with its document. */
export function isNamed(
  { document, version }: PublishedVersion,
  names: readonly string[],
): boolean {
  return names.some(name => name === version || name === `${document}/${version}`)
}

/** Refuses to withdraw what is not the last version of one of the documents, or has taken effect already. */
function refuseStrangeWithdrawals(
  candidates: readonly Candidate[],
  names: readonly string[],
): void {
  const withdrawn = candidates.flatMap(({ isWithdrawing, last }) =>
    isWithdrawing && last ? last : [],
  )
  const strange = names.find(name => withdrawn.every(version => !isNamed(version, [name])))
  if (strange === undefined) return
  const documents = candidates.map(({ first }) => first.name).join(', ')
  const message = `is not the last version of ${documents}, or has taken effect. Leave it out; what has taken effect is replaced, not withdrawn`
  throw new OperatorError([{ file: `--withdraws ${strange}`, message }])
}

/**
 * Refuses to publish documents that must not be published, or not like this.
 * @param withdraws the versions that somebody named as those to withdraw
 * @throws OperatorError with the line of the field, or the option, that has to change
 */
export function checkPublication(
  site: Site,
  candidates: readonly Candidate[],
  withdraws: readonly string[],
): void {
  refuseStrangeWithdrawals(candidates, withdraws)
  for (const candidate of candidates) {
    for (const refusal of refusals) applyRefusal(candidate, refusal)
    refuseMaterialChanges(candidate)
    refuseMissingSummary(candidate)
  }
  refuseConflictingValues(site, candidates)
}
