import { grounds, type Palette, SAID, schemes, WASH } from './palette.ts'

/** The colors of a palette, as the tokens take them (`tokens.css`): --l-ink in the light scheme, --d-ink in the dark one. */
export function paletteCss(palette: Palette): string {
  const colors = schemes.flatMap(scheme =>
    Object.entries({ ...palette[scheme], ...grounds[scheme] }).map(
      ([name, color]) => [`${scheme[0]}-${name}`, color] as const,
    ),
  )
  const properties = [...colors, ['said', SAID] as const, ['tint', `${WASH}%`] as const].map(
    ([name, value]) =>
      `--${name.replace(/[A-Z]/, capital => `-${capital.toLowerCase()}`)}:${value}`,
  )
  return `:root{${properties.join(';')}}`
}
