import type { PageFonts } from '../components/Document.tsx'
import { offeredLanguages } from '../content/offeredLanguages.ts'
import { type Localized, languages } from '../i18n/languages.ts'
import type { AssetFile } from '../site/assetFile.ts'
import { faces } from './faces.ts'
import { fontCss } from './fontCss.ts'
import { type FontFile, subsetFace } from './subset.ts'

/** The typefaces of the site: their files, and what pages say about them. */
export interface SiteFonts {
  readonly pages: Localized<PageFonts>
  /** The files of the languages that are offered. */
  readonly files: readonly AssetFile[]
}

const filePath = ({ fileName }: FontFile) => `/${fileName}`

/**
 * Subsets the typefaces to the characters that the pages of each language show: a third less on a
 * cold visit than one file for all languages.
 * @param texts everything that pages show, by language
 */
export async function buildFonts(texts: Localized): Promise<SiteFonts> {
  const [upright, italic] = [true, false].map(isUpright =>
    faces.filter(({ style }) => (style === 'normal') === isUpright),
  )
  const shared = await Promise.all((italic ?? []).map(face => subsetFace(face, face.characters)))
  const built = await Promise.all(
    languages.map(async ({ code }) => {
      const shown = new Set(texts[code])
      const own = await Promise.all(
        (upright ?? []).map(face => {
          const characters = Array.from(face.characters).filter(character => shown.has(character))
          return subsetFace(face, characters.join(''), code)
        }),
      )
      const files = [...own, ...shared]
      const page: PageFonts = { css: await fontCss(files), preloads: files.map(filePath) }
      return { code, page, files }
    }),
  )
  const shipped = built.filter(({ code }) => offeredLanguages.includes(code))
  const files = new Map(
    shipped.flatMap(language => language.files.map(file => [filePath(file), file.content])),
  )
  return {
    // Every language has just been walked.
    pages: Object.fromEntries(built.map(({ code, page }) => [code, page])) as Localized<PageFonts>,
    files: Array.from(files, ([path, content]) => ({ path, content })),
  }
}
