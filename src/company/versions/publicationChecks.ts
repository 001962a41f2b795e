import { toString as plainText } from 'mdast-util-to-string'
import { OperatorError } from '../folder/index.ts'
import { defaultLanguage } from '../languages/index.ts'
import { isShownAtOnce } from '../schema/index.ts'
import {
  dateText,
  daysBetween,
  isFactKey,
  legalDocuments,
  renderFact,
  type Site,
  textFile,
} from '../site/index.ts'
import {
  type Change,
  type DocumentText,
  type EditedDocument,
  factReferences,
  nodesOf,
} from '../texts/index.ts'
import { changedSections, textsOf, versionText, wordings } from './drafts.ts'
import { splitFacts, withFormerCompanyData } from './factsInForce.ts'
import { shortNotice } from './noticePeriod.ts'
import { dateFault, type PublishedVersion, publishedVersions, versionFolder } from './version.ts'

/** Where a text is in the company's folder, or is once it has been taken over: a copy has the same lines. */
export function ownFile({ folder }: Site, { name, language }: DocumentText): string {
  return `${folder}/texts/${textFile(name, language)}`
}

function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 59).trim()}…` : text}”`
}

function figuresIn(text: string): string {
  return text.match(/\d+(?:[.,]\d+)*/g)?.join(', ') ?? 'none'
}

/** Words with single spaces between them. */
function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}

/** What makes a version more than an editorial one: whole blocks, figures, facts and choices that differ. */
function materialDifferences(
  site: Site,
  before: DocumentText,
  after: EditedDocument,
): readonly string[] {
  const differences = changedSections(before, after).flatMap(({ id, status, blocks }) => {
    if (status === 'inserted' || status === 'deleted') return `the section ${id}`
    return blocks.flatMap(({ parts, movedTo }) => {
      const changes: readonly Change[] = parts.flat()
      const kinds = new Set(changes.map(({ kind }) => kind))
      if (!movedTo && kinds.size === 1 && !kinds.has('same')) {
        return `a block in ${id}: ${quoted(changes.map(({ text }) => text).join(' '))}`
      }
      const [old, current] = wordings([before, after], changes).map(figuresIn)
      return old === current ? [] : `a figure in ${id}: ${old} → ${current}`
    })
  })
  const [known = '', today = ''] = [before, after].map(({ document }) =>
    plain(Array.from(nodesOf(document), node => plainText(node)).join('\n')),
  )
  const facts = factReferences(after.source.text).flatMap(({ key, form }) => {
    // Another name, address or language is no material change.
    if (!isFactKey(key) || isShownAtOnce(key.split('.'))) return []
    const words = plain(renderFact(site, key, after.language, form).text)
    return known.includes(words) || !today.includes(words) ? [] : `${key}: ${quoted(words)}`
  })
  return [...new Set([...differences, ...facts])]
}

/** The day that Regulation (EU) 2024/1689 entered into force. */
const LAW_APPLIED = '2024-08-01'

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

/** Throws what keeps a document from being published, at a field of one of its texts. */
function refuse({ site, first }: Candidate, field: string, message: string, text = first): never {
  throw new OperatorError([{ file: ownFile(site, text), line: text.lineOf(field), message }])
}

function refuseOption(option: string, message: string): never {
  throw new OperatorError([{ file: option, message }])
}

/** How the number of a text is raised. */
function again({ first: { name } }: Candidate): string {
  return `Give the text a higher number in every language (npm run legal -- edit ${name} takes it), then publish it`
}

function refuseTakenNumber(candidate: Candidate): void {
  const { site, first } = candidate
  const { version } = first.frontMatter
  if (publishedVersions(site)[first.name].every(earlier => earlier.version !== version)) return
  const folder = versionFolder(site, first.name, version)
  const why = `version ${version} is already published, in ${folder}`
  refuse(candidate, 'version', `${why}. ${again(candidate)}`)
}

function refusePublicationDay({ site, first, last, publishedOn }: Candidate): void {
  const option = `--published ${publishedOn}`
  if (publishedOn < LAW_APPLIED) {
    const why = `is before ${LAW_APPLIED}, when a law that the documents apply entered into force`
    refuseOption(option, `${why}. Correct the year`)
  }
  if (publishedOn > site.today) {
    refuseOption(option, `lies ahead of ${site.today}. Publish it on that day`)
  }
  if (last && publishedOn < site.today) {
    const why = `version ${first.frontMatter.version} comes after ${last.version}, and its readers have notice from the day they can see it`
    refuseOption(option, `is before ${site.today}: ${why}. Leave the day out`)
  }
}

function refuseLateWithdrawal(candidate: Candidate): void {
  const { first, last, isWithdrawing } = candidate
  const { version, effective } = first.frontMatter
  if (!isWithdrawing || !last || effective <= last.effective) return
  const why = `version ${version} takes effect on ${effective}, after version ${last.version} has taken effect on ${last.effective}`
  const remedy = `Write ${last.effective} or an earlier day, so that it withdraws that version in time`
  refuse(candidate, 'effective', `${why}. ${remedy}`)
}

function refuseEffectiveDay(candidate: Candidate): void {
  const { site, first, last, replaced, publishedOn, isWithdrawing } = candidate
  const { version, effective, nextReview } = first.frontMatter
  // A day that has passed is no reason to withdraw anything: it is said first.
  const past = dateFault({ publishedOn, effective }, undefined, false)
  if (past) refuse(candidate, 'effective', `version ${version} ${past}. Write a later day`)
  const isBeforeAnnounced =
    last !== undefined && last.effective > publishedOn && effective <= last.effective
  if (isBeforeAnnounced && !isWithdrawing) {
    const why = `version ${version} takes effect on ${effective}, not after version ${last.version} (${last.effective}), which has yet to take effect`
    const remedy = `Write a later day; or withdraw that version with this one: npm run legal -- publish ${first.name} --withdraws ${last.version}`
    refuse(candidate, 'effective', `${why}. ${remedy}`)
  }
  const fault = dateFault({ publishedOn, effective }, replaced, false)
  if (fault) refuse(candidate, 'effective', `version ${version} ${fault}. Write a later day`)
  const days = daysBetween(publishedOn, effective)
  if (days > FAR_AHEAD && candidate.effective !== effective) {
    const day = dateText(effective, defaultLanguage)
    const why = `version ${version} would take effect on ${day}, ${days} days from now`
    const remedy = `Correct the year; where that day is meant, say it once more: npm run legal -- publish ${first.name} --effective ${effective}`
    refuse(candidate, 'effective', `${why}. ${remedy}`)
  }
  if (nextReview && nextReview <= effective) {
    const why = `its review on ${nextReview} does not come after ${effective}`
    refuse(candidate, 'nextReview', `${why}. Write a later day`)
  }
  const short = shortNotice(site, first.name, 'materialChanges', [publishedOn, effective])
  if (last && short && first.frontMatter.editorial === undefined) {
    const why = `version ${version} takes effect with ${short.given} days of notice; ${short.promised} are promised`
    const remedy = `The first possible day is ${short.first}; where nothing material changes, say so with "editorial"`
    refuse(candidate, 'effective', `${why}. ${remedy}`)
  }
}

function refuseLowerNumber(candidate: Candidate): void {
  const { first, last } = candidate
  const { version } = first.frontMatter
  if (!last || version.localeCompare(last.version, 'en', { numeric: true }) > 0) return
  const why = `version ${version} does not come after ${last.version}, the last that was published`
  refuse(candidate, 'version', `${why}. ${again(candidate)}`)
}

/** A new name, address or contact of the company is no material change, whatever it does to whole paragraphs. */
function refuseMaterialEdit(candidate: Candidate): void {
  const { site, first, texts, replaced, publishedOn } = candidate
  const { version, editorial } = first.frontMatter
  if (!replaced || editorial === undefined) return
  const formerly = textsOf(withFormerCompanyData(site, replaced), first.name, publishedOn)
  for (const text of texts) {
    const { language } = text
    if (!replaced.texts.has(language)) continue
    const compared = formerly.find(other => other.language === language) ?? text
    const found = materialDifferences(site, versionText(replaced, language), compared)
    if (found.length === 0) continue
    const message = `version ${version} is called editorial, but differs from ${replaced.version} in ${found.slice(0, 5).join('; ')}. Take "editorial" out of every language and write a summary, or take these changes back`
    refuse(candidate, 'editorial', message, text)
  }
}

/** What changes is said of each version anew: readers would be told of the last one twice. */
function refuseMissingSummary({ site, first, texts, last, replaced }: Candidate): void {
  if (!last) return
  const { version, editorial } = first.frontMatter
  const field = editorial === undefined ? 'summary' : 'editorial'
  const remedy = `Write what changes in a sentence or two, for those who are told of it: ${field}: "…"`
  const faults = texts.flatMap(text => {
    const file = ownFile(site, text)
    const words = text.frontMatter[field]
    if (words === undefined) {
      return { file, line: 1, message: `has no ${field} of version ${version}. ${remedy}` }
    }
    if (!replaced || words !== replaced.texts.get(text.language)?.head[field]) return []
    const message = `${field} is still that of version ${replaced.version}. ${remedy}`
    return { file, line: text.lineOf(field), message }
  })
  if (faults.length > 0) throw new OperatorError(faults)
}

/** What would have to be taken back once readers have seen it, or what they would not understand; in this order. */
const refusals: readonly ((candidate: Candidate) => void)[] = [
  refuseTakenNumber,
  refusePublicationDay,
  refuseLateWithdrawal,
  refuseLowerNumber,
  refuseEffectiveDay,
  refuseMaterialEdit,
  refuseMissingSummary,
]

/** Refuses to change a value in some documents while others in force at the same time state the former value. */
function refuseSplitFacts(site: Site, candidates: readonly Candidate[]): void {
  const publications = candidates.map(({ first: { name, frontMatter } }) => ({
    document: name,
    effective: frontMatter.effective,
  }))
  const split = splitFacts(site, publications)
  const paths = new Set(split.map(({ path }) => path.join('.')))
  const faults = Array.from(paths, name => {
    const ofPath = split.filter(({ path }) => path.join('.') === name)
    const others = new Set(ofPath.map(({ other }) => `${other.document} ${other.version}`))
    const changed = new Set(ofPath.map(({ publication }) => publication.document))
    const days = new Set(ofPath.map(({ publication }) => publication.effective))
    const together = legalDocuments.filter(
      document => changed.has(document) || ofPath.some(({ other }) => other.document === document),
    )
    const why = `${name} changes in ${[...changed].join(', ')} on ${[...days].join(', ')}, and ${[...others].join(', ')} would still state its former value`
    const remedy = `Publish a version of each for one day: npm run legal -- publish ${together.join(' ')}`
    const line = site.source.lineOf(ofPath[0]?.path ?? [])
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
  refuseOption(
    `--withdraws ${strange}`,
    `is not the last version of ${documents}, or has taken effect. Leave it out; what has taken effect is replaced, not withdrawn`,
  )
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
    for (const refuseFault of refusals) refuseFault(candidate)
  }
  refuseSplitFacts(site, candidates)
}
