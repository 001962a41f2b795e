import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import {
  channelsOf,
  contrast,
  type Fault,
  hexOf,
  OperatorError,
  readFrozenText,
  reading,
} from '../model/index.ts'

/** A drawing of the operator: an SVG file of shapes alone. */
export interface Drawing {
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

/** Elements that draw; none of them runs or loads anything by itself (SVG 2). */
const drawingElements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'path', 'rect', 'circle'],
  ...['ellipse', 'line', 'polygon', 'polyline', 'clipPath', 'mask', 'linearGradient'],
  ...['radialGradient', 'stop'],
]

/** `url()` of anything but a part of the drawing, an import into its styles, or letters that could spell either. */
const loading = /url\((?!\s*['"]?#)|@import|&#/i

/** What XML consists of besides text: it cannot be read another way, as HTML can (XML 1.0 §2, §3.1). */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?(?<instruction>\S+)[\s\S]*?\?>|<(?<end>\/?)(?<name>[^\s/>]+)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*?)(?<empty>\/?)>/g

const attribute = /(?<name>[^\s=]+)\s*=\s*["'](?<value>(?<=")[^"]*|(?<=')[^']*)/g

function attributeFault(attributes: string): string | undefined {
  for (const { groups: { name = '', value = '' } = {} } of attributes.matchAll(attribute)) {
    if (/^on/i.test(name)) return `the attribute ${name}`
    const isElsewhere = /href$/i.test(name) && !value.startsWith('#')
    if (isElsewhere || loading.test(value)) return `the reference "${value}"`
  }
  return undefined
}

/**
 * What a drawing holds that can run or load something; an SVG file is a document of its own.
 * @param text of well-formed XML: of other text, what is found says nothing
 * @returns the first such thing in words, undefined where there is none
 */
function svgFault(text: string): string | undefined {
  if (/<!(?:doctype|entity)/i.test(text)) return 'a document type'
  let [depth, drawings] = [0, 0]
  for (const { groups = {} } of text.matchAll(markup)) {
    const { instruction = 'xml', end, name, attributes = '', empty } = groups
    if (instruction !== 'xml') return `the instruction <?${instruction}?>`
    if (end) depth--
    if (end || name === undefined) continue
    if (depth === 0 && (++drawings > 1 || name !== 'svg')) return 'no drawing, or more than one'
    if (!drawingElements.includes(name)) return `the element <${name}>`
    const fault = attributeFault(attributes)
    if (fault !== undefined) return fault
    if (!empty) depth++
  }
  const styles = Array.from(text.matchAll(/<style\b[\s\S]*?<\/style/g), ([style]) => style)
  if (styles.some(style => loading.test(style))) return 'styles that load something'
  return drawings === 0 ? 'no drawing, or more than one' : undefined
}

/** Width and height of a drawing in units of its own; undefined where it has no `viewBox`. */
function svgSize(text: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/.exec(text)?.[1]
  const [, , width = 0, height = 0] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** A drawing as browsers take a picture: as XML, where what is not right is not drawn at all. */
function opened(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
}

/** A name as file systems may take it for another: some know no capitals, some write accents apart. */
function loose(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Says that a field names no file, with the one that is there under nearly the same name. */
export function missingFile(field: string, folder: string, name: string): string {
  const place = dirname(join(folder, name))
  const near = (existsSync(place) ? readdirSync(place) : []).find(
    entry => loose(entry) === loose(basename(name)),
  )
  const remedy = near
    ? `There is "${near}": name it with the same capitals and accents, typed anew`
    : `Write its path below ${folder}/`
  return `${field}: there is no file "${name}". ${remedy}`
}

/** What is missing at the front of drawings that were copied out of a page. */
const namespaces = [
  [/root node/, 'xmlns="http://www.w3.org/2000/svg"'],
  [/prefix 'xlink'/, 'xmlns:xlink="http://www.w3.org/1999/xlink"'],
] as const

/** Why a drawing is none as XML, and where; undefined where it is one. */
function xmlFault(svg: string): Omit<Fault, 'file'> | undefined {
  try {
    opened(svg)
    return undefined
  } catch (error) {
    const reason = String(error).replace(/^.* cause /, '')
    const [place = '', line, column] = / at (\d+):(\d+)/.exec(reason) ?? []
    const lacking = namespaces.find(([pattern]) => pattern.test(reason))?.[1]
    const message = lacking
      ? `has no ${lacking} in its <svg>, without which browsers do not show it. Write it there`
      : `is not XML, and browsers would not show it: ${reason.replace(place, '')}. Correct it`
    return { ...(!lacking && place && { line: Number(line), column: Number(column) }), message }
  }
}

/**
 * Reads a drawing of the operator.
 * @throws OperatorError where it is missing, too large, holds more than shapes, or is not drawn by browsers
 */
export function readDrawing(file: string, { maximum, remedy, missing }: DrawingRules): Drawing {
  if (!existsSync(file)) refuse(missing)
  const { size: bytes } = statSync(file)
  if (bytes > maximum) refuse({ file, message: `has ${bytes} bytes, over ${maximum}. ${remedy}` })
  if (!reading(file, () => readFileSync(file)).includes('<svg')) {
    refuse({ file, message: `holds no drawing as SVG. ${remedy}` })
  }
  const text = readFrozenText(file)
  const fault = svgFault(text)
  if (fault !== undefined) refuse({ file, message: `holds ${fault}. ${remedy}: only shapes` })
  const size = svgSize(text)
  if (!size) return refuse({ file, message: `has no viewBox. ${remedy}` })
  const unread = xmlFault(text)
  if (unread) refuse({ ...unread, file, message: `${unread.message}, or: ${remedy}` })
  return { text, ...size }
}

/** Least contrast of a shape that people make out at a glance. */
const LEAST_CONTRAST = 2

/** The share of a drawing that has to be made out: white letters on a black plate are that much. */
const LEAST_SHARE = 0.1

/** Whether a drawing is made out on a color like `#0d0f14`. */
export function standsOut(svg: string, paper: string): boolean {
  const { pixels } = opened(svg, 64).render()
  const ground = channelsOf(paper)
  let [drawn, seen] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    if (alpha === 0) continue
    // What is drawn comes multiplied with its alpha.
    const shown = ground.map((below, index) => (pixels[at + index] ?? 0) + below * (1 - alpha))
    drawn++
    if (contrast(hexOf(shown), paper) >= LEAST_CONTRAST) seen++
  }
  return seen > 0 && seen >= LEAST_SHARE * drawn
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
