import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import type { FontFile } from './subset.ts'

/** Custom properties that the style sheets name the families by, with the system's last resort. */
const familyProperties = [
  { property: '--font-text', family: 'Instrument Sans', generic: 'sans-serif' },
  { property: '--font-display', family: 'Instrument Serif', generic: 'serif' },
] as const

function faceRule({ face, fileName }: FontFile): string {
  return (
    `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};` +
    `font-display:swap;src:url(/${fileName}) format("woff2")}`
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
    const stack = createFontStack([await fromBuffer(file.content), ...file.face.fallbacks], {
      fontFaceFormat: 'styleString',
    })
    rules.push(stack.fontFaces)
    properties.push(
      `${property}:"${family}",${stack.fontFamily.split(',').slice(1).join(',')},${generic}`,
    )
  }
  return `${rules.join('')}:root{${properties.join(';')}}`
}
