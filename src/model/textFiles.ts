import { type Language, languages } from '../languages/languages.ts'
import { type LegalDocumentName, legalDocuments } from './documents.ts'
import { type StatutoryPageName, statutoryPages } from './statutoryPages.ts'

/** The name of the file of a legal document in a language, below `texts/`. */
export function documentFile(name: LegalDocumentName, language: Language): string {
  return `documents/${name}.${language}.md`
}

/** The name of the file of a statutory page in a language. */
export function statutoryFile(name: StatutoryPageName, language: Language): string {
  return `statutory/${name}.${language}.md`
}

/** The name of the file of the questions and answers in a language. */
export function questionsFile(language: Language): string {
  return `questions/${language}.md`
}

/** The name of the file of the rights in a language. */
export function rightsFile(language: Language): string {
  return `rights/${language}.md`
}

/** The name of every text that a site can have, in every language. */
export const textFiles: readonly string[] = languages.flatMap(({ code }) => [
  ...legalDocuments.map(name => documentFile(name, code)),
  ...statutoryPages.map(name => statutoryFile(name, code)),
  ...[questionsFile(code), rightsFile(code)],
])
