import { defaultLanguage, type Language } from '../languages/index.ts'
import {
  dateText,
  daysAfter,
  daysBetween,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  type Site,
} from '../model/index.ts'
import {
  type Change,
  type ComparedSection,
  compareDocuments,
  type DocumentText,
  divideSections,
  type EditedDocument,
  isOwnText,
  type PublishedHead,
  parse,
  readDocument,
  siteTexts,
  textIn,
  textSource,
} from '../texts/index.ts'
import { timelines } from './timeline.ts'
import {
  type FrozenText,
  frozenIn,
  type PublishedVersion,
  publishedVersions,
  type Version,
} from './version.ts'

/** A frozen text as what a page, a file or a comparison is made from. */
export function frozenDocument(name: LegalDocumentName, text: FrozenText): DocumentText {
  const { language, head, body, file } = text
  // Checked when it was published, and unchanged since: no fault can be found in it.
  const document = divideSections(textSource({ file, text: body }, language), parse(body))
  return { name, language, frontMatter: { ...head, lastUpdated: head.publishedOn }, document }
}

/** The number of a company's first version, unless its own text states another. */
export const FIRST_VERSION = '1.0'

/** The days of a first version: it takes effect on the day of its publication, unless its text states a later one. */
function firstDays({ frontMatter }: EditedDocument, publishedOn: string): PublishedHead {
  const { effective, nextReview } = frontMatter
  return {
    ...(effective < publishedOn && {
      effective: publishedOn,
      // As far away as the text has it.
      ...(nextReview && { nextReview: daysAfter(publishedOn, daysBetween(effective, nextReview)) }),
    }),
  }
}

/** A version as it was published; in the default language where it was not in another. */
export function versionText(version: Version, language: Language): DocumentText {
  return frozenDocument(version.document, frozenIn(version, language))
}

/**
 * The texts of a document that are edited, each as it would be were it published on a day.
 * @param as the version whose days they have; left out: those of the next one
 */
export function textsOf(
  site: Site,
  document: LegalDocumentName,
  publishedOn: string,
  as?: FrozenText,
): readonly EditedDocument[] {
  const isFirst = publishedVersions(site)[document].length === 0
  const { effective, nextReview } = as?.head ?? {}
  const kept = { ...(effective && { effective }), ...(nextReview && { nextReview }) }
  const texts = siteTexts(site).documents.filter(({ name }) => name === document)
  // Every language has the number that the company states in one.
  const number = texts.some(({ source }) => isOwnText(site, source))
    ? {}
    : { version: FIRST_VERSION }
  return texts.map(edited => {
    const head = isFirst ? { ...number, ...firstDays(edited, publishedOn) } : kept
    const own = { ...head, lastUpdated: publishedOn }
    return readDocument(site, document, edited.language, edited.source, own)
  })
}

/** The words of some runs without those of a kind, and without the version and the days that their text states of itself. */
function wordsWithout(left: Change['kind'], changes: readonly Change[], of: DocumentText): string {
  const { version, effective, lastUpdated, nextReview = effective } = of.frontMatter
  const days = [effective, lastUpdated, nextReview].map(day => dateText(day, of.language))
  const words = changes.map(({ kind, text }) => (kind === left ? '' : text)).join('')
  return [version, ...days].reduce((rest, own) => rest.replaceAll(own, '{}'), words)
}

/** The words of some runs before and after, without the version and the days that each text states of itself. */
export function wordings(
  [before, after]: readonly [DocumentText, DocumentText],
  changes: readonly Change[],
): readonly [string, string] {
  return [wordsWithout('inserted', changes, before), wordsWithout('deleted', changes, after)]
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

/** A text that no longer says what was published of it, and where. */
interface EditedText {
  readonly text: EditedDocument
  readonly sections: readonly ComparedSection[]
}

/** What the texts that are edited, and the facts in them, would change in a version. */
export function changesSince(
  site: Site,
  { document, publishedOn, texts }: PublishedVersion,
): readonly EditedText[] {
  return textsOf(site, document, publishedOn, texts.get(defaultLanguage)).flatMap(text => {
    const frozen = texts.get(text.language)
    const sections = frozen ? changedSections(frozenDocument(document, frozen), text) : []
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
 * which previews of drafts show as well. What is newer is a draft until it is published (ruling 21).
 */
export const shownDocuments = oncePerSite((site: Site): readonly DocumentText[] =>
  legalDocuments.flatMap(name => {
    const { publishedOn, texts } = timelines(site)[name].inForce
    if (publishedOn === undefined || (site.showsDrafts && hasDraft(site, name))) {
      return siteTexts(site).documents.filter(edited => edited.name === name)
    }
    return Array.from(texts.values(), text => frozenDocument(name, text))
  }),
)
