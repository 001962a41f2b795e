import { existsSync, readFileSync } from 'node:fs'
import {
  type Language,
  type Localized,
  languages,
  localized,
} from '../../src/languages/languages.ts'
import { messages } from '../../src/languages/messages.ts'
import { defaultTextFiles } from '../../src/model/loadSite.ts'
import type { Site } from '../../src/model/site.ts'
import {
  englishStates,
  type StatedBlock,
  translationStates,
} from '../../src/texts/confirmation/blockStates.ts'
import {
  type ConfirmableText,
  confirmableTexts,
  type TextInLanguages,
} from '../../src/texts/confirmation/confirmableTexts.ts'
import {
  type Confirmation,
  type ConfirmationFile,
  nothingConfirmed,
  readConfirmations,
} from '../../src/texts/confirmation/confirmations.ts'

/** The project's own confirmations, which come with its texts. */
const projectFolder = 'src/texts/confirmed'

/** Texts with what was confirmed of them: by the operator, and by the project. */
export interface ConfirmedTexts {
  readonly texts: readonly TextInLanguages[]
  /** The folder that new confirmations are written to. */
  readonly folder: string
  readonly own: Localized<ConfirmationFile>
  /** Confirmations that came with the project. */
  readonly given: Localized<ConfirmationFile>
}

/** The file of a folder that holds the confirmations of a language. */
export function confirmationFile(folder: string, language: Language): string {
  return `${folder}/${language}.json`
}

function readFolder(folder: string): Localized<ConfirmationFile> {
  return localized(code => {
    const file = confirmationFile(folder, code)
    if (!existsSync(file)) return nothingConfirmed
    return readConfirmations({ file, text: readFileSync(file, 'utf8') })
  })
}

/** The texts of a site with their confirmations. */
export function confirmedTexts(site: Site): ConfirmedTexts {
  const folder = `${site.folder}/texts/confirmed`
  return {
    ...{ folder, texts: confirmableTexts(site) },
    ...{ own: readFolder(folder), given: readFolder(projectFolder) },
  }
}

/** The project's own texts, in every language, with their confirmations. */
export function confirmedProjectTexts(): ConfirmedTexts {
  const every = languages.map(({ code }) => code)
  const given = localized(() => nothingConfirmed)
  const offered = { site: every, legal: every }
  return {
    texts: confirmableTexts({ texts: defaultTextFiles(), messages, languages: offered }),
    ...{ folder: projectFolder, own: readFolder(projectFolder), given },
  }
}

/** What was confirmed of a text in a language, by anyone. */
export function confirmationsOf(
  { own, given }: ConfirmedTexts,
  name: string,
  language: Language,
): readonly Confirmation[] {
  return [own, given].flatMap(all => all[language].confirmations.get(name) ?? [])
}

/** English blocks as they were when somebody translated them, by their hashes. */
export function formerEnglish({ own, given }: ConfirmedTexts): ReadonlyMap<string, string> {
  return new Map([...given.en.texts, ...own.en.texts])
}

/** A text in a language with how its blocks stand. */
export interface StatedText {
  readonly name: string
  readonly text: ConfirmableText
  readonly blocks: readonly StatedBlock[]
}

/**
 * How every block of every text stands, English first.
 * @param isWanted which texts are asked for, by name and language; left out: all
 */
export function statedTexts(
  confirmed: ConfirmedTexts,
  isWanted: (name: string, language: Language) => boolean = () => true,
): readonly StatedText[] {
  const before = formerEnglish(confirmed)
  return confirmed.texts.flatMap(({ name, english, translations }) =>
    [english, ...translations]
      .filter(({ language }) => isWanted(name, language))
      .map(text => {
        const own = confirmationsOf(confirmed, name, text.language)
        const blocks =
          text === english
            ? englishStates(english.blocks, own)
            : translationStates(english.blocks, text.blocks, own, before)
        return { name, text, blocks }
      }),
  )
}
