import { legalDocuments } from '../content/documents.ts'
import { localized } from '../i18n/languages.ts'
import type { LegalTexts } from './legalDocument.ts'
import { renderDocument } from './renderDocument.ts'
import { type DocumentInForce, documentIn } from './versions/documentsInForce.ts'

/**
 * Renders the documents in force for every language of the site. A document without a translation
 * is given in the default language.
 */
export function compileLegalTexts(documents: readonly DocumentInForce[]): LegalTexts {
  const rendered = new Map(
    documents.map(entry => [
      entry,
      renderDocument(entry.language, entry.frontMatter, entry.document),
    ]),
  )
  const texts = legalDocuments.map(name => [
    name,
    localized(language => rendered.get(documentIn(documents, name, language))),
  ])
  return Object.fromEntries(texts) as LegalTexts // every document has just been walked
}
