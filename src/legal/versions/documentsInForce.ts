import { type LegalDocumentName, legalDocuments, shownSections } from '../../content/documents.ts'
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import type { ParsedDocument } from '../parsedDocument.ts'
import type { DocumentTree } from '../sections.ts'
import { documentVersions } from './documentVersions.ts'
import { frozenTree } from './frozenDocument.ts'

/** A document as it is in force, in one of the languages it is written in. */
export interface DocumentInForce {
  readonly name: LegalDocumentName
  readonly language: Language
  readonly frontMatter: LegalFrontMatter
  /** Its tree with the sections that are shown, interpolated. */
  readonly document: DocumentTree
}

function fromParsed({ name, source, frontMatter, document }: ParsedDocument): DocumentInForce {
  if (!frontMatter) throw new Error(`${source.file} was not checked before it is used`)
  const shown = shownSections(name)
  const sections = document.sections.filter(({ id }) => shown.includes(id))
  const { lines: _, ...stated } = frontMatter
  return {
    ...{ name, language: source.language, frontMatter: stated },
    document: { ...document, sections },
  }
}

/**
 * The legal documents as they are in force: the checked texts, or the published version where the
 * text that is edited is not in force.
 */
export function documentsInForce(documents: readonly ParsedDocument[]): readonly DocumentInForce[] {
  return legalDocuments.flatMap(name => {
    const { shown } = documentVersions[name]
    if (!shown) return documents.filter(parsed => parsed.name === name).map(fromParsed)
    const published = languages.filter(({ code }) => shown.texts[code] !== undefined)
    return published.map(({ code }) => {
      const { language, text, tree } = frozenTree(shown, code)
      return { name, language, frontMatter: text.frontMatter, document: tree }
    })
  })
}

/**
 * A document in a language, or in the default language where it is not written in that one.
 * @throws when it is written in neither, which the checks of the texts report before
 */
export function documentIn(
  documents: readonly DocumentInForce[],
  name: LegalDocumentName,
  language: Language,
): DocumentInForce {
  const find = (code: Language) =>
    documents.find(document => document.name === name && document.language === code)
  const found = find(language) ?? find(defaultLanguage)
  if (!found) throw new Error(`${name} was not parsed in ${defaultLanguage}`)
  return found
}
