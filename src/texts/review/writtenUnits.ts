/** A character of a text with how the Markdown writes it. */
export interface Unit {
  readonly value: string
  readonly source: string
}

/** How Markdown writes one character: escaped, as an entity, or as it is. */
const escaped = /^\\[!-/:-@[-`{-~]/
const entity = /^&(?:#\d+|#x[\da-f]+|\w+);/i
const lineEnd = /^[ \t]*\r?\n[ \t>]*/

function writtenForm(character: string, rest: string): string | undefined {
  if (character === '\n') return lineEnd.exec(rest)?.[0]
  const found = escaped.exec(rest)?.[0]
  if (found?.endsWith(character)) return found
  return entity.exec(rest)?.[0] ?? (rest.startsWith(character) ? character : undefined)
}

/** The characters of a text with how the Markdown writes them; undefined where that is not known. */
export function unitsOf(value: string, source: string): Unit[] | undefined {
  const units: Unit[] = []
  let offset = 0
  for (const character of value.split('')) {
    const written = writtenForm(character, source.slice(offset))
    if (written === undefined) return undefined
    units.push({ value: character, source: written })
    offset += written.length
  }
  return offset === source.length ? units : undefined
}
