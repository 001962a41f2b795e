import { type LegalDocumentName, legalDocuments, shownSections } from '../content/documents.ts'
import { defaultLanguage, type Language, localized } from '../i18n/languages.ts'
import type { LegalDocument, LegalTexts } from './legalDocument.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { renderDocument } from './renderDocument.ts'
import { documentVersions } from './versions/documentVersions.ts'
import { frozenDocument } from './versions/frozenDocument.ts'

function renderParsed({ name, source, frontMatter, document }: ParsedDocument): LegalDocument {
  if (!frontMatter) throw new Error(`${source.file} was not checked before it is rendered`)
  const shown = shownSections(name)
  const sections = document.sections.filter(({ id }) => shown.includes(id))
  const { lines: _, ...stated } = frontMatter
  return renderDocument(source.language, stated, { ...document, sections })
}

/**
 * The legal documents as they are in force, for every language of the site: the checked texts, or
 * the published version where the text that is edited is not in force. A document without a
 * translation is given in the default language.
 */
export function compileLegalTexts(documents: readonly ParsedDocument[]): LegalTexts {
  const rendered = documents.map(parsed => ({
    name: parsed.name,
    document: renderParsed(parsed),
  }))
  const find = (name: LegalDocumentName, language: Language): LegalDocument => {
    const { shown } = documentVersions[name]
    if (shown) return frozenDocument(shown, language)
    const own = rendered.filter(entry => entry.name === name)
    const inLanguage = (code: Language) => own.find(({ document }) => document.language === code)
    const found = inLanguage(language) ?? inLanguage(defaultLanguage)
    if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
    return found.document
  }
  const texts = legalDocuments.map(name => [name, localized(language => find(name, language))])
  return Object.fromEntries(texts) as LegalTexts // every document has just been walked
}
