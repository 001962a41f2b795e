import type { Element, Root } from 'hast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The names that a script uses as well (src/website/client/wordPlaces.ts). */
const namesOfScripts = ['--origin']

/** A custom property, or another name that an author of styles gives, such as that of a timeline. */
const customName = /(?<![^\s{}():;,])--[a-z][\w-]*/g

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The short name at a place, from 0 on: --a to --z, --aa to --zz, --aaa and so on. */
function shortName(place: number): string {
  let name = ''
  for (let rest = place; rest >= 0; rest = Math.floor(rest / letters.length) - 1) {
    name = letters.charAt(rest % letters.length) + name
  }
  return `--${name}`
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

/** Whether the value of an attribute uses a custom property. */
function usesProperty(value: unknown): value is string {
  return typeof value === 'string' && value.includes('var(')
}

/**
 * Gives the custom names of a page, those of its properties, keyframes and timelines, short ones, which makes the
 * landing page about 350 bytes smaller with brotli. They are given out in the order in which names first appear, so
 * that pages which share their style sheets keep sharing them. Those that a script uses keep theirs.
 */
export function shortenProperties(tree: Root): void {
  const elements: Element[] = []
  visit(tree, 'element', element => {
    elements.push(element)
  })
  const sheets = elements.filter(({ tagName }) => tagName === 'style')
  const attributes = elements
    .flatMap(({ properties }) => Object.values(properties).filter(usesProperty))
    .join(' ')
  const onPage =
    [...sheets.map(sheet => plainText(sheet)), attributes].join(' ').match(customName) ?? []
  for (const sheet of sheets) {
    sheet.children = [{ type: 'text', value: withoutLoneTokens(plainText(sheet), onPage) }]
  }
  const names = new Set(
    sheets
      .map(sheet => plainText(sheet))
      .join(' ')
      .match(customName),
  )
  for (const name of namesOfScripts) names.delete(name)
  const shortNames = new Map(Array.from(names, (name, index) => [name, shortName(index)]))
  const shortened = (text: string) =>
    text.replaceAll(customName, name => shortNames.get(name) ?? name)
  for (const element of elements) {
    const { properties } = element
    for (const [attribute, value] of Object.entries(properties)) {
      if (usesProperty(value)) properties[attribute] = shortened(value)
    }
  }
  for (const sheet of sheets) {
    sheet.children = [{ type: 'text', value: shortened(plainText(sheet)) }]
  }
}
