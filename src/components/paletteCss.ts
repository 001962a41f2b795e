import {
  type ColorName,
  designPalette,
  type Palette,
  type Scheme,
  schemes,
} from '../model/palette.ts'

/** The tokens of the colors (tokens.css). */
const tokens: Readonly<Record<ColorName, string>> = {
  paper: '--paper',
  card: '--card',
  ink: '--ink',
  muted: '--muted',
  accent: '--accent',
  accentLarge: '--accent-large',
}

/** Tokens that are ink seen through: how much of it, as the last two figures of the color. */
const seenThrough: readonly (readonly [token: string, Readonly<Record<Scheme, string>>])[] = [
  ['--hairline', { light: '24', dark: '24' }],
  ['--wash', { light: '12', dark: '1a' }],
]

/** The colors of a token in both schemes; undefined in a scheme whose color is the design's. */
type TokenColors = readonly (string | undefined)[]

function replaceColors(css: string, token: string, colors: TokenColors): string {
  // In the sheet as it is written, and in the one that the build has lowered for older browsers, a
  // token is declared with its light color before its dark one.
  return css.replaceAll(new RegExp(`(?<=[\\s;{])${token}:[^;}]*`, 'g'), declaration => {
    let scheme = 0
    return declaration.replaceAll(/#[0-9a-f]{3,8}/gi, color => colors[scheme++] ?? color)
  })
}

/** A style sheet with the colors of a palette in place of the design's. */
export function withPalette(css: string, palette: Palette): string {
  const own = (scheme: Scheme, name: ColorName) => {
    const color = palette[scheme][name]
    return color === designPalette[scheme][name] ? undefined : color
  }
  const plain = Object.entries(tokens).map(([name, token]): [string, TokenColors] => [
    token,
    schemes.map(scheme => own(scheme, name as ColorName)), // the keys of the record above
  ])
  const through = seenThrough.map(([token, shares]): [string, TokenColors] => [
    token,
    schemes.map(scheme => {
      const ink = own(scheme, 'ink')
      return ink && ink + shares[scheme]
    }),
  ])
  return [...plain, ...through]
    .filter(([, colors]) => colors.some(color => color !== undefined))
    .reduce((sheet, [token, colors]) => replaceColors(sheet, token, colors), css)
}
