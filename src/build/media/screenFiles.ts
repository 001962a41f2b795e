import { basename, extname, join } from 'node:path'
import {
  type Fault,
  fieldFault,
  filesBelow,
  isLanguage,
  type Language,
  languageOption,
  OperatorError,
  type Site,
  screenName,
  type Translations,
} from '../../company/index.ts'

/** Endings of the pictures of screens; PNG comes first, because devices save screens so. */
const endings = ['.png', '.jpg', '.jpeg', '.webp', '.avif']

/** A file with a screen of the app. */
interface ScreenFile {
  /** Its path, as messages name it. */
  readonly file: string
  /** The number of its entry, from 1. */
  readonly number: number
  /** The language that it shows; undefined where it is for every language without a file of its own. */
  readonly language: Language | undefined
}

/** What the name of a file says: `screens-1.png`, `screens-1.de.png`; undefined where it is no screen's. */
function screenOf(file: string): ScreenFile | undefined {
  const name = basename(file).toLowerCase()
  const groups = /^screens-(?<number>\d+)(?:\.(?<language>\w+))?\.\w+$/.exec(name)?.groups
  if (!groups || !endings.includes(extname(name))) return undefined
  const { number, language } = groups
  if (language !== undefined && !isLanguage(language)) return undefined
  return { file, number: Number(number), language }
}

/** Whether a file of the folder of works is named after a screen, rightly or not. */
export function isNamedAfterScreen(file: string): boolean {
  return basename(file).toLowerCase().startsWith('screens')
}

/** A screen that the landing page shows in a language. */
export interface FoundScreen {
  readonly language: Language
  /** What it is called in the language: `screens-1.de`. */
  readonly name: string
  /** What it shows, which is its alternative text (WCAG 2.2, 1.1.1). */
  readonly description: Translations
  /** The path of its picture, as messages name it. */
  readonly file: string
}

const misnamed =
  'is not named like a screen of the app. Name it screens-1.png for every language, or screens-1.de.png for one'

/** What is wrong with the file of a screen; undefined if nothing. */
function screenFault(
  { number, language }: ScreenFile,
  { config, source }: Site,
  earlier: readonly ScreenFile[],
): string | undefined {
  const { screens = [] } = config.works
  if (number < 1 || number > screens.length) {
    return `is for screen ${number} of works.screens, which has ${screens.length}. Write what it shows into ${source.file}, or take the file out`
  }
  const same = earlier.find(other => other.number === number && other.language === language)
  return same && `is a second file for one screen, beside ${same.file}. Keep one of them`
}

/** The files of screens in the folder of works, and what is wrong with others that are named after a screen. */
function readScreenFiles(site: Site) {
  const files: ScreenFile[] = []
  const faults: Fault[] = []
  for (const name of filesBelow(site.folder, 'media')) {
    if (name.includes('/') || !isNamedAfterScreen(name)) continue
    const file = join(site.folder, 'media', name)
    const screen = screenOf(file)
    const message = screen ? screenFault(screen, site, files) : misnamed
    if (message !== undefined) faults.push({ file, message })
    else if (screen) files.push(screen)
  }
  return { files, faults }
}

/** The fault of a screen that has no file in a language. */
function missingFault(
  { source, folder }: Site,
  number: number,
  description: Translations,
  language: Language,
): Fault {
  const path = ['works', 'screens', number - 1]
  const message = `there is no file for "${description.en}" in ${languageOption(language).name}. Put it into ${join(folder, 'media')} as screens-${number}.png for every language, or as screens-${number}.${language}.png`
  return fieldFault(source, path, message)
}

/**
 * Finds the screens of the app by the names of their files below `media/`: in each language of the landing page its
 * own, or the one for every language.
 * @throws OperatorError for every file that belongs to no screen, and for every screen without a file in a language
 */
export function findScreens(site: Site): readonly FoundScreen[] {
  const { files, faults } = readScreenFiles(site)
  const found: FoundScreen[] = []
  for (const [index, description] of (site.config.works.screens ?? []).entries()) {
    const number = index + 1
    const filesOfScreen = files.filter(screen => screen.number === number)
    const forEveryLanguage = filesOfScreen.find(screen => screen.language === undefined)
    for (const language of site.languages.site) {
      const ofLanguage = filesOfScreen.find(screen => screen.language === language)
      const { file } = ofLanguage ?? forEveryLanguage ?? {}
      if (file === undefined) faults.push(missingFault(site, number, description, language))
      else found.push({ language, name: screenName(number, language), description, file })
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
  return found
}
