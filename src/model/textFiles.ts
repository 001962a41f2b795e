import { type Language, languages } from '../languages/index.ts'
import { type LegalDocumentName, legalDocuments } from './documents.ts'
import { type StatutoryPageName, statutoryPages } from './statutoryPages.ts'

/** The name of a text: of a legal document, of a statutory page, of the questions and answers. */
export type TextName = LegalDocumentName | StatutoryPageName | 'questions'

/** Every text of a site, in the order they are listed. */
export const textNames: readonly TextName[] = [...legalDocuments, ...statutoryPages, 'questions']

/** The file of a text in a language, below `texts/`. */
export function textFile(name: TextName, language: Language): string {
  return `${language}/${name}.md`
}

/** Where the project keeps a file of texts: each language has everything of it in one folder. */
export function defaultTextPath(file: string): string {
  return `src/languages/${file.replace('/', '/texts/')}`
}

/** The name of every text that a site can have, in every language. */
export const textFiles: readonly string[] = languages.flatMap(({ code }) =>
  textNames.map(name => textFile(name, code)),
)
