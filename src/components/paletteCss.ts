import { grounds, type Palette, schemes } from '../model/palette.ts'

/** The colors of a palette, as the tokens take them (`tokens.css`): the one place where pages get colors from. */
export function paletteCss(palette: Palette): string {
  const properties = schemes.flatMap(scheme =>
    Object.entries({ ...palette[scheme], ...grounds[scheme] }).map(
      ([name, color]) => `--${scheme}-${name}:${color}`,
    ),
  )
  return `:root{${properties.join(';')}}`
}
