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
export function svgFault(text: string): string | undefined {
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
export function svgSize(text: string): { width: number; height: number } | undefined {
  const box = /<svg\b[^>]*\bviewBox=["']([^"']*)["']/.exec(text)?.[1]
  const [, , width = 0, height = 0] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
