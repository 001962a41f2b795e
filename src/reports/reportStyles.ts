import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPalette } from '../components/paletteCss.ts'
import { designPalette } from '../model/palette.ts'
import { reportFonts } from './reportFonts.ts'

function styleSheet(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
}

/**
 * The styles of a page that is opened from a folder, in the design of the site: fonts are in them.
 * @param own address of the page's own style sheet
 * @param palette the colors of the site that it is about
 */
export function reportStyles(own: URL, palette = designPalette): string {
  return [
    reportFonts(),
    withPalette(styleSheet('../components/tokens.css'), palette),
    styleSheet('report.css'),
    readFileSync(fileURLToPath(own), 'utf8'),
  ].join('\n')
}
