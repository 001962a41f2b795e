import type { Language } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { renderHtml, renderInline } from './html.ts'
import type { LegalDocument } from './legalDocument.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import type { DocumentTree } from './sections.ts'
import { whenAsked } from './whenAsked.ts'

/** A checked and interpolated document as HTML and as plain Markdown. */
export function renderDocument(
  site: Site,
  language: Language,
  frontMatter: LegalFrontMatter,
  document: DocumentTree,
): LegalDocument {
  // Only when it is asked for: versions are many, and have no such twin.
  const markdown = whenAsked(() => renderMarkdown(site, language, frontMatter, document))
  return {
    ...frontMatter,
    language,
    introduction: renderHtml(document.introduction),
    get markdown() {
      return markdown()
    },
    sections: document.sections.map(({ id, heading, inShort, content }) => ({
      id,
      heading,
      inShort: renderInline(inShort),
      html: renderHtml(content),
    })),
  }
}
