import { localized } from '../languages/languages.ts'
import { legalDocuments } from '../model/documents.ts'
import type { Site } from '../model/site.ts'
import type { LegalTexts } from './legalDocument.ts'
import { renderDocument } from './renderDocument.ts'
import { documentIn, type ResolvedDocument } from './resolvedDocument.ts'

/**
 * The documents for every language of the site; in the default language where one is not translated.
 */
export function renderDocuments(site: Site, documents: readonly ResolvedDocument[]): LegalTexts {
  const rendered = new Map(
    documents.map(entry => [
      entry,
      renderDocument(site, entry.language, entry.frontMatter, entry.document),
    ]),
  )
  const texts = legalDocuments.map(name => [
    name,
    localized(language => rendered.get(documentIn(documents, name, language))),
  ])
  return Object.fromEntries(texts) as LegalTexts // every document has just been visited
}
