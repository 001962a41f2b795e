import { defaultLanguage, type Language, type Localized } from '../../languages/languages.ts'
import type { Catalog } from '../../languages/messages.ts'
import { legalDocuments } from '../../model/documents.ts'
import { landingCopyFile, landingCopyKeys } from '../../model/ownCopy.ts'
import type { Site } from '../../model/site.ts'
import { statutoryPages } from '../../model/statutoryPages.ts'
import { documentFile, questionsFile, rightsFile, statutoryFile } from '../../model/textFiles.ts'
import { copyBlocks, type TextBlock, textBlocks } from './textBlocks.ts'

/** A text in one language, in blocks. */
export interface ConfirmableText {
  readonly language: Language
  /** Where it is, as messages name it. */
  readonly file: string
  /** Its name below `texts/`. */
  readonly fileName: string
  /** The Markdown; empty for the landing page's copy. */
  readonly markdown: string
  readonly blocks: readonly TextBlock[]
}

/** A text in those of its languages that it is written in, English first. */
export interface TextInLanguages {
  readonly name: string
  readonly english: ConfirmableText
  readonly translations: readonly ConfirmableText[]
}

/** What texts are read from: a site's own and the project's, or the project's alone. */
export type TextsToConfirm = Pick<Site, 'texts' | 'messages'> & {
  readonly languages: Pick<Site['languages'], 'site' | 'legal'>
}

/** The name of the landing page's copy among texts. */
const landing = 'landing'

/** The names of all texts. */
export const confirmableNames: readonly string[] = [
  ...legalDocuments.map(name => `documents/${name}`),
  ...statutoryPages.map(name => `statutory/${name}`),
  ...['rights', 'questions', landing],
]

function landingCopy(messages: Localized<Catalog>, language: Language): ConfirmableText {
  const copy = Object.fromEntries(landingCopyKeys.map(key => [key, messages[language][key]]))
  const file = landingCopyFile(language)
  return { language, file, fileName: file, markdown: '', blocks: copyBlocks(copy) }
}

/** Every text that is translated, in the languages it is offered in. */
export function confirmableTexts({
  texts,
  messages,
  languages,
}: TextsToConfirm): readonly TextInLanguages[] {
  const read = (fileOf: (language: Language) => string) => (language: Language) => {
    const fileName = fileOf(language)
    const found = texts.get(fileName)
    if (!found) return []
    const { file, text } = found
    return [{ language, file, fileName, markdown: text, blocks: textBlocks(text) }]
  }
  const inLanguages = (
    name: string,
    offered: readonly Language[],
    readIn: (language: Language) => readonly ConfirmableText[],
  ): TextInLanguages[] => {
    const [english] = readIn(defaultLanguage)
    const others = offered.filter(language => language !== defaultLanguage)
    return english ? [{ name, english, translations: others.flatMap(readIn) }] : []
  }
  const { site, legal } = languages
  return [
    ...legalDocuments.flatMap(name =>
      inLanguages(
        `documents/${name}`,
        legal,
        read(code => documentFile(name, code)),
      ),
    ),
    ...statutoryPages.flatMap(name =>
      inLanguages(
        `statutory/${name}`,
        legal,
        read(code => statutoryFile(name, code)),
      ),
    ),
    ...inLanguages('rights', legal, read(rightsFile)),
    ...inLanguages('questions', site, read(questionsFile)),
    ...inLanguages(landing, site, language => [landingCopy(messages, language)]),
  ]
}
