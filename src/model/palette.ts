import { contrast, mixed, withContrast } from './contrast.ts'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/** The colors of the design that a company can have its own of, as `src/components/tokens.css` names them. */
export const colorNames = ['paper', 'card', 'ink', 'muted', 'accent', 'accentLarge'] as const

export type ColorName = (typeof colorNames)[number]

/** The colors of one scheme, in hexadecimal notation. */
export type SchemeColors = Readonly<Record<ColorName, string>>

export type Palette = Readonly<Record<Scheme, SchemeColors>>

/** Colors of the operator; those left out are the design's. */
export type OwnColors = Readonly<
  Partial<Record<Scheme, Readonly<Partial<Record<ColorName, string>>>>>
>

/** The design's own colors, which `tokens.css` starts from (design/README.md "Tokens"). */
export const designPalette: Palette = {
  light: {
    ...{ paper: '#f8f5f0', card: '#fdfcf9', ink: '#11131c', muted: '#545862' },
    ...{ accent: '#c43100', accentLarge: '#dd4115' },
  },
  dark: {
    ...{ paper: '#0d0f14', card: '#16181f', ink: '#f2f0ea', muted: '#aeaaa2' },
    ...{ accent: '#fc9252', accentLarge: '#fc9252' },
  },
}

/** The design's colors with the operator's in place. */
export function paletteWith({ light, dark }: OwnColors = {}): Palette {
  return {
    light: { ...designPalette.light, ...light },
    dark: { ...designPalette.dark, ...dark },
  }
}

/** The part of the operator's values that decides the colors. */
interface HasColors {
  readonly identity: { readonly colors?: OwnColors }
}

/** The colors of a site. */
export function paletteOf({ identity }: HasColors): Palette {
  return paletteWith(identity.colors)
}

/** What lies behind a text in a place that has a color of its own. */
interface Ground {
  /** In words, for messages. */
  readonly name: string
  readonly color: string
  /** The color of the operator that decides it, if one does. */
  readonly by?: ColorName
}

/** Two colors that meet on some page. */
interface Pair {
  readonly front: ColorName
  readonly ground: Ground
  /** The contrast that WCAG 2.2 asks for (1.4.3, 1.4.11). */
  readonly least: number
}

/** Contrast of text, and of large text and what is drawn (WCAG 2.2, 1.4.3 and 1.4.11). */
const leastOf = { text: 4.5, drawn: 3 } as const

/** How much of the ink is in the wash behind what is pointed at or current (tokens.css). */
const washShare: Readonly<Record<Scheme, number>> = { light: 0x12 / 255, dark: 0x1a / 255 }

/** Colors of the design behind ink: bubbles of the chat in the hero, and among the features. */
const bubbles: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#d7dbff', '#e3e6ff'],
  dark: ['#202148', '#272950'],
}

/** The night below every page, dark in both schemes (footer.css). */
const night: Ground = { name: 'the footer', color: '#050920' }

/** Every pair of colors that meet in a scheme. */
function pairsOf({ paper, card, ink }: SchemeColors, scheme: Scheme): readonly Pair[] {
  const grounds: readonly Ground[] = [
    { name: 'paper', color: paper, by: 'paper' },
    { name: 'card', color: card, by: 'card' },
    ...(scheme === 'dark' ? [night] : []),
  ]
  const washes = grounds
    .filter(({ by }) => by !== undefined)
    .map(({ name, color, by }) => ({
      ...{ name: `the wash on ${name}`, color: mixed(ink, color, washShare[scheme]) },
      ...(by && { by }),
    }))
  const chat = bubbles[scheme].map(color => ({ name: 'the chat', color }))
  const on = (front: ColorName, places: readonly Ground[], least: number): readonly Pair[] =>
    places.map(ground => ({ front, ground, least }))
  return [
    ...on('ink', [...grounds, ...washes, ...chat], leastOf.text),
    ...on('muted', grounds, leastOf.text),
    ...on('accent', grounds, leastOf.text),
    ...on('accentLarge', grounds, leastOf.drawn),
  ]
}

/** A color of the operator that cannot be read. */
interface PaletteFault {
  readonly scheme: Scheme
  readonly color: ColorName
  readonly message: string
}

/** The operator's color of a pair: of what is read, or else of what is behind it. */
function blamed({ front, ground }: Pair, own: Partial<Record<ColorName, string>> = {}) {
  if (own[front] !== undefined) return front
  return ground.by !== undefined && own[ground.by] !== undefined ? ground.by : undefined
}

/**
 * The colors of the operator that do not stand out enough from what they meet, one finding for each
 * pair that the design uses.
 */
export function paletteFaults(own: OwnColors): readonly PaletteFault[] {
  const palette = paletteWith(own)
  return schemes.flatMap(scheme =>
    pairsOf(palette[scheme], scheme).flatMap((pair): PaletteFault[] => {
      const { front, ground, least } = pair
      const color = blamed(pair, own[scheme])
      const text = palette[scheme][front]
      const ratio = contrast(text, ground.color)
      if (color === undefined || ratio >= least) return []
      const enough = withContrast(text, ground.color, least)
      const remedy = `Write ${front} like '${enough}'`
      // Rounded down: 4.49 is not enough, and must not read as 4.5.
      const shown = Math.floor(ratio * 100) / 100
      return [
        {
          ...{ scheme, color },
          message: `${front} (${text}) on ${ground.name} (${ground.color}) has a contrast of ${shown}:1 in the ${scheme} scheme, and needs ${least}:1. ${remedy}`,
        },
      ]
    }),
  )
}
