import { defaultLanguage, type Language } from '../languages/index.ts'
import {
  daysBetween,
  type LegalDocumentName,
  legalDocuments,
  oncePerSite,
  routePath,
  type Site,
} from '../model/index.ts'
import { siteTexts, textIn } from '../texts/index.ts'
import { ofEveryDocument, publishedVersions, type Version } from './version.ts'

/** Days for which a note says that a new version has taken effect. */
export const DAYS_OF_NOTE = 30

/** The versions of a document as they stand on the day of the site, in the order they take effect. */
function timelineOf(site: Site, document: LegalDocumentName) {
  const { today, languages } = site
  const published = publishedVersions(site)[document].filter(one => one.publishedOn <= today)
  const { frontMatter } = textIn(siteTexts(site).documents, document, defaultLanguage)
  const { version, effective } = frontMatter
  // Until the first version is in force, the text that is edited is the document.
  const isEdited = published.every(one => one.effective > today && one.version !== version)
  const edited: Version = {
    ...{ document, version, effective, publishedOn: undefined, isEditorial: false },
    ...{ languages: languages.legal, texts: new Map() },
  }
  const all: readonly Version[] = isEdited ? [edited, ...published] : published
  const begun = all.filter(one => one.effective <= today)
  const inForce = begun.at(-1) ?? all[0]
  if (!inForce) throw new Error(`${document} has no version`)
  const isRecent = begun.length > 1 && daysBetween(inForce.effective, today) <= DAYS_OF_NOTE
  return {
    all,
    /** The one its address shows: even the first one, where that has yet to take effect. */
    inForce,
    /** The next one to take effect. */
    announced: all.find(one => one.effective > today && one !== inForce),
    /** The one in force, if it replaced another so recently that a note says so. */
    recent: isRecent ? inForce : undefined,
  }
}

/** The versions of every document of a site. */
export const timelines = oncePerSite((site: Site) =>
  ofEveryDocument(document => timelineOf(site, document)),
)

/** The versions of a document, and where among them one is, and the one in force. */
function placeOf(site: Site, { document, version }: Version) {
  const { all, inForce } = timelines(site)[document]
  const place = all.findIndex(entry => entry.version === version)
  return { all, place, current: all.indexOf(inForce) }
}

/** Whether a version was replaced, is what its document's address shows, or has yet to take effect. */
export function stateOf(site: Site, version: Version): 'replaced' | 'in-force' | 'announced' {
  const { place, current } = placeOf(site, version)
  if (place === current) return 'in-force'
  return place < current ? 'replaced' : 'announced'
}

/** The version that came after one; undefined for the last. */
export function successorOf(site: Site, version: Version): Version | undefined {
  const { all, place } = placeOf(site, version)
  return all[place + 1]
}

/** The version that one is compared with; undefined for the first, and where either was not published. */
export function comparedWith(site: Site, version: Version): Version | undefined {
  const { all, place } = placeOf(site, version)
  const before = all[place - 1]
  return version.publishedOn !== undefined && before?.publishedOn !== undefined ? before : undefined
}

/** A version in a `legal.json`: as much of it as says what had been published. */
type Indexed = Partial<Pick<Version, 'version' | 'publishedOn'>> | null

/**
 * The versions that an earlier build had as published and the site has no more: `privacy-policy/2.0`.
 * @param legalIndex the `legal.json` of that build
 */
export function vanishedVersions(site: Site, legalIndex: string): readonly string[] {
  // A build wrote it.
  const { documents } = JSON.parse(legalIndex) as {
    documents: Record<string, { earlier?: Indexed[]; inForce?: Indexed; next?: Indexed }>
  }
  return legalDocuments.flatMap(name => {
    const { earlier = [], inForce, next } = documents[name] ?? {}
    const known = publishedVersions(site)[name]
    return [...earlier, inForce, next]
      .filter(one => one?.publishedOn && !known.some(own => own.version === one.version))
      .map(one => `${name}/${one?.version}`)
  })
}

/** The permanent path of a version in a language. */
export function versionPath(
  { document, version }: Pick<Version, 'document' | 'version'>,
  language: Language,
): string {
  return `${routePath(document, language)}/${version}`
}

/** The path of what changed with a version. */
export function changesPath(...[version, language]: Parameters<typeof versionPath>): string {
  return `${versionPath(version, language)}/changes`
}
