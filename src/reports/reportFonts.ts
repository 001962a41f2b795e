import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { faces } from '../fonts/faces.ts'

const require = createRequire(import.meta.url)

/** The typefaces of the site within the style sheet: the report is opened from a folder. */
export function reportFonts(): string {
  return faces
    .filter(({ style }) => style === 'normal')
    .map(({ family, weight, source }) => {
      const font = readFileSync(require.resolve(source)).toString('base64')
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
    })
    .join('\n')
}
