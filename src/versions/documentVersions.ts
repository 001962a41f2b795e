import { defaultLanguage, type Language } from '../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../model/documents.ts'
import { oncePerSite, type Site } from '../model/site.ts'
import { siteTexts } from '../texts/siteTexts.ts'
import { statedBy } from '../texts/text.ts'
import type { PublishedVersion } from './publishedVersion.ts'
import { publishedVersions } from './readVersions.ts'
import { type Timeline, timelineOf } from './timeline.ts'
import { hasDraft, hasSameWording } from './wording.ts'

/** A version of a document that has an address of its own. */
export interface DocumentVersion {
  readonly document: LegalDocumentName
  readonly version: string
  /** ISO 8601 day. */
  readonly effective: string
  /** The published text; undefined for a text that has not been published yet. */
  readonly published: PublishedVersion | undefined
  /** The languages it is offered in. */
  readonly languages: readonly Language[]
}

/** The versions of a document on the day of the site. */
export interface DocumentVersions extends Timeline<DocumentVersion> {
  /** In the order they take effect. */
  readonly all: readonly DocumentVersion[]
  /**
   * The published text that the document's own address shows, where its wording has changed since and
   * drafts are not shown.
   */
  readonly shown: PublishedVersion | undefined
}

function publishedEntry({ languages }: Site, published: PublishedVersion): DocumentVersion {
  const { document, version, effective, texts } = published
  const offered = languages.legal.filter(code => texts[code] !== undefined)
  return { document, version, effective, published, languages: offered }
}

function versionsOf(site: Site, document: LegalDocumentName): DocumentVersions {
  const { today, languages } = site
  const published = publishedVersions(site)[document].filter(
    ({ publishedOn }) => publishedOn <= today,
  )
  const all = published.map(version => publishedEntry(site, version))
  const edited = siteTexts(site).documents.find(
    ({ name, source }) => name === document && source.language === defaultLanguage,
  )
  const stated = edited && statedBy(edited)
  const isInForce = all.some(({ effective }) => effective <= today)
  if (stated && !isInForce && all.every(({ version }) => version !== stated.version)) {
    // Until the first version is published, the text that is edited is the document.
    const { version, effective } = stated
    all.unshift({ document, version, effective, published: undefined, languages: languages.legal })
  }
  const timeline = timelineOf(all, today)
  const inForce = timeline.inForce?.published
  const isDraftShown = site.showsDrafts && hasDraft(site, document)
  const isEditedShown = isDraftShown || (inForce && hasSameWording(site, inForce))
  return { ...timeline, all, shown: isEditedShown ? undefined : inForce }
}

/** The versions of every document of a site. */
export const documentVersions = oncePerSite((site: Site) => {
  const entries = legalDocuments.map(name => [name, versionsOf(site, name)])
  // Every document has just been visited.
  return Object.fromEntries(entries) as Readonly<Record<LegalDocumentName, DocumentVersions>>
})

/** Whether a version was replaced, is what its document's address shows, or has yet to take effect. */
export type VersionState = 'replaced' | 'in-force' | 'announced'

/** How a version stands on the day of the site. */
export function stateOf(site: Site, version: DocumentVersion): VersionState {
  const { all, inForce } = documentVersions(site)[version.document]
  if (version.version === inForce?.version) return 'in-force'
  const position = (wanted: string | undefined) => all.findIndex(entry => entry.version === wanted)
  return position(version.version) < position(inForce?.version) ? 'replaced' : 'announced'
}

function neighbor(site: Site, { document, version }: DocumentVersion, distance: -1 | 1) {
  const { all } = documentVersions(site)[document]
  return all[all.findIndex(entry => entry.version === version) + distance]
}

/** The version that one came after; undefined for the first. */
export function predecessorOf(site: Site, version: DocumentVersion): DocumentVersion | undefined {
  return neighbor(site, version, -1)
}

/** The version that came after one; undefined for the last. */
export function successorOf(site: Site, version: DocumentVersion): DocumentVersion | undefined {
  return neighbor(site, version, 1)
}
