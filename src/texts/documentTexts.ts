import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { Site, TextFile } from '../model/site.ts'
import { checkForms } from './checks.ts'
import { type legalEntries, legalEntriesOf } from './frontMatter.ts'
import { parseText } from './parseText.ts'
import { type DocumentTree, divideSections } from './sections.ts'
import type { ParsedText } from './text.ts'

/** A legal document after parsing, read by pages, publication and the launch check alike. */
export interface ParsedDocument extends ParsedText<typeof legalEntries> {
  readonly name: LegalDocumentName
  readonly document: DocumentTree
}

/** Parses a legal document, and checks that pages and Word files can show it. */
export function parseDocument(
  site: Site,
  name: LegalDocumentName,
  language: Language,
  file: TextFile,
): ParsedDocument {
  const text = parseText(site, file, { language, entries: legalEntriesOf(name) })
  const document = divideSections(text.source, text.tree)
  checkForms(text.source, document)
  return { ...text, name, document }
}
