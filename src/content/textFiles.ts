import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../i18n/languages.ts'
import type { LegalDocumentName } from './documents.ts'
import type { InformationPageName } from './information.ts'

/** The folders of the Markdown texts, below the project's root. */
export const textFolders = {
  legal: 'src/content/legal',
  information: 'src/content/information',
  faq: 'src/content/faq',
} as const

/** The file of a legal document in a language, below the project's root. */
export function legalFile(name: LegalDocumentName, language: Language): string {
  return `${textFolders.legal}/${name}.${language}.md`
}

/** The file of an optional page in a language, below the project's root. */
export function informationFile(name: InformationPageName, language: Language): string {
  return `${textFolders.information}/${name}.${language}.md`
}

/** The file of the FAQ in a language, below the project's root. */
export function faqFile(language: Language): string {
  return `${textFolders.faq}/${language}.md`
}

/** The file of the rights in a language, below the project's root. */
export function rightsFile(language: Language): string {
  return `src/content/rights/${language}.ts`
}

/** Gives the text of a file below the project's root; undefined where there is none. */
export type ReadText = (file: string) => string | undefined

/** Reads a text of the project; commands run at its root. */
export const readText: ReadText = file =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined
