import type { Scheme } from '../../company/index.ts'

/** The position behind the brace that closes the one before a position. */
function endOfBlock(css: string, start: number): number {
  let depth = 1
  let at = start
  while (depth > 0 && at < css.length) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    at += 1
  }
  return at
}

/**
 * A drawing as a browser in a color scheme shows it: the rules for this scheme hold everywhere, those for the other one
 * nowhere. What turns drawings into pixels here does not know media queries.
 */
export function drawingIn(scheme: Scheme, svg: string): string {
  const query = /@media[^{]*prefers-color-scheme\s*:\s*(light|dark)[^{]*\{/.exec(svg)
  if (!query) return svg
  const [head, wanted] = query
  const start = query.index + head.length
  const end = endOfBlock(svg, start)
  const rules = wanted === scheme ? svg.slice(start, end - 1) : ''
  return drawingIn(scheme, svg.slice(0, query.index) + rules + svg.slice(end))
}
