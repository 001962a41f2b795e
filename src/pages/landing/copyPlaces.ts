import type { Cut } from '../../fonts/textWidth.ts'

/** Widths of windows that copy has to fit: the narrowest (WCAG 2.2, 1.4.10), and a usual phone; in px. */
export const windows = [320, 390] as const

/** A place on the landing page: how its text is set, and the room it has, as the style sheets say. */
export interface CopyPlace {
  /** Keys of the texts that stand there. */
  readonly keys: RegExp
  readonly cut: Cut
  /** The size of the text in a window, in px. */
  readonly size: (window: number) => number
  /** What is added between letters, in em. */
  readonly spacing?: number
  /** The width of a line in a window, in px. */
  readonly room: (window: number) => number
  /** How many lines it may take; left out where only a word can be too long. */
  readonly lines?: number
}

/** Pixels of a rem at a browser's own text size: base.css sets 106.25 %. */
const REM = 17

const rem = (size: number) => () => size * REM

/** Between the gutters of the page (tokens.css). */
const page = (window: number) => window - 2 * Math.max(1.1 * REM, window * 0.05)

/** Within a card of a frame, of a window's narrowest padding (tokens.css, `--room`). */
const card = (window: number) => page(window) - 2 - 2 * 1.2 * REM

/** Less of a room, by what else is in its row, in rem and px. */
const less =
  (room: CopyPlace['room'], byRem: number, byPixels = 0) =>
  (window: number) =>
    room(window) - byRem * REM - byPixels

// clamp(min(3rem, 14vw), 1.4rem + 6.5vw, 8.2rem), where it is narrower than its largest.
const largest = (window: number) =>
  Math.max(Math.min(3 * REM, window * 0.14), 1.4 * REM + window * 0.065)
// clamp(min(2.3rem, 11vw), 1rem + 3.3vw, 4rem)
const large = (window: number) => Math.max(Math.min(2.3 * REM, window * 0.11), REM + window * 0.033)

const headline = { cut: 'display', spacing: -0.018, room: page } as const

/** One column of the footer's groups; its first one has the whole row (footer.css). */
const footerColumn = (window: number) => {
  const [narrowest, gap] = [8.5 * REM, 1.6 * REM]
  const columns = Math.max(1, Math.floor((page(window) + gap) / (narrowest + gap)))
  return (page(window) - (columns - 1) * gap) / columns
}

/** Half of the row below the video (video.css), within its own paddings. */
const halfOfScreen = (window: number) =>
  (page(window) - 4 * Math.min(0.9 * REM, window * 0.04) - 0.4 * REM) / 2 - 0.8 * REM - 2

/** The places of the landing page, the first that a key belongs to being its own. */
export const copyPlaces: readonly CopyPlace[] = [
  { keys: /^hero\.title$|^contact\.\w*[tT]itle\w*$/, ...headline, size: largest, lines: 4 },
  { keys: /^(?:features|pricing|faq)\.title$/, ...headline, size: large, lines: 3 },
  { keys: /^testimonials\.\w*[tT]itle$/, ...headline, size: large, lines: 3 },
  { keys: /^features\.\w+\.title$/, cut: 'display', size: rem(1.7), room: card, lines: 2 },
  {
    keys: /^pricing\.(?:getApp|subscribe|contactSales|coming)$/,
    ...{ cut: 'text', size: rem(1), room: less(card, 2.4, 2), lines: 2 },
  },
  { keys: /^plan\./, cut: 'display', size: rem(1.7), room: card, lines: 1 },
  {
    keys: /^pricing\.custom$/,
    ...{ cut: 'display', size: rem(3.4), spacing: -0.02, room: card, lines: 2 },
  },
  { keys: /^navbar\.(?!label|menu)/, cut: 'display', size: rem(1.6), room: page, lines: 1 },
  {
    keys: /^badge\.(?:play)?(?:comingT|t|T)op$/,
    ...{ cut: 'text', size: rem(0.75), room: less(page, 3.3, 22), lines: 1 },
  },
  {
    keys: /^badge\.(?:playS|s)tore$/,
    ...{ cut: 'semibold', size: rem(1.15), room: less(page, 3.3, 22), lines: 1 },
  },
  {
    keys: /^panel\.(?:video\.(?:dunes|sea|hills|dawn|dusk|night)|image\.(?:glass|paper|neon))$/,
    ...{ cut: 'text', size: rem(0.85), room: less(page, 3.18), lines: 1 },
  },
  {
    keys: /^panel\.chat\.(?:shorter|warmer|asked)$/,
    ...{ cut: 'text', size: rem(0.9), room: less(page, 4.18), lines: 1 },
  },
  {
    keys: /^panel\.video\.(?:play|again)$/,
    ...{ cut: 'text', size: rem(0.85), room: less(halfOfScreen, 0.94), lines: 1 },
  },
  {
    keys: /^panel\.video\.save$/,
    ...{ cut: 'text', size: rem(0.85), room: halfOfScreen, lines: 1 },
  },
  {
    keys: /^\w+\.label$/,
    ...{ cut: 'semibold', size: rem(0.9), room: page, lines: 1 },
  },
  {
    keys: /^pricing\.popular$|^testimonials\.sample$/,
    ...{ cut: 'semibold', size: rem(0.78), room: less(card, 6.5), lines: 1 },
  },
  {
    keys: /^contact\.(?:support|documents|choices|company|social|languages|legal)$/,
    ...{ cut: 'text', size: rem(0.9), room: footerColumn, lines: 2 },
  },
  // Running text wraps: a word alone can be too long for the narrowest column.
  {
    keys: /^(?:hero|panel|features|pricing|testimonials|faq|contact)\./,
    cut: 'text',
    size: rem(1),
    room: card,
  },
]
