import { type LegalDocumentName, legalDocuments } from '../../content/documents.ts'
import type { Language } from '../../i18n/languages.ts'
import { type DocumentVersion, documentVersions } from '../../legal/versions/documentVersions.ts'

/** A version that the pages of a language speak of. */
export interface AnnouncedVersion {
  readonly version: DocumentVersion
  /** Whether it has yet to take effect. */
  readonly isComing: boolean
}

/** What is to be said of a document: a version that takes effect, or one that lately did. */
export function announcementOf(
  document: LegalDocumentName,
  language: Language,
): AnnouncedVersion | undefined {
  const { announced, recent } = documentVersions[document]
  const version = announced ?? recent
  if (!version?.languages.includes(language)) return undefined
  return { version, isComing: version === announced }
}

/** What is to be said of all documents on every page of a language. */
export function announcementsIn(language: Language): readonly AnnouncedVersion[] {
  return legalDocuments.flatMap(document => announcementOf(document, language) ?? [])
}
