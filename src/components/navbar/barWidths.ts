/** The texts of a bar in one language. */
export interface BarTexts {
  readonly brand: string
  /** Width of the mark beside it, in px. */
  readonly markWidth: number
  readonly back: string
  readonly menu: string
  readonly sections: readonly string[]
  /** The language's own name, which its button shows. */
  readonly language: string
}

/** The width of a text in a family of the site, in em. */
export type TextWidth = (family: 'text' | 'display', text: string) => number

/** What the texts of a bar decide about its shape. */
export interface BarWidths {
  /** The brand is no larger than this share of the window's width, in vw. */
  readonly brandSize: number
  /** From this width of its container on a folded bar has one row, in rem. */
  readonly oneRow: number
  /** From this width of its container on the bar is open, in rem. */
  readonly open: number
}

/** Pixels of a rem at a browser's own text size: base.css sets 106.25 %. */
const REM = 17

/** Widths are tried in steps, in rem. */
const STEP = 0.1

/** What fonts and rounding may add to a computed width, in rem. */
const TOLERANCE = 0.3

/** What a scroll bar takes of a window, but not of `vw`, in rem. */
const SCROLL_BAR = 1

/** The narrowest window that a page has to fit (WCAG 2.2, 1.4.10), in rem. */
const NARROWEST = 320 / REM

// The lengths of the bar's style sheets, in rem. Larger text makes those in px count less.
const gap = 1
const gapOfSections = 0.15
const smallText = 0.9
const largestBrand = 1.55
const gapOfMark = 0.6
const pillPadding = 2 + 2 / REM
const languageArrow = (0.4 + 0.45) * smallText
const gutters = (viewport: number) => 2 * Math.min(Math.max(1.1, viewport * 0.05), 4)
const paddingOfSection = (viewport: number) => 2 * Math.min(Math.max(0.5, viewport * 0.012), 1)

const rounded = (width: number) => Math.round(width * 10) / 10

/** The first width at which something fits, in rem. */
function firstFit(fits: (width: number) => boolean): number {
  let width = 0
  while (!fits(width)) width += STEP
  return rounded(width)
}

/** Computes, from the room its texts take, where a bar folds and where it needs a second row. */
export function barWidths(texts: BarTexts, widthOf: TextWidth): BarWidths {
  const pill = (width: number) => pillPadding + width * smallText
  const brand = widthOf('display', texts.brand)
  const menu = pill(widthOf('text', texts.menu))
  const language = pill(widthOf('text', texts.language)) + languageArrow
  // The arrow comes from a font of the system, and has a gap of its own.
  const back = pill(1 + 0.4 + widthOf('text', texts.back))
  const sections = texts.sections.reduce((sum, text) => sum + widthOf('text', text), 0)

  const markWithGap = texts.markWidth / REM + gapOfMark
  const room = NARROWEST - gutters(NARROWEST) - markWithGap - TOLERANCE - STEP
  const sizeBesideMenu = (room - gap - menu) / brand
  // A brand that would lose a third of its size gets a row of its own instead.
  const size = sizeBesideMenu > (largestBrand * 2) / 3 ? sizeBesideMenu : room / brand
  const brandSize = rounded((size / (NARROWEST + SCROLL_BAR)) * 100 - STEP / 2)

  const brandAt = (viewport: number) =>
    markWithGap + brand * Math.min(largestBrand, (viewport * brandSize) / 100)
  const sectionsAt = (viewport: number) =>
    sections * smallText +
    texts.sections.length * paddingOfSection(viewport) +
    (texts.sections.length - 1) * gapOfSections

  return {
    brandSize,
    oneRow: firstFit(width => {
      // A folded bar's container lies between the gutters.
      const viewport = Math.max(width + 2.2, width / 0.9) + SCROLL_BAR
      return width >= Math.max(brandAt(viewport), back) + gap + menu + TOLERANCE
    }),
    open: firstFit(width => {
      const viewport = width + SCROLL_BAR
      // Between the way back and the entries there is the page's title, of whatever is left.
      const start = Math.max(brandAt(viewport), back + gap)
      const content = start + gap + sectionsAt(viewport) + gap + language
      return width >= content + gutters(viewport) + TOLERANCE
    }),
  }
}
