import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import { legalLanguages } from '../../content/offeredLanguages.ts'
import { legalFile, readText } from '../../content/textFiles.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import { buildDay } from '../../site/buildDay.ts'
import { type LegalFrontMatter, readFrontMatter } from '../frontMatter.ts'
import { parse } from '../parse.ts'
import type { TextSource } from '../source.ts'
import type { PublishedVersion } from './publishedVersion.ts'
import { readVersions } from './readVersions.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** A version of a document that has an address of its own. */
export interface DocumentVersion {
  readonly document: LegalDocumentName
  readonly version: string
  /** ISO 8601 day. */
  readonly effective: string
  /** The frozen text; undefined for a text that has not been published yet. */
  readonly published: PublishedVersion | undefined
  /** The languages it is offered in. */
  readonly languages: readonly Language[]
}

/** The versions of a document on the day of the build. */
export interface DocumentVersions extends Timeline<DocumentVersion> {
  /** In the order they take effect. */
  readonly all: readonly DocumentVersion[]
  /** The text that the document's own address shows, where it is not the one that is edited. */
  readonly shown: PublishedVersion | undefined
}

/** What the text that is edited says of itself; undefined where it is faulty, which its checks report. */
function editedFrontMatter(document: LegalDocumentName): LegalFrontMatter | undefined {
  const file = legalFile(document, defaultLanguage)
  const text = readText(file)
  if (text === undefined) return undefined
  const source: TextSource = { language: defaultLanguage, file, text, faults: [] }
  // Only its head is needed here, and every command loads this module.
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? text
  return readFrontMatter(source, document, parse(head))
}

function publishedEntry(published: PublishedVersion): DocumentVersion {
  const { document, version, effective, texts } = published
  const languages = legalLanguages.filter(code => texts[code] !== undefined)
  return { document, version, effective, published, languages }
}

function versionsOf(
  document: LegalDocumentName,
  versions: readonly PublishedVersion[],
): DocumentVersions {
  const published = versions.filter(({ publishedOn }) => publishedOn <= buildDay)
  const all = published.map(publishedEntry)
  const edited = editedFrontMatter(document)
  const isInForce = all.some(({ effective }) => effective <= buildDay)
  if (edited && !isInForce && all.every(({ version }) => version !== edited.version)) {
    // Until the first version is published, the text that is edited is the document.
    const { version, effective } = edited
    all.unshift({ document, version, effective, published: undefined, languages: legalLanguages })
  }
  const timeline = timelineOf(all, buildDay)
  const isEdited = timeline.inForce?.version === edited?.version
  return { ...timeline, all, shown: isEdited ? undefined : timeline.inForce?.published }
}

/**
 * Every version that has been published, those of later days than the build's among them: the
 * folder is read once.
 */
export const publishedVersions = readVersions()

/**
 * The versions of every document on the day of the build. Importing this module throws
 * `OperatorError` when a published version is not as it was published.
 */
export const documentVersions = Object.fromEntries(
  legalDocuments.map(name => [name, versionsOf(name, publishedVersions[name])]),
) as Readonly<Record<LegalDocumentName, DocumentVersions>> // every document has just been walked

/** Whether a version was replaced, is what its document's address shows, or has yet to take effect. */
export type VersionState = 'replaced' | 'in-force' | 'announced'

/** How a version stands on the day of the build. */
export function stateOf(version: DocumentVersion): VersionState {
  const { all, inForce } = documentVersions[version.document]
  if (version.version === inForce?.version) return 'in-force'
  const position = (wanted: string | undefined) => all.findIndex(entry => entry.version === wanted)
  return position(version.version) < position(inForce?.version) ? 'replaced' : 'announced'
}

function neighbor({ document, version }: DocumentVersion, distance: -1 | 1) {
  const { all } = documentVersions[document]
  return all[all.findIndex(entry => entry.version === version) + distance]
}

/** The version that one came after; undefined for the first. */
export function predecessorOf(version: DocumentVersion): DocumentVersion | undefined {
  return neighbor(version, -1)
}

/** The version that came after one; undefined for the last. */
export function successorOf(version: DocumentVersion): DocumentVersion | undefined {
  return neighbor(version, 1)
}
