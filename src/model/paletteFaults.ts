import {
  type ColorName,
  contrast,
  grounds as fixedGrounds,
  mixed,
  type OwnColors,
  paletteWith,
  type Scheme,
  type SchemeColors,
  schemes,
  WASH,
} from './palette.ts'

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

/** Every pair of colors that meet in a scheme. */
function pairsOf({ paper, card, ink }: SchemeColors, scheme: Scheme): readonly Pair[] {
  const grounds: readonly Ground[] = [
    { name: 'paper', color: paper, by: 'paper' },
    { name: 'card', color: card, by: 'card' },
    ...(scheme === 'dark' ? [{ name: 'the footer', color: fixedGrounds.dark.night }] : []),
  ]
  const washes = grounds
    .filter(({ by }) => by !== undefined)
    .map(({ name, color, by }) => ({
      ...{ name: `the wash on ${name}`, color: mixed(ink, color, WASH / 100) },
      ...(by && { by }),
    }))
  const chat = [{ name: 'the chat', color: fixedGrounds[scheme].bubble }]
  const on = (front: ColorName, places: readonly Ground[], least: number): readonly Pair[] =>
    places.map(ground => ({ front, ground, least }))
  return [
    ...on('ink', [...grounds, ...washes, ...chat], leastOf.text),
    ...on('muted', grounds, leastOf.text),
    ...on('accent', grounds, leastOf.text),
    ...on('accentLarge', grounds, leastOf.drawn),
  ]
}

/** Steps in which a color is tried. */
const STEPS = 50

/**
 * The color nearest to one of a scheme that can be read on everything that it meets: darker, or lighter; undefined
 * where there is none, as between light paper and a dark card.
 */
function readable(name: ColorName, colors: SchemeColors, scheme: Scheme): string | undefined {
  const [black, white] = ['#000000', '#ffffff']
  const end = contrast(black, colors.paper) > contrast(white, colors.paper) ? black : white
  const tried = Array.from({ length: STEPS }, (_, step) =>
    mixed(end, colors[name], (step + 1) / STEPS),
  )
  return tried.find(color =>
    // A wash is made of the color itself.
    pairsOf({ ...colors, [name]: color }, scheme).every(
      ({ front, ground, least }) => front !== name || contrast(color, ground.color) >= least,
    ),
  )
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
      const enough = readable(front, palette[scheme], scheme)
      const remedy = enough
        ? `Write ${front} like '${enough}'`
        : `No ${front} can be read on everything that it meets: write paper and card that are both ${scheme}`
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
