import { languages } from '../languages/languages.ts'
import { isShownSection, legalDocuments } from '../model/documents.ts'
import { oncePerSite, type Site } from '../model/site.ts'
import type { DocumentText } from '../texts/rendered.ts'
import { type ParsedDocument, siteTexts } from '../texts/siteTexts.ts'
import { statedBy } from '../texts/text.ts'
import { documentVersions } from './documentVersions.ts'
import { publishedTree } from './publishedDocument.ts'

/** A document as it is edited, with the sections that are shown. */
export function resolvedFrom({ config }: Site, parsed: ParsedDocument): DocumentText {
  const { name, source, document } = parsed
  const sections = document.sections.filter(({ id }) => isShownSection(config, name, id))
  return {
    ...{ name, language: source.language, frontMatter: statedBy(parsed) },
    document: { ...document, sections },
  }
}

/**
 * The legal documents as they are in force: the checked texts, or the published version where their
 * wording has changed since. New wording is a draft until someone publishes it.
 */
export const documentsInForce = oncePerSite((site: Site): readonly DocumentText[] =>
  legalDocuments.flatMap(name => {
    const { shown } = documentVersions(site)[name]
    if (!shown) {
      const edited = siteTexts(site).documents.filter(parsed => parsed.name === name)
      return edited.map(parsed => resolvedFrom(site, parsed))
    }
    const published = languages.filter(({ code }) => shown.texts[code] !== undefined)
    return published.map(({ code }) => {
      const { language, text, tree } = publishedTree(shown, code)
      return { name, language, frontMatter: text.frontMatter, document: tree }
    })
  }),
)
