import { type Font, fromBuffer } from '@capsizecss/unpack'
import { typefaceRoles } from '../model/index.ts'
import type { Face } from './faces.ts'
import type { Fallback } from './fallbacks.ts'
import type { FontFile } from './subset.ts'

function faceRule({ face, fileName }: FontFile): string {
  const style = face.style === 'normal' ? '' : `font-style:${face.style};`
  return (
    `@font-face{font-family:"${face.family}";${style}font-weight:${face.weight};` +
    `font-display:swap;src:url(/${fileName})}`
  )
}

/** A percentage; two decimals are a hundredth of a pixel in the largest headline. */
function percentage(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

/**
 * The rule of a system's font that takes the room of the face it is shown for. Not the one of
 * `@capsizecss/core`, which cannot correct the width and writes three times the bytes.
 */
function fallbackRule(name: string, face: Face, metrics: Font, fallback: Fallback): string {
  const width = metrics.xWidthAvg / metrics.unitsPerEm
  const sizeAdjust = width / (fallback.width * face.fallbackExcess)
  const override = (length: number) =>
    percentage(Math.abs(length) / metrics.unitsPerEm / sizeAdjust)
  const source = fallback.localNames.map(localName => `local("${localName}")`).join()
  return (
    `@font-face{font-family:${name};` +
    `ascent-override:${override(metrics.ascent)};descent-override:${override(metrics.descent)};` +
    `size-adjust:${percentage(sizeAdjust)};` +
    `src:${source}}`
  )
}

/**
 * The `@font-face` rules of the site, with fallbacks adjusted to the metrics of each typeface so
 * that nothing moves when it arrives, and the family lists as custom properties.
 */
export async function fontCss(files: readonly FontFile[]): Promise<string> {
  const rules = files.map(faceRule)
  const properties: string[] = []
  // Each list of fallbacks has names of its own.
  const areAlike = new Set(files.map(({ face }) => face.generic)).size === 1
  for (const role of typefaceRoles) {
    const file = files.find(({ face }) => face.role === role && face.style === 'normal')
    if (!file) throw new Error(`the site has no upright face for ${role}`)
    const metrics = await fromBuffer(file.content)
    const { face } = file
    const names = face.fallbacks.map((fallback, index) => {
      const name = `${areAlike ? role : face.generic}-${index}`
      rules.push(fallbackRule(name, face, metrics, fallback))
      return name
    })
    const families = [`"${face.family}"`, ...names, face.generic]
    properties.push(`--font-${role}:${families.join()}`)
  }
  return `${rules.join('')}:root{${properties.join(';')}}`
}
