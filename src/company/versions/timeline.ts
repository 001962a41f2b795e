import { defaultLanguage, type Language } from '../languages/index.ts'
import {
  daysBetween,
  documentPath,
  type LegalDocumentName,
  oncePerSite,
  type Site,
} from '../site/index.ts'
import { siteTexts, textIn } from '../texts/index.ts'
import { byDocument, publishedVersions } from './publishedVersions.ts'
import { type Version, withdrawalOf } from './version.ts'

/** Days for which a note says that a new version has taken effect. */
export const DAYS_OF_NOTE = 30

/** The versions of a document as they stand on the day of the site, in the order they take effect. */
function timelineOf(site: Site, document: LegalDocumentName) {
  const { today, languages } = site
  const published = publishedVersions(site)[document].filter(
    ({ publishedOn }) => publishedOn <= today,
  )
  const { frontMatter } = textIn(siteTexts(site).documents, document, defaultLanguage)
  const { version, effective } = frontMatter
  // Until the first version is in force, the text that is edited is the document.
  const isEdited = published.every(other => other.effective > today && other.version !== version)
  const edited: Version = {
    document,
    version,
    effective,
    publishedOn: undefined,
    isEditorial: false,
    languages: languages.legal,
    texts: new Map(),
  }
  const all: readonly Version[] = isEdited ? [edited, ...published] : published
  const valid = all.filter(version => !withdrawalOf(version, all))
  const begun = valid.filter(version => version.effective <= today)
  const inForce = begun.at(-1) ?? valid[0]
  if (!inForce) throw new Error(`${document} has no version`)
  const isRecent = begun.length > 1 && daysBetween(inForce.effective, today) <= DAYS_OF_NOTE
  return {
    /** Those that were withdrawn before they took effect among them. */
    all,
    /** Those that are, were or will be in force. */
    valid,
    /** The one its address shows: even the first one, where that has yet to take effect. */
    inForce,
    /** The next one to take effect. */
    announced: valid.find(version => version.effective > today && version !== inForce),
    /** The one in force, if it replaced another so recently that a note says so. */
    recent: isRecent ? inForce : undefined,
  }
}

/** The versions of every document of a site. */
export const timelines = oncePerSite((site: Site) =>
  byDocument(document => timelineOf(site, document)),
)

/** The versions that a document has from a day on: the one in force then, and those that come after it. */
export function versionsFrom(
  site: Site,
  document: LegalDocumentName,
  day: string,
): readonly Version[] {
  const all = publishedVersions(site)[document]
  const valid = all.filter(version => !withdrawalOf(version, all))
  const first = valid.findLastIndex(({ effective }) => effective <= day)
  return valid.slice(Math.max(first, 0))
}

/** How a version stands on the day of its site. */
export type VersionState = 'replaced' | 'in-force' | 'announced' | 'withdrawn'

/**
 * Whether a version was replaced, is what its document's address shows, has yet to take effect, or was withdrawn
 * before it did.
 */
export function versionState(site: Site, version: Version): VersionState {
  const { valid, inForce } = timelines(site)[version.document]
  const place = valid.findIndex(other => other.version === version.version)
  if (place === -1) return 'withdrawn'
  const current = valid.indexOf(inForce)
  if (place === current) return 'in-force'
  return place < current ? 'replaced' : 'announced'
}

/** The versions of a document before one and after it, without those that were withdrawn. */
function neighborsOf(site: Site, { document, version }: Version) {
  const { all, valid } = timelines(site)[document]
  const place = all.findIndex(other => other.version === version)
  const isValid = (other: Version) => valid.includes(other)
  return {
    before: all.slice(0, Math.max(place, 0)).findLast(isValid),
    after: all.slice(place + 1).find(isValid),
  }
}

/** The version that replaces one; undefined for the last. */
export function successorOf(site: Site, version: Version): Version | undefined {
  return neighborsOf(site, version).after
}

/** The published version that one replaces; undefined for the first, and where either was not published. */
function replacedBy(site: Site, version: Version): Version | undefined {
  const { before } = neighborsOf(site, version)
  return version.publishedOn !== undefined && before?.publishedOn !== undefined ? before : undefined
}

/**
 * The version that one is compared with in a language: the one it replaces, where both were published in it. Two
 * languages side by side would show every word as changed.
 */
export function comparedWith(
  site: Site,
  version: Version,
  language: Language,
): Version | undefined {
  const before = replacedBy(site, version)
  const areWritten = before?.texts.has(language) && version.texts.has(language)
  return areWritten ? before : undefined
}

/** The versions that one withdrew, which were announced and never took effect. */
export function withdrawnBy(site: Site, version: Version): readonly Version[] {
  const { all } = timelines(site)[version.document]
  return all.filter(other => withdrawalOf(other, all)?.version === version.version)
}

/** The permanent path of a version in a language. */
export function versionPath(
  { document, version }: Pick<Version, 'document' | 'version'>,
  language: Language,
): string {
  return `${documentPath(document, language)}/${version}`
}

/** The path of what changed with a version. */
export function changesPath(...[version, language]: Parameters<typeof versionPath>): string {
  return `${versionPath(version, language)}/changes`
}
