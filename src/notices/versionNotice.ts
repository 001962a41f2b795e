import type { Language } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import { dateText } from '../model/dateText.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import { renderFact } from '../model/factText.ts'
import { daysAfter } from '../model/isoDay.ts'
import { OperatorError } from '../model/OperatorError.ts'
import { routePath } from '../model/routes.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import { withoutSoftHyphens } from '../model/softHyphen.ts'
import { sectionStatus } from '../pages/document/sectionStatus.ts'
import { changesPath, versionPath } from '../pages/versionPages.ts'
import { type ComparedSection, compareDocuments } from '../texts/compareTexts.ts'
import type { Change } from '../texts/compareWords.ts'
import { publishedTree } from '../versions/publishedDocument.ts'
import type { PublishedFrontMatter } from '../versions/publishedText.ts'
import type { PublishedVersion } from '../versions/publishedVersion.ts'
import { publishedVersions } from '../versions/readVersions.ts'
import { versionFolder } from '../versions/versionFiles.ts'
import { list, type Notices, noticeText, refuseLate } from './notice.ts'

/** What each document itself says that readers can do about a change of it. */
const choices = {
  'privacy-policy': ['mail.privacy.account', 'mail.privacy.consent'],
  'terms-of-service': [
    ...(['mail.terms.leave', 'mail.terms.continue', 'mail.terms.consumers'] as const),
    ...(['mail.terms.businesses', 'mail.terms.statutory'] as const),
  ],
  'data-processing-agreement': ['mail.agreement.consent'],
} as const

/** A version, and the one that it replaces. */
interface VersionChange {
  readonly before: PublishedVersion
  readonly version: PublishedVersion
}

/** A text without the version and the days that it states of itself. */
function withoutOwnDates(text: string, stated: PublishedFrontMatter, language: Language): string {
  const { version, effective, lastUpdated = effective, nextReview = effective } = stated
  const days = [effective, lastUpdated, nextReview].map(day => dateText(day, language))
  return [version, ...days].reduce((rest, own) => rest.replaceAll(own, '{}'), text)
}

function textOf(changes: readonly Change[], left: Change['kind']): string {
  return changes
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')
}

/** The sections that readers find changed in a language, without those that only name another version and day. */
function changedSections(
  { before, version }: VersionChange,
  language: Language,
): readonly ComparedSection[] {
  const old = publishedTree(before, language)
  const current = publishedTree(version, language)
  const isSame = (changes: readonly Change[]) =>
    withoutOwnDates(textOf(changes, 'inserted'), old.text.frontMatter, language) ===
    withoutOwnDates(textOf(changes, 'deleted'), current.text.frontMatter, language)
  return compareDocuments(old.tree, current.tree).filter(
    ({ status, isMoved, headingChanges, blocks }) =>
      status !== 'unchanged' &&
      (status !== 'changed' ||
        isMoved ||
        blocks.some(({ movedFrom, movedTo }) => movedFrom ?? movedTo) ||
        ![headingChanges, ...blocks.flatMap(({ parts }) => parts)].every(isSame)),
  )
}

/** What readers can do about a version, and until when; what has a period ends on the day before. */
function choicesOf(
  site: Site,
  { document, effective }: PublishedVersion,
  language: Language,
): readonly string[] {
  const texts = site.messages[language]
  const values = {
    date: dateText(effective, language),
    lastDay: dateText(daysAfter(effective, -1), language),
    contact: renderFact(site, 'contact.legal', language).text,
  }
  const items = choices[document].map(key => fillMessage(texts[key], values))
  const rights = absoluteUrl(site, routePath('your-rights', language))
  return [
    list(texts['mail.choices'], items),
    ...(document === 'privacy-policy' ? [`${texts['mail.privacy.rights']}\n${rights}`] : []),
  ]
}

function versionNotice(site: Site, change: VersionChange, language: Language): string {
  const { before, version } = change
  const texts = site.messages[language]
  const values = {
    document: withoutSoftHyphens(texts[`legal.${version.document}`]),
    date: dateText(version.effective, language),
    ...{ version: version.version, before: before.version },
  }
  const { summary, editorial } = version.texts[language]?.frontMatter ?? {}
  const sections = changedSections(change, language).map(section => {
    const heading = section.heading ?? texts['changes.introduction']
    return `${heading} (${sectionStatus(section, key => texts[key])})`
  })
  // Pages of versions are addressed by document and version alone.
  const page = { ...version, published: version, languages: [language] }
  return noticeText(site, language, fillMessage(texts['mail.subject'], values), [
    fillMessage(texts[`mail.${version.document}`], values),
    ...(summary === undefined ? [] : [summary]),
    ...(editorial === undefined
      ? []
      : [fillMessage(texts['versions.editorial'], { reason: editorial })]),
    sections.length === 0 ? texts['changes.none'] : list(texts['mail.sections'], sections),
    `${texts['mail.read']}\n${absoluteUrl(site, versionPath(page, language))}`,
    `${texts['mail.compare']}\n${absoluteUrl(site, changesPath(page, language))}`,
    ...(version.isEditorial ? [texts['mail.nothing']] : choicesOf(site, version, language)),
  ])
}

/**
 * What its readers are told of a version of a document, in the languages it was published in and is
 * offered in.
 * @throws OperatorError where nothing of the name was published, nothing came before it, or readers would
 *   be told too late
 */
export function versionNotices(site: Site, document: LegalDocumentName, wanted: string): Notices {
  const all = publishedVersions(site)[document]
  const index = all.findIndex(({ version }) => version === wanted)
  const [version, before] = [all[index], all[index - 1]]
  const file = versionFolder(site, document, wanted)
  const refuse = (message: string): never => {
    throw new OperatorError([{ file, message }])
  }
  if (!version) {
    const known = all.map(one => one.version).join(', ') || 'none'
    return refuse(`was not published. Versions of ${document} that were: ${known}`)
  }
  if (!before) return refuse('is the first version: nothing changes with it')
  const { publishedOn, effective, isEditorial } = version
  // Before it is published, what the notice leads to is not there.
  const sent = publishedOn > site.today ? publishedOn : site.today
  if (!isEditorial) {
    refuseLate({
      ...{ sent, subject: `version ${wanted} takes effect`, file, effective },
      promised: site.facts['notice.materialChanges'].amount,
      remedy: 'Publish a version that takes effect then, or later',
    })
  }
  const texts = site.languages.legal
    .filter(code => version.texts[code] !== undefined)
    .map(language => ({ language, text: versionNotice(site, { before, version }, language) }))
  return { sent, texts }
}
