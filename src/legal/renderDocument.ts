import type { Language } from '../i18n/languages.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import type { LegalDocument } from './legalDocument.ts'
import { renderHtml, renderInline } from './render.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import type { DocumentTree } from './sections.ts'

/** A checked and interpolated document as HTML and as plain Markdown. */
export function renderDocument(
  language: Language,
  frontMatter: LegalFrontMatter,
  document: DocumentTree,
): LegalDocument {
  return {
    ...frontMatter,
    language,
    introduction: renderHtml(document.introduction),
    // Only when it is asked for: versions are many, and have no such twin.
    get markdown() {
      return renderMarkdown(language, frontMatter, document)
    },
    sections: document.sections.map(({ id, heading, inShort, content }) => ({
      id,
      heading,
      inShort: renderInline(inShort),
      html: renderHtml(content),
    })),
  }
}
