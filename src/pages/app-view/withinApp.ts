import { legalDocuments } from '../../model/documents.ts'
import { routePath } from '../../model/routes.ts'
import type { LegalDocument } from '../../texts/legalDocument.ts'
import { appViewPath } from '../appViewPath.ts'

/** A document whose links to documents stay within the app; other links lead out of it. */
export function withinApp(document: LegalDocument): LegalDocument {
  const { language, introduction, sections } = document
  const addresses = legalDocuments.map(
    name => [routePath(name, language), appViewPath(name, language)] as const,
  )
  const stay = (html: string) =>
    addresses.reduce(
      (text, [path, own]) =>
        text.replaceAll(new RegExp(`(href="${path})(?=["#])`, 'g'), `href="${own}`),
      html,
    )
  const own = {
    introduction: stay(introduction),
    sections: sections.map(section => ({
      ...section,
      inShort: stay(section.inShort),
      html: stay(section.html),
    })),
  }
  // Not spread: that would write the document as Markdown, which no view shows.
  return Object.create(document, Object.getOwnPropertyDescriptors(own))
}
