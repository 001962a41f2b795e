import { basename, extname, join } from 'node:path'
import {
  type Fault,
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
  readonly file: string
}

/** What is wrong with a file that is named after a screen; undefined if nothing. */
function screenFault(file: string, site: Site, earlier: readonly ScreenFile[]): string | undefined {
  const screen = screenOf(file)
  const { screens = [] } = site.config.works
  if (!screen) {
    return 'is not named like a screen of the app. Name it screens-1.png for every language, or screens-1.de.png for one'
  }
  if (screen.number < 1 || screen.number > screens.length) {
    return `is for screen ${screen.number} of works.screens, which has ${screens.length}. Write what it shows into ${site.source.file}, or take the file out`
  }
  const same = earlier.find(
    ({ number, language }) => number === screen.number && language === screen.language,
  )
  return same && `is a second file for one screen, beside ${same.file}. Keep one of them`
}

/**
 * Finds the screens of the app by the names of their files below `media/`: in each language of the landing page its
 * own, or the one for every language.
 * @throws OperatorError for every file that belongs to no screen, and for every screen without a file in a language
 */
export function findScreens(site: Site): readonly FoundScreen[] {
  const { folder, source, languages, config } = site
  const faults: Fault[] = []
  const files: ScreenFile[] = []
  for (const name of filesBelow(folder, 'media')) {
    const file = join(folder, 'media', name)
    if (name.includes('/') || !isNamedAfterScreen(name)) continue
    const message = screenFault(file, site, files)
    const screen = screenOf(file)
    if (message !== undefined) faults.push({ file, message })
    else if (screen) files.push(screen)
  }
  const found: FoundScreen[] = []
  for (const [index, description] of (config.works.screens ?? []).entries()) {
    const number = index + 1
    const ofScreen = files.filter(screen => screen.number === number)
    for (const language of languages.site) {
      const screen =
        ofScreen.find(file => file.language === language) ??
        ofScreen.find(file => file.language === undefined)
      if (screen) {
        const name = screenName(number, language)
        found.push({ language, name, description, file: screen.file })
        continue
      }
      const message = `works.screens.${index}: there is no file for "${description.en}" in ${languageOption(language).name}. Put it into ${join(folder, 'media')} as screens-${number}.png for every language, or as screens-${number}.${language}.png`
      faults.push({ file: source.file, line: source.lineOf(['works', 'screens', index]), message })
    }
  }
  if (faults.length > 0) throw new OperatorError(faults)
  return found
}
