import { grounds, type Palette, schemes } from '../model/palette.ts'

/** The colors of a palette, as the tokens take them (`tokens.css`): --l-ink in the light scheme, --d-ink in the dark one. */
export function paletteCss(palette: Palette): string {
  const properties = schemes.flatMap(scheme =>
    Object.entries({ ...palette[scheme], ...grounds[scheme] }).map(
      ([name, color]) => `--${scheme[0]}-${name.replace('accentL', 'accent-l')}:${color}`,
    ),
  )
  return `:root{${properties.join(';')}}`
}
