import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** Elements that draw; none of them runs or loads anything by itself (SVG 2). */
const drawingElements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'path', 'rect', 'circle'],
  ...['ellipse', 'line', 'polygon', 'polyline', 'clipPath', 'mask', 'linearGradient'],
  ...['radialGradient', 'stop'],
]

/** `url()` of anything but a part of the drawing, or an import into its styles. */
const loading = /url\((?!\s*['"]?#)|@import/i

function faultOf({ tagName, properties, children }: Element): string | undefined {
  if (!drawingElements.includes(tagName)) return `the element <${tagName}>`
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) return `the attribute ${name.toLowerCase()}`
    const isReference = /href$/i.test(name)
    if (isReference && !String(value).startsWith('#')) return `the reference "${value}"`
    if (loading.test(String(value))) return `the reference "${value}"`
  }
  const styles = children.map(child => (child.type === 'text' ? child.value : '')).join('')
  return tagName === 'style' && loading.test(styles) ? 'styles that load something' : undefined
}

/**
 * What a drawing holds that can run or load something; an SVG file is a document of its own.
 * @returns the first such thing in words, undefined where there is none
 */
export function svgFault(text: string): string | undefined {
  if (/<!(?:doctype|entity)/i.test(text)) return 'a document type'
  const { children } = fromHtml(text, { fragment: true })
  const elements = children.filter(child => child.type === 'element')
  const [root] = elements
  if (root?.tagName !== 'svg' || elements.length > 1) return 'no drawing, or more than one'
  let fault: string | undefined
  visit(root, 'element', element => {
    fault ??= faultOf(element)
  })
  return fault
}

/** Width and height of a drawing in units of its own; undefined where it has no `viewBox`. */
export function svgSize(text: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/.exec(text)?.[1]
  const [, , width = 0, height = 0] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
