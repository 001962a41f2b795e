import { OperatorError, paletteOf, type Scheme, type Site, schemes } from '../../company/index.ts'
import type { Mark } from '../../website/index.ts'
import {
  type AssetFile,
  drawingFile,
  placed,
  readDrawing,
  standsOut,
  svgDataUrl,
} from './drawing.ts'
import { drawingIn } from './schemeStyles.ts'

/** A mark of shapes has some hundred bytes; what is larger was traced or holds what editors add. */
const MAXIMUM_BYTES = 16_000

/** What every page can carry twice; a larger drawing is a file, for one request more. */
const INLINE_BYTES = 1500

/** The room that the bar has for a mark, in px. */
const box = { width: 112, height: 24 } as const

/** How much wider than high a mark may be: the bar shows the name beside it. */
const WIDEST = 8

/** The company's own mark, with what a build makes of it. */
export interface SuppliedMark extends Mark {
  /** The color schemes on whose paper it is hardly seen. */
  readonly faintIn: readonly Scheme[]
  /** The files that its images name. */
  readonly files: readonly AssetFile[]
}

/**
 * Reads the mark that the operator supplies.
 * @returns undefined where there is none: pages then show the design's own
 * @throws OperatorError where it is missing, too large or too wide, or holds more than shapes
 */
export function readMark(site: Site): SuppliedMark | undefined {
  const { mark, colors } = site.config.identity
  if (mark === undefined) return undefined
  const remedy = 'Export it as a plain SVG file'
  const drawing = readDrawing(site, ['identity', 'mark'], mark, MAXIMUM_BYTES, remedy)
  const { file, text, width, height } = drawing
  if (width > WIDEST * height) {
    const proportion = Math.floor((width / height) * 10) / 10
    const message = `is ${proportion} times as wide as high, and at most ${WIDEST} times have room beside the name. Use a narrower one`
    throw new OperatorError([{ file, message }])
  }
  const files: AssetFile[] = []
  /** The address of a drawing: in itself where it is small, else of a file. */
  const addressOf = (name: string, svg: string) => {
    if (svg.length <= INLINE_BYTES) return svgDataUrl(svg)
    const asset = drawingFile(name, svg)
    files.push(asset)
    return asset.path
  }
  const side = Math.max(width, height)
  const place = { x: (side - width) / 2, y: (side - height) / 2, width, height }
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${placed(text, place)}</svg>`
  const scale = Math.min(box.width / width, box.height / height)
  const palette = paletteOf(colors)
  return {
    image: {
      src: addressOf('mark', text.trim()),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    drawing: text.trim(),
    square,
    icon: addressOf('icon', square),
    faintIn: schemes.filter(scheme => !standsOut(drawingIn(scheme, text), palette[scheme].paper)),
    files,
  }
}
