import type { Language } from '../../src/languages/languages.ts'
import type { LegalDocumentName } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { documentFile } from '../../src/model/textFiles.ts'
import { type ParsedDocument, parseDocument } from '../../src/texts/documentTexts.ts'
import { refuseFaulty } from '../../src/texts/source.ts'

/**
 * A document as it is edited, in one language; the others may be behind.
 * @throws OperatorError where it is not written in that language, or not without a fault
 */
export function editedDocument(
  site: Site,
  name: LegalDocumentName,
  language: Language,
): ParsedDocument {
  const file = site.texts.get(documentFile(name, language))
  if (!file) {
    const message = `is not written in "${language}". Write it first: npm run legal -- edit ${name}`
    throw new OperatorError([{ file: documentFile(name, language), message }])
  }
  const parsed = parseDocument(site, name, language, file)
  refuseFaulty([parsed.source])
  return parsed
}
