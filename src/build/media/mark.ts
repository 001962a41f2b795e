import { OperatorError, paletteOf, type Scheme, type Site, schemes } from '../../company/index.ts'
import type { Mark } from '../../website/index.ts'
import { type AssetFile, drawingFile, svgDataUrl } from './assetFile.ts'
import { standsOut } from './drawingContrast.ts'
import { placeDrawing } from './placeDrawing.ts'
import { readDrawing } from './readDrawing.ts'
import { drawingIn } from './schemeStyles.ts'

/**
 * How a mark is named in site.yaml. A mark of shapes has some hundred bytes; a larger one was traced or holds what
 * editors add.
 */
const markField = {
  path: ['identity', 'mark'],
  maximum: 16_000,
  remedy: 'Export it as a plain SVG file',
} as const

/** What every page can carry twice; a larger drawing is a file, for one request more. */
const INLINE_BYTES = 1500

/** The room that the bar has for a mark, in px. */
const barRoom = { width: 112, height: 24 } as const

/** How much wider than high a mark may be: the bar shows the name beside it. */
const WIDEST = 8

/** The company's own mark, with what a build makes of it. */
export interface SuppliedMark extends Mark {
  /** The color schemes on whose paper it is hardly seen. */
  readonly faintIn: readonly Scheme[]
  /** The files that its images name. */
  readonly files: readonly AssetFile[]
}

/** A drawing in the middle of a square. */
function squareDrawing(svg: string, width: number, height: number): string {
  const side = Math.max(width, height)
  const place = { x: (side - width) / 2, y: (side - height) / 2, width, height }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${placeDrawing(svg, place)}</svg>`
}

/** The color schemes on whose paper a mark is hardly seen. */
function faintSchemes(svg: string, { config }: Site): readonly Scheme[] {
  const palette = paletteOf(config.identity.colors)
  return schemes.filter(scheme => !standsOut(drawingIn(scheme, svg), palette[scheme].paper))
}

/**
 * Reads the mark that the company supplies.
 * @returns undefined where there is none: pages then show the design's own
 * @throws OperatorError where it is missing, too large or too wide, or holds more than shapes
 */
export function readMark(site: Site): SuppliedMark | undefined {
  const { mark } = site.config.identity
  if (mark === undefined) return undefined
  const { file, svg, width, height } = readDrawing(site, markField, mark)
  if (width > WIDEST * height) {
    const proportion = Math.floor((width / height) * 10) / 10
    const message = `is ${proportion} times as wide as high, and at most ${WIDEST} times have room beside the name. Use a narrower one`
    throw new OperatorError([{ file, message }])
  }
  const files: AssetFile[] = []
  /** The address of a drawing: in itself where it is small, else of a file. */
  const addressOf = (name: string, drawing: string) => {
    if (drawing.length <= INLINE_BYTES) return svgDataUrl(drawing)
    const asset = drawingFile(name, drawing)
    files.push(asset)
    return asset.path
  }
  const drawing = svg.trim()
  const square = squareDrawing(svg, width, height)
  const scale = Math.min(barRoom.width / width, barRoom.height / height)
  return {
    image: {
      src: addressOf('mark', drawing),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    drawing,
    square,
    icon: addressOf('icon', square),
    faintIn: faintSchemes(svg, site),
    files,
  }
}
