import { readFileSync } from 'node:fs'
import { paletteCss } from '../../components/index.ts'
import type { Palette } from '../../model/index.ts'

/**
 * The styles of the launch report, in the colors of the site. Vite tells a module of its configuration where it is only in files
 * that end in `.ts`; `npm run dev` shows the report from there.
 */
export function launchStyles(palette: Palette): string {
  const sheets = ['tokens.css', 'base.css', 'launch.css'].map(name =>
    readFileSync(new URL(`../../pages/styles/${name}`, import.meta.url), 'utf8'),
  )
  return [paletteCss(palette), ...sheets].join('\n')
}
