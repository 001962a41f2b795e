import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../i18n/languages.ts'
import type { LegalDocumentName } from './legalOutline.ts'

const root = new URL('../../', import.meta.url)

/** The folder of the legal Markdown. */
export const legalTextFolder = fileURLToPath(new URL('legal/', import.meta.url))

/** The Markdown of a document in a language; undefined where it is not translated. */
export type ReadLegalText = (name: LegalDocumentName, language: Language) => string | undefined

/** Where the Markdown of a document stands, below the project's root. */
export function legalFile(name: LegalDocumentName, language: Language): string {
  return `src/content/legal/${name}.${language}.md`
}

/** Reads a legal document from the project. */
export const readLegalText: ReadLegalText = (name, language) => {
  const path = fileURLToPath(new URL(legalFile(name, language), root))
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
