import type { Language } from '../../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from '../../model/documents.ts'
import type { Site } from '../../model/site.ts'
import { type DocumentVersion, documentVersions } from '../../versions/documentVersions.ts'

/** A version that the pages of a language mention. */
export interface AnnouncedVersion {
  readonly version: DocumentVersion
  /** Whether it has yet to take effect. */
  readonly isComing: boolean
}

/** What there is to say about a document: a version that takes effect, or one that recently did. */
export function announcementOf(
  site: Site,
  document: LegalDocumentName,
  language: Language,
): AnnouncedVersion | undefined {
  const { announced, recent } = documentVersions(site)[document]
  const version = announced ?? recent
  if (!version?.languages.includes(language)) return undefined
  return { version, isComing: version === announced }
}

/** What there is to say about all documents on every page of a language. */
export function announcementsIn(site: Site, language: Language): readonly AnnouncedVersion[] {
  return legalDocuments.flatMap(document => announcementOf(site, document, language) ?? [])
}
