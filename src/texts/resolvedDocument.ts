import { defaultLanguage, type Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import type { DocumentTree } from './sections.ts'

/** A legal document in one of the languages it is written in, with everything in it resolved. */
export interface ResolvedDocument {
  readonly name: LegalDocumentName
  readonly language: Language
  readonly frontMatter: LegalFrontMatter
  /** Its tree with the sections that are shown. */
  readonly document: DocumentTree
}

/**
 * A document in a language, or in the default language where it is not written in that one.
 * @throws when it is written in neither, which the checks of the texts report first
 */
export function documentIn(
  documents: readonly ResolvedDocument[],
  name: LegalDocumentName,
  language: Language,
): ResolvedDocument {
  const find = (code: Language) =>
    documents.find(document => document.name === name && document.language === code)
  const found = find(language) ?? find(defaultLanguage)
  if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
  return found
}
