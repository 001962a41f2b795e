import { legalFile, type ReadLegalText } from '../content/legalFiles.ts'
import { type LegalDocumentName, legalDocuments, shownSections } from '../content/legalOutline.ts'
import { defaultLanguage, type Language, type Localized, languages } from '../i18n/languages.ts'
import { checkContent } from './checkContent.ts'
import { checkLinks } from './checkLinks.ts'
import { checkLanguagesAgree, checkOutline } from './checkOutline.ts'
import { checkFactReferences } from './factReferences.ts'
import { readFrontMatter } from './frontMatter.ts'
import { interpolate } from './interpolate.ts'
import { LegalTextError } from './LegalTextError.ts'
import type { LegalDocument } from './legalDocument.ts'
import { parse } from './parse.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { renderHtml } from './render.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { divideSections } from './sections.ts'
import type { LegalSource } from './source.ts'

export type LegalTexts = Readonly<Record<LegalDocumentName, Localized<LegalDocument>>>

function parseSource(source: LegalSource): ParsedDocument {
  checkFactReferences(source)
  const tree = parse(source.text)
  checkContent(source, tree)
  const frontMatter = readFrontMatter(source, tree)
  if (frontMatter && source.issues.length === 0) interpolate(tree, frontMatter, source.language)
  return { source, tree, frontMatter, document: divideSections(source, tree) }
}

function inlineHtml(parsed: ParsedDocument, index: number): string {
  const paragraphs = parsed.document.sections[index]?.inShort?.children ?? []
  const sentences = paragraphs.flatMap(node => (node.type === 'paragraph' ? node.children : []))
  return renderHtml([{ type: 'paragraph', children: sentences }]).replace(/^<p>|<\/p>$/g, '')
}

function renderDocument(parsed: ParsedDocument): LegalDocument | undefined {
  const { source, frontMatter, document } = parsed
  if (!frontMatter) return undefined
  const shown = shownSections(source.name)
  const sections = document.sections.flatMap((section, index) =>
    shown.includes(section.id)
      ? {
          id: section.id,
          heading: section.heading,
          inShort: inlineHtml(parsed, index),
          html: renderHtml(section.content),
        }
      : [],
  )
  return {
    ...frontMatter,
    language: source.language,
    introduction: renderHtml(document.introduction),
    markdown: renderMarkdown(frontMatter, document, shown),
    sections,
  }
}

function parseAll(read: ReadLegalText): ParsedDocument[] {
  return legalDocuments.flatMap(name =>
    languages.flatMap(({ code }) => {
      const text = read(name, code)
      const file = legalFile(name, code)
      return text === undefined ? [] : parseSource({ name, language: code, file, text, issues: [] })
    }),
  )
}

/**
 * Compiles the legal documents in every language. A document without a translation is given in
 * the default language.
 * @throws LegalTextError with file, line, column and message of everything that is wrong
 */
export function compileLegalTexts(read: ReadLegalText): LegalTexts {
  const all = parseAll(read)
  for (const parsed of all) checkOutline(parsed)
  for (const name of legalDocuments) {
    checkLanguagesAgree(all.filter(({ source }) => source.name === name))
  }
  checkLinks(all)
  const issues = all.flatMap(({ source }) => source.issues)
  if (issues.length > 0) throw new LegalTextError(issues)

  const inLanguage = (name: LegalDocumentName, language: Language): LegalDocument => {
    const own = all.find(({ source }) => source.name === name && source.language === language)
    const fallback = all.find(
      ({ source }) => source.name === name && source.language === defaultLanguage,
    )
    const parsed = own ?? fallback
    const document = parsed && renderDocument(parsed)
    if (document) return document
    const message = `the document does not exist. Write it, in ${defaultLanguage} at least`
    throw new LegalTextError([
      { file: legalFile(name, defaultLanguage), line: 1, column: 1, message },
    ])
  }
  return Object.fromEntries(
    legalDocuments.map(name => [
      name,
      Object.fromEntries(languages.map(({ code }) => [code, inLanguage(name, code)])),
    ]),
  ) as LegalTexts // every name and language has just been walked
}
