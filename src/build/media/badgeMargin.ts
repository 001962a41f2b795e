import { openDrawing } from './openDrawing.ts'
import { placeDrawing } from './placeDrawing.ts'

/** A drawing with its size in units of its own. */
interface SizedDrawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Pixels across which a drawing is looked at. */
const LOOKED_AT = 600

/** The least margin that is taken off, as a share of the height: less comes from edges that are not sharp. */
const LEAST_MARGIN = 0.02

/** A drawing within another one that shows a part of it. */
function framed({ svg, width, height }: SizedDrawing, frame: readonly number[]): string {
  const inside = placeDrawing(svg, { x: 0, y: 0, width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}">${inside}</svg>`
}

/** The first and the last of the rows or columns in which a pixel is drawn. */
function ends(drawn: readonly number[]): readonly [first: number, last: number] {
  return [Math.min(...drawn), Math.max(...drawn)]
}

/**
 * Takes the empty margin off a badge: one store's file has a margin of a quarter of the badge, another's has none, and
 * side by side they are to be of one height.
 * @returns the drawing as it is where it has no margin
 */
export function withoutMargin(drawing: SizedDrawing): SizedDrawing {
  const { width, height } = drawing
  const whole = framed(drawing, [0, 0, width, height])
  const picture = openDrawing(whole, LOOKED_AT).render()
  const rows = new Set<number>()
  const columns = new Set<number>()
  picture.pixels.forEach((value, at) => {
    // Of the four numbers of a pixel, the last one is its opacity.
    if (at % 4 !== 3 || value < 128) return
    const pixel = (at - 3) / 4
    rows.add(Math.floor(pixel / picture.width))
    columns.add(pixel % picture.width)
  })
  if (rows.size === 0) return drawing
  const unit = width / picture.width
  const [top, bottom] = ends([...rows])
  const [left, right] = ends([...columns])
  const margins = [top, left, picture.height - 1 - bottom, picture.width - 1 - right]
  if (Math.max(...margins) * unit < LEAST_MARGIN * height) return drawing
  const inner = { width: (right - left + 1) * unit, height: (bottom - top + 1) * unit }
  return {
    svg: framed(drawing, [left * unit, top * unit, inner.width, inner.height]),
    width: inner.width,
    height: inner.height,
  }
}
