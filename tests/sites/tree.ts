import type { Element, Nodes, Root } from 'hast'
import { select, selectAll } from 'hast-util-select'

/** Queries of a tree by CSS selectors. */
export interface Queries {
  readonly all: (selector: string) => Element[]
  readonly first: (selector: string) => Element | undefined
}

export function queriesOf(tree: Root): Queries {
  return {
    all: selector => selectAll(selector, tree),
    first: selector => select(selector, tree),
  }
}

/** The text below a node as it is, without what is between elements. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** Elements whose text does not run into that of the next one. */
const separate = ['td', 'th', 'li', 'p', 'h1', 'h2', 'h3', 'summary']

/** The text below a node, with white space folded and soft hyphens gone. */
export function textOf(node: Nodes): string {
  const collect = (current: Nodes): string => {
    if (current.type === 'text') return current.value
    const text = 'children' in current ? current.children.map(collect).join('') : ''
    return current.type === 'element' && separate.includes(current.tagName) ? `${text} ` : text
  }
  return collect(node).replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}

/** An attribute of an element as text. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}
