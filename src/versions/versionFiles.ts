import type { Language } from '../languages/languages.ts'
import type { LegalDocumentName } from '../model/documents.ts'
import type { Site } from '../model/site.ts'

/** The folder of a version, with a file for each of its languages, as messages name it. */
export function versionFolder(
  { folder }: Pick<Site, 'folder'>,
  document: LegalDocumentName,
  version: string,
): string {
  return `${folder}/versions/${document}/${version}`
}

/** The file of a version in a language: `site/versions/privacy-policy/2.0/en.md`. */
export function versionFile(
  site: Pick<Site, 'folder'>,
  document: LegalDocumentName,
  version: string,
  language: Language,
): string {
  return `${versionFolder(site, document, version)}/${language}.md`
}
