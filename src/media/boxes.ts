import { type WorkPlace, workPlaces } from '../model/works.ts'

/** The place of a picture that the page shows: the picture for sharing is on none. */
export type ShownPlace = Exclude<WorkPlace, 'sharing'>

/** Every place that the page shows. */
export const shownPlaces = workPlaces.filter(place => place !== 'sharing')

/** The place of the picture that a phone shows first. */
export const firstPlace = 'hero-video' satisfies ShownPlace

/** How large a place is on the screen; without a height, that follows from the picture. */
interface Box<Length> {
  readonly width: Length
  readonly height?: Length
}

/**
 * A place on a phone, in percent of the screen's width, on a tablet, and from 56.25em on, as in
 * triptych.css and features.css.
 */
type Boxes = readonly [phone: Box<number>, tablet: Box<string>, wide: Box<string>]

/** What is 1rem in a style sheet are 17px here. */
const panelHeight = 'clamp(408px,min(43vw,100svh - 383px),765px)'

const outerPanel = { width: 'min(27vw,507px)', height: panelHeight }
const smallFeature: Boxes = [{ width: 84 }, { width: '85vw' }, { width: 'min(32vw,435px)' }]

const boxes: Readonly<Record<ShownPlace, Boxes>> = {
  'hero-video': [{ width: 90, height: 88 }, { width: '44vw', height: '94vw' }, outerPanel],
  'hero-image': [
    { width: 90, height: 88 },
    { width: '44vw', height: '44vw' },
    { width: 'min(34vw,638px)', height: panelHeight },
  ],
  'hero-chat': [{ width: 90, height: 88 }, { width: '44vw', height: '44vw' }, outerPanel],
  'feature-video': [{ width: 84 }, { width: '85vw' }, { width: 'min(53vw,760px)' }],
  'feature-image': [{ width: 84 }, { width: '85vw' }, { width: 'min(47vw,641px)' }],
  'feature-chat': smallFeature,
  'feature-organize': smallFeature,
  'feature-share': smallFeature,
}

/**
 * The part of a phone's pixels that a picture is made for: of the three to a CSS pixel, which most
 * phones have, the eye tells two, and a connection on the move is slow.
 */
const PHONE_DENSITY = 2 / 3

/**
 * The width a picture is chosen for on a phone, in percent of the screen's width.
 * @param ratio its width by its height
 */
export function widthOnPhone(place: ShownPlace, ratio: number): number {
  const [{ width, height = 0 }] = boxes[place]
  return Math.round(Math.max(width, ratio * height) * PHONE_DENSITY)
}

/** The width a picture is drawn at to cover a box, as CSS computes it. */
function drawnWidth({ width, height }: Box<string>, ratio: number): string {
  if (height === undefined) return width
  return `max(${width},${Math.round(ratio * 100) / 100}*${height})`
}

/**
 * The attribute `sizes` of a picture: how wide it is drawn at a place, parts that are cut off included.
 * @param ratio its width by its height
 */
export function sizesAt(place: ShownPlace, ratio: number): string {
  const [, tablet, wide] = boxes[place]
  return [
    `(width<37.5em) ${widthOnPhone(place, ratio)}vw`,
    `(width<56.25em) ${drawnWidth(tablet, ratio)}`,
    drawnWidth(wide, ratio),
  ].join()
}
