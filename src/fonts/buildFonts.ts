import type { AssetFile } from '../site/assetFile.ts'
import { faces } from './faces.ts'
import { fontCss } from './fontCss.ts'
import { subsetFace } from './subset.ts'

/** The typefaces of the site: their files, and what pages say about them. */
export interface SiteFonts {
  /** `@font-face` rules and family properties. */
  readonly css: string
  /** Paths of the files every page needs. */
  readonly preloads: readonly string[]
  readonly files: readonly AssetFile[]
}

/** Subsets the typefaces to what the site uses of them. */
export async function buildFonts(): Promise<SiteFonts> {
  const fonts = await Promise.all(faces.map(subsetFace))
  const files = fonts.map(({ fileName, content }) => ({ path: `/${fileName}`, content }))
  return { css: await fontCss(fonts), preloads: files.map(({ path }) => path), files }
}
