import { Resvg } from '@resvg/resvg-js'
import type { Fault } from '../../company/index.ts'

/**
 * A drawing as browsers take a picture: as XML, where what is not right is not drawn at all.
 * @param width in px, in place of its own
 * @throws where it is not XML
 */
export function openDrawing(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  })
}

/** What is missing at the front of drawings that were copied out of a page. */
const namespaces = [
  { reason: /root node/, declaration: 'xmlns="http://www.w3.org/2000/svg"' },
  { reason: /prefix 'xlink'/, declaration: 'xmlns:xlink="http://www.w3.org/1999/xlink"' },
] as const

/** What is said of a file that is not XML, with the reason that a parser gives. */
export function notXmlMessage(reason: string): string {
  return `is not XML, and browsers would not show it: ${reason}. Correct it`
}

/** Why browsers do not show a drawing, and where that is in its file; undefined where they do. */
export function openingFault(svg: string): Omit<Fault, 'file'> | undefined {
  try {
    openDrawing(svg)
    return undefined
  } catch (error) {
    const reason = String(error).replace(/^.* cause /, '')
    const missing = namespaces.find(namespace => namespace.reason.test(reason))
    if (missing) {
      return {
        message: `has no ${missing.declaration} in its <svg>, without which browsers do not show it. Write it there`,
      }
    }
    const [place = '', line, column] = / at (\d+):(\d+)/.exec(reason) ?? []
    const message = notXmlMessage(reason.replace(place, ''))
    return place === '' ? { message } : { line: Number(line), column: Number(column), message }
  }
}
