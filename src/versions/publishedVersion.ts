import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { PublishedText } from './publishedText.ts'

/** The published versions of every document, in the order they take effect. */
export type PublishedVersions = Readonly<Record<LegalDocumentName, readonly PublishedVersion[]>>

/** A version of a document as it was published: it stays the same for good. */
export interface PublishedVersion {
  readonly document: LegalDocumentName
  readonly version: string
  /** ISO 8601 days. */
  readonly publishedOn: string
  readonly effective: string
  /** Whether it changes nothing material. */
  readonly isEditorial: boolean
  /** In the languages it was published in, the default language among them. */
  readonly texts: Readonly<Partial<Record<Language, PublishedText>>>
}
