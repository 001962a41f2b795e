import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { paletteCss } from '../../components/paletteCss.ts'
import { faces } from '../../fonts/faces.ts'
import type { Palette } from '../../model/palette.ts'

const require = createRequire(import.meta.url)

function styleSheet(name: string): string {
  return readFileSync(new URL(`../../pages/styles/${name}`, import.meta.url), 'utf8')
}

/** The typefaces of the site within the style sheet: the report is opened from a folder. */
function fontFaces(): readonly string[] {
  return faces
    .filter(({ style }) => style === 'normal')
    .map(({ family, weight, source }) => {
      const font = readFileSync(require.resolve(source)).toString('base64')
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`
    })
}

/**
 * The styles of the launch report, in the colors of the site. Vite tells a module of its configuration where it is only in files
 * that end in `.ts`; `npm run dev` shows the report from there.
 */
export function launchStyles(palette: Palette): string {
  const sheets = ['tokens.css', 'base.css', 'launch.css'].map(styleSheet)
  return [...fontFaces(), paletteCss(palette), ...sheets].join('\n')
}
