import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import {
  channelsOf,
  contrast,
  type Fault,
  hexOf,
  leadsWithin,
  OperatorError,
  readFrozenText,
  readPlainFile,
  type Site,
} from '../../company/index.ts'

/** A file that pages ask for, named by a hash of its content. */
export interface AssetFile {
  /** URL path. */
  readonly path: string
  readonly content: Buffer
}

/** A drawing as such a file: `/assets/<name>.<hash>.svg`. */
export function drawingFile(name: string, text: string): AssetFile {
  const content = Buffer.from(text)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { path: `/assets/${name}.${hash}.svg`, content }
}

/** Elements that draw; none of them runs or loads anything by itself (SVG 2). */
const drawingElements = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
]

/** `url()` of anything but a part of the drawing, an import into its styles, or letters that could spell either. */
const loading = /url\((?!\s*['"]?#)|@import|&#/i

/** What XML consists of besides text and ends: it cannot be read another way, as HTML can (XML 1.0 §2, §3.1). */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?(?<instruction>\S+)[\s\S]*?\?>|<(?<name>[^\s/>]+)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/g

const attributePattern = /(?<name>[^\s=]+)\s*=\s*["'](?<value>(?<=")[^"]*|(?<=')[^']*)/g

/**
 * What a drawing holds that can run or load something; an SVG file is a document of its own.
 * @param text of well-formed XML: of other text, what is found says nothing
 * @returns the first such thing in words, undefined where there is none
 */
function svgFault(text: string): string | undefined {
  if (/<!(?:doctype|entity)/i.test(text)) return 'a document type'
  for (const { groups = {} } of text.matchAll(markup)) {
    const { instruction = 'xml', name: element = 'g', attributes = '' } = groups
    if (instruction !== 'xml') return `the instruction <?${instruction}?>`
    if (!drawingElements.includes(element)) return `the element <${element}>`
    for (const { groups: { name = '', value = '' } = {} } of attributes.matchAll(
      attributePattern,
    )) {
      if (/^on/i.test(name)) return `the attribute ${name}`
      const isElsewhere = /href$/i.test(name) && !value.startsWith('#')
      if (isElsewhere || loading.test(value)) return `the reference "${value}"`
    }
  }
  const styles = text.match(/<style\b[\s\S]*?<\/style/g) ?? []
  return styles.some(style => loading.test(style)) ? 'styles that load something' : undefined
}

/** A drawing as browsers take a picture: as XML, where what is not right is not drawn at all. */
function opened(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
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
    const lacking = namespaces.find(([pattern]) => pattern.test(reason))?.[1]
    if (lacking) {
      const message = `has no ${lacking} in its <svg>, without which browsers do not show it. Write it there`
      return { message }
    }
    const [place = '', line, column] = / at (\d+):(\d+)/.exec(reason) ?? []
    const message = `is not XML, and browsers would not show it: ${reason.replace(place, '')}. Correct it`
    return { ...(place && { line: Number(line), column: Number(column) }), message }
  }
}

/** A name as file systems may take it for another: some know no capitals, some write accents apart. */
const loose = (name: string) => name.normalize('NFC').toLowerCase()

/** What to do about a name that is no file's: one that is there may have nearly the same. */
function missingRemedy(folder: string, file: string): string {
  const place = dirname(file)
  const names = existsSync(place) ? readdirSync(place) : []
  const near = names.find(name => loose(name) === loose(basename(file)))
  return near
    ? `There is "${near}": name it with the same capitals and accents, typed anew`
    : `Write its path below ${folder}/`
}

/** How many times as long one side of a drawing may be: it is made in a width, and a height follows from that. */
const LONGEST = 20

/**
 * Reads a drawing of the operator: an SVG file of shapes alone.
 * @param field that names it
 * @param maximum bytes of the largest file
 * @param remedy what to do about a file that is too large, or holds more than shapes
 * @returns its text, and its width and height in units of its own
 * @throws OperatorError where it is missing, too large, holds more than shapes, or is not drawn by browsers
 */
export function readDrawing(
  { source, folder }: Site,
  field: readonly string[],
  name: string,
  maximum: number,
  remedy: string,
) {
  const file = join(folder, name)
  const refuse = (message: string, place: Partial<Fault> = {}): never => {
    throw new OperatorError([{ file, ...place, message }])
  }
  if (!existsSync(file)) {
    const message = `${field.join('.')}: there is no file "${name}". ${missingRemedy(folder, file)}`
    refuse(message, { file: source.file, line: source.lineOf(field) })
  }
  if (!leadsWithin(folder, file)) {
    const message = `${field.join('.')}: "${name}" is outside of ${folder}/, which holds all that a site is made of. Put the file itself there`
    refuse(message, { file: source.file, line: source.lineOf(field) })
  }
  const content = readPlainFile(file, maximum, remedy)
  if (!content.includes('<svg')) refuse(`holds no drawing as SVG. ${remedy}`)
  const text = readFrozenText(file)
  const fault = svgFault(text)
  if (fault !== undefined) refuse(`holds ${fault}. ${remedy}: only shapes`)
  const box = /<svg\b[^>]*\bviewBox=["']\s*([^"']*)["']/.exec(text)?.[1] ?? ''
  const [, , width = 0, height = 0] = box.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) refuse(`has no viewBox. ${remedy}`)
  const unread = xmlFault(text)
  if (unread) refuse(`${unread.message}, or: ${remedy}`, unread)
  // What says another size than its viewBox is drawn in that size.
  const drawn = opened(text)
  const sides = [
    width / height,
    height / width,
    drawn.width / drawn.height,
    drawn.height / drawn.width,
  ]
  if (!sides.every(proportion => proportion <= LONGEST)) {
    refuse(`is more than ${LONGEST} times as long on one side as on the other. ${remedy}`)
  }
  return { file, text, width, height }
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

/** A drawing as a part of another one, at a place in units of that one. */
export function placed(
  svg: string,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): string {
  const withoutComments = svg.replaceAll(/<!--[\s\S]*?-->/g, '')
  return withoutComments
    .replace(/^[\s\S]*?<svg\b([^>]*)>/, (_, attributes: string) => {
      const others = attributes.replaceAll(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '')
      return `<svg${others} x="${x}" y="${y}" width="${width}" height="${height}">`
    })
    .trim()
}
