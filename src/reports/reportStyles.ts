import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reportFonts } from './reportFonts.ts'

function styleSheet(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
}

/**
 * The styles of a page that is opened from a folder, in the design of the site: fonts are in them.
 * @param own address of the page's own style sheet
 */
export function reportStyles(own: URL): string {
  return [
    reportFonts(),
    styleSheet('../components/tokens.css'),
    styleSheet('report.css'),
    readFileSync(fileURLToPath(own), 'utf8'),
  ].join('\n')
}
