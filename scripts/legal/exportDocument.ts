import { languages } from '../../src/languages/languages.ts'
import { isLegalDocument, legalDocuments } from '../../src/model/documents.ts'
import { OperatorError } from '../../src/model/OperatorError.ts'
import type { Site } from '../../src/model/site.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import type { Output } from '../command.ts'
import { editedDocument } from './editedDocument.ts'
import { writeNewFiles } from './writeNewFiles.ts'

/**
 * Writes a document as it is edited, in one of its languages, as a Word file into the folder the
 * command runs in.
 * @throws OperatorError where there is no such text, or the file exists
 */
export async function exportDocument(site: Site, name: string, code: string, output: Output) {
  if (!isLegalDocument(name)) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  const language = languages.find(own => own.code === code)?.code
  if (!language) {
    const message = `is not a language of the site. Write ${languages.map(own => own.code).join(', ')}`
    throw new OperatorError([{ file: code, message }])
  }
  const resolved = resolvedFrom(site, editedDocument(site, name, language))
  const content = await wordFile(site, resolved)
  writeNewFiles([{ file: `${name}.${language}.docx`, text: content }], output)
}
