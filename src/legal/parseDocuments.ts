import { type LegalDocumentName, legalDocuments } from '../content/documents.ts'
import { factReferences } from '../content/factReferences.ts'
import { legalFile, type ReadText } from '../content/textFiles.ts'
import { defaultLanguage, languages } from '../i18n/languages.ts'
import { OperatorError } from '../site/OperatorError.ts'
import { checkContent } from './checkContent.ts'
import { checkFigures } from './checkFigures.ts'
import { checkLanguagesAgree } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkOutline, checkVariants } from './checkOutline.ts'
import { checkReferences } from './checkReferences.ts'
import { fillReferences } from './fillReferences.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parse } from './parse.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { divideSections } from './sections.ts'
import type { TextSource } from './source.ts'

function parseDocument(name: LegalDocumentName, source: TextSource): ParsedDocument {
  checkReferences(source)
  checkFigures(source)
  const tree = parse(source.text)
  checkContent(source, tree)
  const frontMatter = readFrontMatter(source, name, tree)
  const references = factReferences(source.text)
  if (frontMatter && source.faults.length === 0) fillReferences(tree, source.language, frontMatter)
  const document = divideSections(source, tree)
  return { name, source, tree, frontMatter, document, references }
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
