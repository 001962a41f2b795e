import type { Palette } from '../../model/palette.ts'
import { reportStyles } from '../../reports/reportStyles.ts'

/**
 * The styles of the launch report, in the colors of the site. Vite tells a module of its configuration where it is only in files
 * that end in `.ts`; `npm run dev` shows the report from there.
 */
export function launchStyles(palette: Palette): string {
  return reportStyles(new URL('launchPage.css', import.meta.url), palette)
}
