import { defaultLanguage, type Language } from '../languages/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  onDay,
  type Site,
} from '../site/index.ts'
import {
  type Change,
  type ComparedSection,
  compareDocuments,
  type DocumentText,
  divideSections,
  type EditedDocument,
  isCompanyText,
  parse,
  readDocument,
  siteTexts,
  textIn,
} from '../texts/index.ts'
import { publishedVersions } from './publishedVersions.ts'
import { timelines } from './timeline.ts'
import { frozenIn, type PublishedVersion, type Version } from './version.ts'

type LegalHead = EditedDocument['frontMatter']

/** A version as it was published; in the default language where it was not in another. */
export function versionText(version: Version, wanted: Language): DocumentText {
  const { language, head, body, file } = frozenIn(version, wanted)
  // Checked when it was published, and unchanged since: no fault can be found in it.
  const { document } = divideSections({ file, text: body, language }, parse(body))
  const frontMatter = { ...head, lastUpdated: head.publishedOn }
  return { name: version.document, language, frontMatter, document }
}

/** The number of a company's first version, unless its own text states another. */
export const FIRST_VERSION = '1.0'

/** The days of a first version: it takes effect on the day of its publication, unless its text states a later one. */
function firstDays({ effective, nextReview }: LegalHead, publishedOn: string) {
  if (effective >= publishedOn) return {}
  // As far away as the text has it.
  const review = nextReview && daysAfter(publishedOn, daysBetween(effective, nextReview))
  return { effective: publishedOn, nextReview: review }
}

/**
 * The day of the next review, where a text still states that of the last version and its own day is later: as far
 * away as the last version had it.
 */
function carriedReview(
  { effective, nextReview }: LegalHead,
  last: PublishedVersion | undefined,
): Partial<LegalHead> {
  const before = last && frozenIn(last, defaultLanguage).head
  if (!before || nextReview === undefined || nextReview > effective) return {}
  if (before.nextReview !== nextReview) return {}
  return { nextReview: daysAfter(effective, daysBetween(before.effective, nextReview)) }
}

/**
 * The texts of a document that are edited, each as it would be were it published on a day. Their tables of
 * processors are those of the day they take effect; beside a version that has taken effect, those of today.
 * @param beside the head of the version that they are compared with, whose days they have; left out: the days of
 *   the next version
 */
export function editedTexts(
  site: Site,
  document: LegalDocumentName,
  publishedOn: string,
  beside?: Partial<LegalHead>,
): readonly EditedDocument[] {
  const last = publishedVersions(site)[document].at(-1)
  const isFirst = last === undefined
  const texts = siteTexts(site).documents.filter(({ name }) => name === document)
  // Every language has the number that the company states in one.
  const isNumbered = texts.some(({ source }) => isCompanyText(site, source))
  return texts.map(({ language, source, frontMatter }) => {
    const days = beside ?? carriedReview(frontMatter, last)
    const { effective, nextReview } = isFirst ? firstDays(frontMatter, publishedOn) : days
    const day = effective ?? frontMatter.effective
    const hasTakenEffect = beside?.effective !== undefined && day < site.today
    const siteOfTables = onDay(site, hasTakenEffect ? site.today : day)
    return readDocument(siteOfTables, document, language, source, {
      lastUpdated: publishedOn,
      ...(isFirst && !isNumbered && { version: FIRST_VERSION }),
      ...(effective && { effective }),
      ...(nextReview && { nextReview }),
    })
  })
}

/** The words of some runs before and after, without the version and the days that each text states of itself. */
export function wordings(
  [before, after]: readonly [DocumentText, DocumentText],
  changes: readonly Change[],
): readonly [string, string] {
  const wordsWithout = (left: Change['kind'], { frontMatter, language }: DocumentText) => {
    const { version, effective, lastUpdated, nextReview = effective } = frontMatter
    const days = [effective, lastUpdated, nextReview].map(day => dateText(day, language))
    const words = changes.map(({ kind, text }) => (kind === left ? '' : text)).join('')
    return [version, ...days].reduce((text, detail) => text.replaceAll(detail, '{}'), words)
  }
  return [wordsWithout('inserted', before), wordsWithout('deleted', after)]
}

/** The sections that readers find changed, without those that only name another version and day. */
export function changedSections(
  before: DocumentText,
  after: DocumentText,
): readonly ComparedSection[] {
  const isSame = (changes: readonly Change[]) => {
    const [old, current] = wordings([before, after], changes)
    return old === current
  }
  return compareDocuments(before.document, after.document).filter(
    ({ status, isMoved, headingChanges, blocks }) =>
      status !== 'unchanged' &&
      (status !== 'changed' ||
        isMoved ||
        blocks.some(({ movedFrom, movedTo }) => movedFrom ?? movedTo) ||
        ![headingChanges, ...blocks.flatMap(({ parts }) => parts)].every(isSame)),
  )
}

/** What became of a section in words: "changed, moved". */
export function sectionStatus(
  { status, isMoved }: ComparedSection,
  t: (key: `changes.${ComparedSection['status']}`) => string,
): string {
  const word = t(`changes.${status}`)
  return isMoved && status === 'changed' ? `${word}, ${t('changes.moved')}` : word
}

/** What the texts that are edited, and the facts in them, would change in a version, and where. */
export function changesSince(site: Site, version: PublishedVersion) {
  const { document, publishedOn, texts } = version
  const { head } = frozenIn(version, defaultLanguage)
  return editedTexts(site, document, publishedOn, head).flatMap(text => {
    const isFrozen = texts.has(text.language)
    const sections = isFrozen ? changedSections(versionText(version, text.language), text) : []
    return sections.length > 0 ? { text, sections } : []
  })
}

/** Whether a document that was published differs from its text today, in its words, its facts or its number. */
export function hasDraft(site: Site, document: LegalDocumentName): boolean {
  const published = publishedVersions(site)[document]
  const { frontMatter } = textIn(siteTexts(site).documents, document, defaultLanguage)
  const same = published.find(({ version }) => version === frontMatter.version)
  return published.length > 0 && (!same || changesSince(site, same).length > 0)
}

/**
 * The legal documents as their own addresses show them: as they were published, else as they are edited,
 * which previews of drafts show as well. What is newer is a draft until it is published (docs/rulings.md, ruling 21).
 */
export const shownDocuments = oncePerSite((site: Site): readonly DocumentText[] =>
  legalDocuments.flatMap(name => {
    const { inForce } = timelines(site)[name]
    if (inForce.publishedOn === undefined || (site.showsDrafts && hasDraft(site, name))) {
      return siteTexts(site).documents.filter(edited => edited.name === name)
    }
    return Array.from(inForce.texts.keys(), language => versionText(inForce, language))
  }),
)
