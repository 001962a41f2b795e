import type { Parents, Root, Text } from 'hast'
import { isLanguage } from '../languages/languages.ts'
import { withNoBreakSpaces } from '../languages/noBreakSpaces.ts'

/** Elements that stand within a line. */
const inline = [
  ...['a', 'abbr', 'b', 'cite', 'del', 'em', 'i', 'ins', 'mark', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time'],
]

/** What is not running text, or is copied as it stands. */
const untouched = ['code', 'pre', 'script', 'style', 'svg', 'textarea', 'title']

/** Binds a line's texts as one: "Art. <a>6</a>" must not part either. */
function bindLine(line: readonly Text[], language: string): void {
  if (!isLanguage(language)) return
  const bound = withNoBreakSpaces(line.map(({ value }) => value).join(''), language)
  let start = 0
  for (const text of line) {
    const { length } = text.value
    text.value = bound.slice(start, start + length)
    start += length
  }
}

/**
 * Sets no-break spaces in everything a page shows, whichever text it comes from, by the language
 * each part is written in. Sources, Markdown, Word files (for redlining) and what versions are
 * compared by keep plain spaces.
 */
export function bindWords(tree: Root): void {
  let line: Text[] = []
  let lineLanguage = ''
  const endLine = () => {
    bindLine(line, lineLanguage)
    line = []
  }
  const walk = (parent: Parents, language: string) => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        if (language !== lineLanguage) endLine()
        lineLanguage = language
        line.push(child)
      } else if (child.type === 'element') {
        const isInline = inline.includes(child.tagName)
        if (!isInline) endLine()
        if (!untouched.includes(child.tagName)) {
          walk(child, String(child.properties.lang ?? language))
        }
        if (!isInline) endLine()
      }
    }
  }
  walk(tree, '')
  endLine()
}
