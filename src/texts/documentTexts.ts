import type * as v from 'valibot'
import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { Site, TextFile } from '../model/site.ts'
import type { StatutoryPageName } from '../model/statutoryPages.ts'
import { checkForms } from './checks.ts'
import { type legalEntries, legalEntriesOf, titleEntries } from './frontMatter.ts'
import { parseText } from './parseText.ts'
import { divideAtHeadings, divideSections, type TextBody } from './sections.ts'
import type { ParsedText } from './text.ts'

/** A text with sections after parsing. */
interface ParsedSections<Name, Entries extends v.ObjectEntries> extends ParsedText<Entries> {
  readonly name: Name
  readonly document: TextBody
}

/** A legal document after parsing, read by pages, publication and the launch check alike. */
export type ParsedDocument = ParsedSections<LegalDocumentName, typeof legalEntries>

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

/** Parses the text of a statutory page. */
export function parseStatutoryText(
  site: Site,
  name: StatutoryPageName,
  language: Language,
  file: TextFile,
): ParsedSections<StatutoryPageName, typeof titleEntries> {
  const text = parseText(site, file, { language, entries: titleEntries })
  return { ...text, name, document: divideAtHeadings(text.source, text.tree) }
}
