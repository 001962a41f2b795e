import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A custom property, or another name that an author of styles gives, such as that of a timeline. */
const customName = /(?<![^\s{}():;,])--[a-z][\w-]*/g

/** A property that a style sheet registers with its type; those of drawings are in their attributes, too. */
const registration = /@property (--[\w-]+)/g

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The short name at a place in the order of the alphabet: --a to --z, --aa to --az, and so on. */
function shortName(index: number): string {
  const last = letters[index % letters.length]
  const first = letters[Math.floor(index / letters.length) - 1] ?? ''
  return `--${first}${last}`
}

/** The text of a style sheet. */
export function styleText({ children }: Element): string {
  return children.map(child => (child.type === 'text' ? child.value : '')).join('')
}

/** The rules at the head of a style sheet that hold for the whole page. */
const tokenRules = /^(?::root\{[^{}]*\})+/

/**
 * A style sheet without the tokens that its page does not use, and with the value of those that it uses once in their
 * place. What is declared a second time may have another value there, and stays.
 * @param names all custom names on the page, as often as they occur
 */
function withoutLoneTokens(sheet: string, names: readonly string[]): string {
  const [head = ''] = tokenRules.exec(sheet) ?? []
  let shorter = sheet
  for (const [declaration, token = '', value = ''] of head.matchAll(/(--[\w-]+):([^;}]*);?/g)) {
    const uses = names.filter(name => name === token).length - 1
    const reference = `var(${token})`
    const canStandInPlace = uses === 1 && sheet.includes(reference) && !value.includes('var(')
    if (uses > 0 && !canStandInPlace) continue
    shorter = shorter.replace(declaration, '').replace(reference, () => value)
  }
  return shorter.replaceAll(':root{}', '')
}

/**
 * Gives the custom properties of a page short names, which costs the landing page 250 bytes less with brotli. They are
 * given out in the order in which names first appear, so that pages which share their style sheets keep sharing them.
 * Names that attributes or a registration hold stay as they are.
 */
export function shortenProperties(tree: Root): void {
  const sheets: Element[] = []
  const kept = new Set<string>()
  let attributes = ''
  visit(tree, 'element', element => {
    if (element.tagName === 'style') sheets.push(element)
    for (const value of Object.values(element.properties)) {
      if (typeof value === 'string') attributes += ` ${value}`
    }
  })
  for (const name of attributes.match(customName) ?? []) kept.add(name)
  const onPage = [...sheets.map(styleText), attributes].join(' ').match(customName) ?? []
  for (const sheet of sheets) {
    sheet.children = [{ type: 'text', value: withoutLoneTokens(styleText(sheet), onPage) }]
  }
  const text = sheets.map(styleText).join(' ')
  for (const [, name = ''] of text.matchAll(registration)) kept.add(name)
  const names = Array.from(new Set(text.match(customName))).filter(name => !kept.has(name))
  const candidates = Array.from({ length: names.length + kept.size }, (_, index) =>
    shortName(index),
  )
  const free = candidates.filter(name => !kept.has(name))
  const shortNames = new Map(names.map((name, index) => [name, free[index]]))
  for (const sheet of sheets) {
    const value = styleText(sheet).replaceAll(customName, name => shortNames.get(name) ?? name)
    sheet.children = [{ type: 'text', value }]
  }
}
