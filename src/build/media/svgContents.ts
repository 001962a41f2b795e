import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import type { Fault } from '../../company/index.ts'
import { notXmlMessage } from './openDrawing.ts'

/** What an SVG file holds, as far as it decides whether the file can be served. */
interface SvgContents {
  /** The first thing that can run or load something, in words; undefined where there is none. */
  readonly unsafe: string | undefined
  /** Where it is not XML, and why; undefined where all of it is. */
  readonly malformed: Omit<Fault, 'file'> | undefined
  /** The `viewBox` of its root; undefined where it has none. */
  readonly viewBox: string | undefined
}

const svgNamespace = 'http://www.w3.org/2000/svg'

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

/**
 * What makes styles load something: `url()` of anything but a part of the drawing, functions that take an address as
 * a string (CSS Images 4, CSS Values 5), and an import.
 */
const loading = /url\((?!\s*['"]?#)|(?:image|image-set|src)\(|@import/i

/** Whether styles load something, or hold an escape, with which all that loads could be spelled (CSS Syntax 3). */
function mayLoad(styles: string): boolean {
  return loading.test(styles) || styles.includes('\\')
}

/** An element by its name: one of another namespace may be a script or a picture, whatever it is called. */
function elementFault({ name, uri }: SaxesTagNS): string | undefined {
  if (!drawingElements.includes(name)) return `the element <${name}>`
  // Without a namespace an element draws nothing; a whole drawing without one is refused elsewhere.
  return uri === svgNamespace || uri === '' ? undefined : `the element <${name}> of ${uri}`
}

/** An attribute by its name without the prefix: a file may give a namespace any prefix. */
function attributeFault({ name, prefix, local, value }: SaxesAttributeNS): string | undefined {
  if (/^on/i.test(local)) return `the attribute ${name}`
  const isReference = /href$/i.test(local) || name === 'xml:base'
  if (isReference && !value.startsWith('#')) return `the reference "${value}"`
  // None of the attributes that are styles has a prefix; in others escapes say nothing.
  const isLoading = prefix === '' ? mayLoad(value) : loading.test(value)
  return isLoading ? `the reference "${value}"` : undefined
}

/** An element that was opened, with the text directly in it: of a `<style>`, browsers take that for its styles. */
interface OpenElement {
  readonly name: string
  text: string
}

/** Reads what an SVG file holds; it is a document of its own, which a browser may open by itself. */
export function readSvgContents(svg: string): SvgContents {
  // Browsers read XML 1.0, whatever version a file states.
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  const open: OpenElement[] = []
  let unsafe: SvgContents['unsafe']
  let malformed: SvgContents['malformed']
  let viewBox: SvgContents['viewBox']
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('error', ({ message }) => {
    const { line, column } = parser
    malformed ??= { line, column, message: notXmlMessage(message) }
  })
  parser.on('doctype', () => {
    unsafe ??= 'a document type'
  })
  parser.on('processinginstruction', ({ target }) => {
    unsafe ??= `the instruction <?${target}?>`
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', tag => {
    const attributes = Object.values(tag.attributes)
    if (open.length === 0) viewBox ??= attributes.find(({ name }) => name === 'viewBox')?.value
    open.push({ name: tag.name, text: '' })
    unsafe ??= elementFault(tag)
    for (const attribute of attributes) unsafe ??= attributeFault(attribute)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    if (element?.name === 'style' && mayLoad(element.text)) {
      unsafe ??= 'styles that load something'
    }
  })
  parser.write(svg).close()
  return { unsafe, malformed, viewBox }
}
