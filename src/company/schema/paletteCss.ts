import { bubbleOf, nightOf, type Palette, saidOf, schemes, WASH } from './palette.ts'

/** The colors of a palette as `tokens.css` takes them: --l-ink in the light scheme, --d-ink in the dark one. */
export function paletteCss(palette: Palette): string {
  const colors = schemes.flatMap(scheme => {
    const tokens = { ...palette[scheme], bubble: bubbleOf(scheme, palette[scheme]) }
    return Object.entries(tokens).map(([name, color]) => [`${scheme[0]}-${name}`, color] as const)
  })
  const night = ['d-night', nightOf(palette.dark)] as const
  const said = ['said', saidOf(palette)] as const
  const properties = [...colors, night, said, ['tint', `${WASH}%`] as const].map(
    ([name, value]) =>
      `--${name.replace(/[A-Z]/, capital => `-${capital.toLowerCase()}`)}:${value}`,
  )
  return `:root{${properties.join(';')}}`
}
