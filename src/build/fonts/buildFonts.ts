import { fromBuffer } from '@capsizecss/unpack'
import { type Language, type Localized, typefaceRoles } from '../../company/index.ts'
import type { PageFonts } from '../../website/index.ts'
import type { AssetFile } from '../media/index.ts'
import type { Face } from './faces.ts'
import { type FontFile, subsetFace } from './subset.ts'

/**
 * Fonts that systems show until a face of the site arrives, those of one width in one row: the average width of
 * a letter in English text, in em, and full or PostScript names, as `local()` asks for them. Of Windows, Apple's
 * systems, Android; then Linux: Liberation (drawn to Arial's widths), Noto, DejaVu. Widths are from
 * `@capsizecss/metrics` 4.3.0, which weighs 169 MB; DejaVu, which it lacks, was measured on release 2.37 with
 * `@capsizecss/unpack`.
 */
const fallbacks = {
  'sans-serif': [
    [913 / 2048, 'Arial', 'Liberation Sans', 'Arimo'],
    [911 / 2048, 'Roboto', 'Roboto-Regular'],
    [0.474, 'NotoSans-Regular'],
    [1041 / 2048, 'DejaVu Sans'],
  ],
  serif: [
    [832 / 2048, 'Times New Roman', 'Liberation Serif', 'Tinos'],
    [0.481, 'NotoSerif-Regular'],
    [1058 / 2048, 'DejaVu Serif'],
  ],
  // Of one width each, which needs no average.
  monospace: [
    [1229 / 2048, 'Courier New', 'Liberation Mono', 'Cousine'],
    [1233 / 2048, 'DejaVu Sans Mono'],
  ],
} as const satisfies Record<Face['generic'], readonly (readonly [number, ...string[]])[]>

function faceRule({ face, path }: FontFile): string {
  const style = face.style === 'normal' ? '' : `font-style:${face.style};`
  return (
    `@font-face{font-family:"${face.family}";${style}font-weight:${face.weight};` +
    `font-display:swap;src:url(${path})}`
  )
}

/** A percentage; one decimal is a tenth of a pixel in the largest headline. */
function percentage(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`
}

/**
 * The family of a face with fonts of systems that take its room, so that nothing moves when it arrives. Their rules
 * are not those of `@capsizecss/core`, which cannot correct the width and writes three times the bytes.
 */
async function familyOf({ face, content }: FontFile) {
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(content)
  const rules = fallbacks[face.generic].map(([width, ...localNames], index) => {
    const name = `${face.role}-${index}`
    const sizeAdjust = xWidthAvg / unitsPerEm / (width * face.fallbackExcess)
    const override = (length: number) => percentage(Math.abs(length) / unitsPerEm / sizeAdjust)
    const rule =
      `@font-face{font-family:${name};` +
      `ascent-override:${override(ascent)};descent-override:${override(descent)};` +
      `size-adjust:${percentage(sizeAdjust)};` +
      `src:${localNames.map(localName => `local("${localName}")`).join()}}`
    return { name, rule }
  })
  const fallback = [...rules.map(({ name }) => name), face.generic].join()
  return {
    rules: rules.map(({ rule }) => rule).join(''),
    properties:
      `--fallback-${face.role}:${fallback};` +
      `--font-${face.role}:"${face.family}",var(--fallback-${face.role})`,
  }
}

/**
 * Letters that nobody sees, before all others. Firefox loads no fallback of a face while the face itself is on its
 * way, unless something asks for the fallback first.
 */
const fallbacksFirst =
  'html:before,body:before{content:"x";position:absolute;visibility:hidden;font-family:var(--fallback-text)}' +
  'body:before{font-family:var(--fallback-display)}'

/** The `@font-face` rules of the site, and the family lists as custom properties. */
async function fontCss(files: readonly FontFile[]): Promise<string> {
  const regular = typefaceRoles.flatMap(
    role => files.find(({ face }) => face.role === role && face.style === 'normal') ?? [],
  )
  const families = await Promise.all(regular.map(familyOf))
  const rules = [...files.map(faceRule), ...families.map(family => family.rules)]
  const properties = families.map(family => family.properties).join(';')
  return `${rules.join('')}:root{${properties}}${fallbacksFirst}`
}

/**
 * Subsets the typefaces to the characters that the pages of each language show: a third less on a
 * cold visit than one file for all languages.
 * @param texts everything that pages show, by language
 * @param languages that pages are offered in
 * @param faces of the site
 * @returns their files, and what pages say about them, by language
 */
export async function buildFonts(
  texts: Localized,
  languages: readonly Language[],
  faces: readonly Face[],
) {
  const pages: Partial<Record<Language, PageFonts>> = {}
  const files = new Map<string, AssetFile>()
  for (const language of languages) {
    const fonts = await Promise.all(faces.map(face => subsetFace(face, texts[language], language)))
    pages[language] = { css: await fontCss(fonts), preloads: fonts.map(({ path }) => path) }
    for (const { path, content } of fonts) files.set(path, { path, content })
  }
  return { pages, files: [...files.values()] }
}
