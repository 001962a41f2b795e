import { join } from 'node:path'
import { OperatorError, paletteOf, type Scheme, type Site, schemes } from '../model/index.ts'
import { type AssetFile, drawingFile } from './assetFile.ts'
import { missingFile, placed, readDrawing, standsOut, svgDataUrl } from './drawing.ts'

/** A mark of shapes has some hundred bytes; what is larger was traced or holds what editors add. */
const MAXIMUM_BYTES = 16_000

/** What every page can carry twice; a larger drawing is a file, for one request more. */
const INLINE_BYTES = 1500

/** The room that the bar has for a mark, in px. */
const box = { width: 112, height: 24 } as const

/** How much wider than high a mark may be: the bar shows the name beside it. */
const WIDEST = 8

/** The picture of a mark, as pages show it. */
export interface MarkImage {
  readonly src: string
  /** In px. */
  readonly width: number
  readonly height: number
}

/** The company's own mark. */
export interface Mark {
  readonly image: MarkImage
  /** The mark in the middle of a square, for icons. */
  readonly square: string
  /** Where browsers find the square. */
  readonly icon: string
  /** The color schemes on whose paper it is hardly seen. */
  readonly faintIn: readonly Scheme[]
  /** The files that these name. */
  readonly files: readonly AssetFile[]
}

/** The address of a drawing: in itself where it is small, else of a file. */
function addressOf(name: string, svg: string): { readonly src: string; readonly file?: AssetFile } {
  if (svg.length <= INLINE_BYTES) return { src: svgDataUrl(svg) }
  const file = drawingFile(name, Buffer.from(svg))
  return { src: file.path, file }
}

/**
 * Reads the mark that the operator supplies.
 * @returns undefined where there is none: pages then show the design's own
 * @throws OperatorError where it is missing, too large or too wide, or holds more than shapes
 */
export function readMark({ config, source, folder }: Site): Mark | undefined {
  const name = config.identity.mark
  if (name === undefined) return undefined
  const file = join(folder, name)
  const line = source.lineOf(['identity', 'mark'])
  const { text, width, height } = readDrawing(file, {
    maximum: MAXIMUM_BYTES,
    remedy: 'Export it as a plain SVG file',
    missing: { file: source.file, line, message: missingFile('identity.mark', folder, name) },
  })
  if (width > WIDEST * height) {
    const proportion = Math.floor((width / height) * 10) / 10
    const fault = `is ${proportion} times as wide as high, and at most ${WIDEST} times have room beside the name. Use a narrower one`
    throw new OperatorError([{ file, message: fault }])
  }
  const side = Math.max(width, height)
  const place = { x: (side - width) / 2, y: (side - height) / 2, width, height }
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${placed(text, place)}</svg>`
  const scale = Math.min(box.width / width, box.height / height)
  const palette = paletteOf(config.identity.colors)
  const image = addressOf('mark', text.trim())
  const icon = addressOf('icon', square)
  return {
    image: {
      src: image.src,
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
    square,
    icon: icon.src,
    // Shapes that know the scheme look to themselves.
    faintIn: /prefers-color-scheme/.test(text)
      ? []
      : schemes.filter(scheme => !standsOut(text, palette[scheme].paper)),
    files: [image.file, icon.file].filter(asset => asset !== undefined),
  }
}
