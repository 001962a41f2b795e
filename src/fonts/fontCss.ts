import { type Font, fromBuffer } from '@capsizecss/unpack'
import type { Face } from './faces.ts'
import type { Fallback } from './fallbacks.ts'
import type { FontFile } from './subset.ts'

/** Custom properties that the style sheets name the families by, with the system's last resort. */
const familyProperties = [
  { property: '--font-text', family: 'Instrument Sans', generic: 'sans-serif' },
  { property: '--font-display', family: 'Instrument Serif', generic: 'serif' },
] as const

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
  const width = ({ xWidthAvg, unitsPerEm }: Fallback['metrics']) => xWidthAvg / unitsPerEm
  const sizeAdjust = width(metrics) / (width(fallback.metrics) * face.fallbackExcess)
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
  for (const { property, family, generic } of familyProperties) {
    const file = files.find(({ face }) => face.family === family && face.style === 'normal')
    if (!file) throw new Error(`src/fonts/faces.ts: there is no upright face of ${family}`)
    const metrics = await fromBuffer(file.content)
    const { face } = file
    const names = face.fallbacks.map((fallback, index) => {
      const name = `${generic}-${index}`
      rules.push(fallbackRule(name, face, metrics, fallback))
      return name
    })
    properties.push(`${property}:${[`"${family}"`, ...names, generic].join()}`)
  }
  return `${rules.join('')}:root{${properties.join(';')}}`
}
