import { existsSync, readFileSync } from 'node:fs'
import { type Fault, OperatorError } from './OperatorError.ts'
import { svgFault, svgSize } from './svgFaults.ts'

/** A drawing of the operator: an SVG file of shapes alone. */
export interface Drawing {
  readonly content: Buffer
  readonly text: string
  /** Width and height, in units of the drawing. */
  readonly width: number
  readonly height: number
}

interface DrawingRules {
  /** Bytes of the largest file. */
  readonly maximum: number
  /** What to do about a file that is too large, or holds more than shapes. */
  readonly remedy: string
  /** The fault of naming a file that does not exist. */
  readonly missing: Fault
}

function refuse(fault: Fault): never {
  throw new OperatorError([fault])
}

/**
 * Reads a drawing of the operator.
 * @throws OperatorError where it is missing, too large, or holds more than shapes
 */
export function readDrawing(file: string, { maximum, remedy, missing }: DrawingRules): Drawing {
  if (!existsSync(file)) refuse(missing)
  const content = readFileSync(file)
  if (content.length > maximum) {
    refuse({ file, message: `has ${content.length} bytes, over ${maximum}. ${remedy}` })
  }
  const text = content.toString()
  const fault = svgFault(text)
  if (fault !== undefined) refuse({ file, message: `holds ${fault}. ${remedy}: only shapes` })
  const size = svgSize(text)
  return size ? { content, text, ...size } : refuse({ file, message: `has no viewBox. ${remedy}` })
}

/** A drawing as a data URL, with as little escaped as URLs and attributes allow: it compresses better. */
export function svgDataUrl(svg: string): string {
  const escaped = encodeURIComponent(svg.trim())
  return `data:image/svg+xml,${escaped.replaceAll(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent)}`
}

/** Where a drawing lies within another one, in its units. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A drawing as a part of another one. */
export function placed(svg: string, { x, y, width, height }: Place): string {
  const withoutComments = svg.replaceAll(/<!--[\s\S]*?-->/g, '')
  return withoutComments
    .replace(/^[\s\S]*?<svg\b([^>]*)>/, (_, attributes: string) => {
      const others = attributes.replaceAll(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '')
      return `<svg${others} x="${x}" y="${y}" width="${width}" height="${height}">`
    })
    .trim()
}
