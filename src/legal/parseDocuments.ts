import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { legalFile, type ReadText } from '../content/textFiles.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { checkLanguagesAgree } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkOutline, checkVariants } from './checkOutline.ts'
import { applyConditions } from './conditions.ts'
import { fillReferences } from './fillReferences.ts'
import { readFrontMatter } from './frontMatter.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { parseText } from './parseText.ts'
import { divideSections } from './sections.ts'
import type { TextSource } from './source.ts'

function parseDocument(name: LegalDocumentName, source: TextSource): ParsedDocument {
  const text = parseText(source)
  const { tree } = text
  const frontMatter = readFrontMatter(source, name, tree)
  applyConditions(tree)
  if (frontMatter && source.faults.length === 0) fillReferences(tree, source.language, frontMatter)
  return { ...text, name, frontMatter, document: divideSections(source, tree) }
}

function parseAll(read: ReadText): ParsedDocument[] {
  return legalDocuments.flatMap(name =>
    languages.flatMap(({ code: language }) => {
      const file = legalFile(name, language)
      const text = read(file)
      if (text !== undefined) return parseDocument(name, { language, file, text, faults: [] })
      if (language !== defaultLanguage) return []
      const message = 'this text does not exist. Write it; other languages may be missing'
      throw new OperatorError([{ file, message }])
    }),
  )
}

/**
 * Parses the legal documents in every language they are written in, and checks them.
 * @throws OperatorError with file, line, column and message of everything that is wrong
 */
export function parseDocuments(read: ReadText): readonly ParsedDocument[] {
  const all = parseAll(read)
  for (const parsed of all) {
    checkOutline(parsed)
    checkVariants(parsed)
  }
  for (const name of legalDocuments) checkLanguagesAgree(all.filter(parsed => parsed.name === name))
  checkLinks(all)
  const faults = all.flatMap(({ source }) => source.faults)
  if (faults.length > 0) throw new OperatorError(faults)
  return all
}
