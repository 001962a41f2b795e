import type { Language, Localized } from '../languages/index.ts'
import type { AssetFile } from '../media/index.ts'
import type { Face } from './faces.ts'
import { fontCss } from './fontCss.ts'
import { type FontFile, subsetFace } from './subset.ts'

/** The typefaces of the pages in a language. */
export interface PageFonts {
  /** `@font-face` rules and family properties. */
  readonly css: string
  /** Paths of the files that every page needs. */
  readonly preloads: readonly string[]
}

/** The typefaces of the site: their files, and what pages say about them. */
export interface SiteFonts {
  /** By the languages that are offered. */
  readonly pages: Readonly<Partial<Record<Language, PageFonts>>>
  readonly files: readonly AssetFile[]
}

const filePath = ({ fileName }: FontFile) => `/${fileName}`

/**
 * Subsets the typefaces to the characters that the pages of each language show: a third less on a
 * cold visit than one file for all languages.
 * @param texts everything that pages show, by language
 * @param languages that pages are offered in
 * @param faces of the site
 */
export async function buildFonts(
  texts: Localized,
  languages: readonly Language[],
  faces: readonly Face[],
): Promise<SiteFonts> {
  const upright = faces.filter(({ style }) => style === 'normal')
  const italic = faces.filter(({ style }) => style === 'italic')
  const shared = await Promise.all(italic.map(face => subsetFace(face, face.characters)))
  const filesOf = async (language: Language): Promise<readonly FontFile[]> => {
    const shown = new Set(texts[language])
    const own = upright.map(face => {
      const characters = Array.from(face.characters).filter(character => shown.has(character))
      return subsetFace(face, characters.join(''), language)
    })
    return [...(await Promise.all(own)), ...shared]
  }
  const pages: Partial<Record<Language, PageFonts>> = {}
  const files = new Map<string, Buffer>()
  for (const language of languages) {
    const fonts = await filesOf(language)
    pages[language] = { css: await fontCss(fonts), preloads: fonts.map(filePath) }
    for (const font of fonts) files.set(filePath(font), font.content)
  }
  return { pages, files: Array.from(files, ([path, content]) => ({ path, content })) }
}
