import type { LegalDocumentName } from '../../content/documents.ts'
import { textFolders } from '../../content/textFiles.ts'
import type { Language } from '../../i18n/languages.ts'

/** The folder of published versions below the project's root; SITE_VERSIONS names another one. */
export const versionsFolder = process.env.SITE_VERSIONS || `${textFolders.legal}/versions`

/** The folder of a version, with a file for each of its languages. */
export function versionFolder(document: LegalDocumentName, version: string): string {
  return `${versionsFolder}/${document}/${version}`
}

/** The file of a version in a language: `…/privacy-policy/2.0/en.md`. */
export function versionFile(
  document: LegalDocumentName,
  version: string,
  language: Language,
): string {
  return `${versionFolder(document, version)}/${language}.md`
}
