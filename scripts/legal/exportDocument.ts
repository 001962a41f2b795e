import { join } from 'node:path'
import { type Language, languages } from '../../src/languages/index.ts'
import {
  isLegalDocument,
  type LegalDocumentName,
  legalDocuments,
  OperatorError,
  type Site,
  textFile,
} from '../../src/model/index.ts'
import {
  type ParsedDocument,
  parseDocument,
  refuseFaulty,
  wordFile,
} from '../../src/texts/index.ts'
import { resolvedFrom } from '../../src/versions/index.ts'
import type { Output } from '../command.ts'
import { writeNewFiles } from './files.ts'

interface DocumentExport {
  readonly site: Site
  /** The document's and the language's, as somebody typed them. */
  readonly name: string
  readonly language: string
  /** The folder it is written to. */
  readonly to: string
  readonly output: Output
}

/**
 * A document as it is edited, in one language; the others may be behind.
 * @throws OperatorError where it is not written in that language, or not without a fault
 */
function editedDocument(site: Site, name: LegalDocumentName, language: Language): ParsedDocument {
  const file = site.texts.get(textFile(name, language))
  if (!file) {
    const message = `is not written in "${language}". Write it first: npm run legal -- edit ${name}`
    throw new OperatorError([{ file: textFile(name, language), message }])
  }
  const parsed = parseDocument(site, name, language, file)
  refuseFaulty([parsed.source])
  return parsed
}

/**
 * A document as it is edited, in one of its languages, as a Word file.
 * @throws OperatorError where there is no such text
 */
export function exportedDocument(site: Site, name: string, code: string): Promise<Buffer> {
  if (!isLegalDocument(name)) {
    const message = `is not a document. Write ${legalDocuments.join(', ')}`
    throw new OperatorError([{ file: name, message }])
  }
  const language = languages.find(own => own.code === code)?.code
  if (!language) {
    const message = `is not a language of the site. Write ${languages.map(own => own.code).join(', ')}`
    throw new OperatorError([{ file: code, message }])
  }
  return wordFile(site, resolvedFrom(site, editedDocument(site, name, language)))
}

/**
 * Writes a document as it is edited, in one of its languages, as a Word file.
 * @throws OperatorError where there is no such text, or the file exists
 */
export async function exportDocument({ site, name, language, to, output }: DocumentExport) {
  const text = await exportedDocument(site, name, language)
  writeNewFiles([{ file: join(to, `${name}.${language}.docx`), text }], output)
}
