import type { LegalDocumentName } from '../model/documents.ts'
import type { Site } from '../model/site.ts'
import { siteTexts } from '../texts/siteTexts.ts'
import { statedBy } from '../texts/text.ts'
import { withoutTranslates } from '../texts/translated.ts'
import { textHash } from './publishedText.ts'
import type { PublishedVersion } from './publishedVersion.ts'
import { publishedVersions } from './readVersions.ts'

/**
 * Whether the texts that are edited are still what a version was made from, in every language: then
 * only facts can have changed, and the document's own address shows the present ones (ruling 21).
 */
export function hasSameWording(
  site: Site,
  { document, version, texts }: PublishedVersion,
): boolean {
  const edited = siteTexts(site).documents.filter(({ name }) => name === document)
  return edited.every(parsed => {
    const own = texts[parsed.source.language]
    if (!own) return true
    const isSame = own.frontMatter.wording === textHash(withoutTranslates(parsed.source.text))
    return isSame && statedBy(parsed).version === version
  })
}

/** Whether a document that was published is being edited: its text is that of no version. */
export function hasDraft(site: Site, document: LegalDocumentName): boolean {
  const published = publishedVersions(site)[document]
  return published.length > 0 && !published.some(version => hasSameWording(site, version))
}
