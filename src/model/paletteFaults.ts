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
  readonly place: string
  readonly color: string
  /** The color of the operator that decides it, if one does. */
  readonly by?: ColorName
}

/** Two colors that meet on some page. */
interface Pair extends Ground {
  readonly front: ColorName
  /** The contrast that WCAG 2.2 asks for, of text (1.4.3), or of large text and what is drawn (1.4.11). */
  readonly least: 4.5 | 3
}

/** Every pair of colors that meet in a scheme. */
function pairsOf({ paper, card, ink }: SchemeColors, scheme: Scheme): readonly Pair[] {
  const own = [
    { place: 'paper', color: paper, by: 'paper' },
    { place: 'card', color: card, by: 'card' },
  ] as const
  const footer = { place: 'the footer', color: fixedGrounds.dark.night }
  const grounds: readonly Ground[] = scheme === 'dark' ? [...own, footer] : own
  const washes = own.map(({ place, color, by }) => {
    return { place: `the wash on ${place}`, color: mixed(ink, color, WASH / 100), by }
  })
  const chat = { place: 'the chat', color: fixedGrounds[scheme].bubble }
  const on = (front: ColorName, places: readonly Ground[], least: Pair['least']) =>
    places.map(ground => ({ ...ground, front, least }))
  return [
    ...on('ink', [...grounds, ...washes, chat], 4.5),
    ...on('muted', grounds, 4.5),
    ...on('accent', grounds, 4.5),
    ...on('accentLarge', grounds, 3),
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
  const steps = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS)
  return steps
    .map(share => mixed(end, colors[name], share))
    .find(tried =>
      // A wash is made of the color itself.
      pairsOf({ ...colors, [name]: tried }, scheme).every(
        ({ front, color, least }) => front !== name || contrast(tried, color) >= least,
      ),
    )
}

/** A color of the operator that cannot be read. */
interface PaletteFault {
  readonly scheme: Scheme
  readonly color: ColorName
  readonly message: string
}

/**
 * The colors of the operator that do not stand out enough from what they meet, one finding for each pair that the
 * design uses: of what is read, or else of what is behind it.
 */
export function paletteFaults(own: OwnColors): readonly PaletteFault[] {
  const palette = paletteWith(own)
  return schemes.flatMap(scheme => {
    const colors = palette[scheme]
    return pairsOf(colors, scheme).flatMap(({ front, place, color, by, least }): PaletteFault[] => {
      const ratio = contrast(colors[front], color)
      const blamed = [front, by].find(name => name && own[scheme]?.[name])
      if (!blamed || ratio >= least) return []
      const enough = readable(front, colors, scheme)
      const remedy = enough
        ? `Write ${front} like '${enough}'`
        : `No ${front} can be read on everything that it meets: write paper and card that are both ${scheme}`
      // Rounded down: 4.49 is not enough, and must not read as 4.5.
      const shown = Math.floor(ratio * 100) / 100
      const message = `${front} (${colors[front]}) on ${place} (${color}) has a contrast of ${shown}:1 in the ${scheme} scheme, and needs ${least}:1. ${remedy}`
      return [{ scheme, color: blamed, message }]
    })
  })
}
