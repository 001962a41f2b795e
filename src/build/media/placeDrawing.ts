import { SaxesParser } from 'saxes'

/** Where a drawing is put within another one, in units of that one. */
interface DrawingPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A start tag of XML, with its values escaped (XML 1.0 §2.3). */
function startTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    const escaped = `${value}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return ` ${attribute}="${escaped.replaceAll('"', '&quot;')}"`
  })
  return `<${name}${written.join('')}>`
}

/**
 * A drawing as a part of another one: without its comments, and without an XML declaration or anything before it.
 * @param svg a drawing that is XML
 */
export function placeDrawing(svg: string, place: DrawingPlace): string {
  const parser = new SaxesParser()
  let placed = ''
  let isOpened = false
  /** Where the text begins that was not taken yet. */
  let rest = 0
  parser.on('comment', comment => {
    placed += svg.slice(rest, parser.position - `<!--${comment}-->`.length)
    rest = parser.position
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (isOpened) return
    isOpened = true
    const { x, y, width, height, ...others } = attributes
    placed = startTag(name, { ...others, ...place }) + (isSelfClosing ? '</svg>' : '')
    rest = parser.position
  })
  parser.write(svg).close()
  return (placed + svg.slice(rest)).trim()
}
