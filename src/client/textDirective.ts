/** Words that a paragraph is looked for by, at least; more where others begin with the same. */
const FEWEST_WORDS = 5

/** Words of the next cell that tell a row from the first cell's words elsewhere. */
const SUFFIX_WORDS = 3

/** A text with single plain spaces, as browsers compare it. */
function plainWords(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}

function beginning(words: string, count: number): string {
  return words.split(' ').slice(0, count).join(' ')
}

/** A hyphen would set off the words around those that are looked for. */
function encoded(words: string): string {
  return encodeURIComponent(words).replaceAll('-', '%2D')
}

/**
 * What browsers find a block by that has no id, without a script (URL Fragment Text Directives, a draft of
 * the WICG; Chrome 80, Safari 16.1, Firefox 131); nothing where they would find others, because the same words
 * stand before it.
 * @param parts its cells, if it is a row; otherwise its one text
 * @param before the text of the page up to it
 */
export function textDirective(parts: readonly string[], before: string): string {
  const earlier = plainWords(before).toLowerCase()
  const isDistinct = (words: string) => !earlier.includes(words.toLowerCase())
  const [first = '', next = ''] = parts.map(plainWords)
  if (next !== '') {
    const suffix = beginning(next, SUFFIX_WORDS)
    return isDistinct(first + suffix) ? `:~:text=${encoded(first)},-${encoded(suffix)}` : ''
  }
  const all = first.split(' ').length
  for (let count = Math.min(FEWEST_WORDS, all); count <= all; count += 1) {
    const words = beginning(first, count)
    if (isDistinct(words)) return `:~:text=${encoded(words)}`
  }
  return ''
}
