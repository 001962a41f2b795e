import type { Nodes, Paragraph, Root, RootContent, TableCell } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { type Conditions, isTrue } from '../site/index.ts'
import { replaceChildren, walkNodes } from './trees.ts'

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

type When = Extract<RootContent, { type: 'containerDirective' | 'textDirective' }>

/** Whether a node is a `:::when[…]`, or the words of a `:when[…]{if=…}`. */
export function isWhen(node: Nodes): node is When {
  return 'name' in node && node.name === 'when' && node.type !== 'leafDirective'
}

/** The words in the brackets of a container, which the parser makes its first paragraph; undefined without brackets. */
export function labelOf({ children: [first] }: ContainerDirective): string | undefined {
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? plainText(first) : undefined
}

/** What a node asks. */
export function questionOf(node: When): string {
  return (node.type === 'textDirective' ? node.attributes?.if : labelOf(node)) ?? ''
}

/**
 * Keeps the content of what is true of a site, without its directive, and drops the rest; rows that lose a cell
 * go whole, as do items of lists that lose all their words. A law is quoted in its own language, whose code is in
 * brackets: `:::statute[fr]`.
 */
export function resolveDirectives(tree: Root, conditions: Conditions): void {
  const kept = (node: RootContent): readonly RootContent[] => {
    if (!isWhen(node)) return [node]
    if (!isTrue(questionOf(node), conditions)) return []
    const content: RootContent[] =
      node.type === 'textDirective' ? node.children : node.children.slice(1)
    return content.flatMap(kept)
  }
  const isDropped = ({ children }: TableCell | Paragraph) =>
    children.length > 0 && children.every(child => kept(child).length === 0)
  walkNodes(tree, node => {
    if (!('children' in node)) return
    if (node.children.some(isWhen)) replaceChildren(node, kept)
    if (node.type === 'table') {
      node.children = node.children.filter(row => !row.children.some(isDropped))
    }
    if (node.type === 'list') {
      node.children = node.children.filter(
        ({ children: [first] }) => first?.type !== 'paragraph' || !isDropped(first),
      )
    }
    const isStatute = node.type === 'containerDirective' && node.name === 'statute'
    const lang = isStatute ? labelOf(node) : undefined
    if (!isStatute || lang === undefined) return
    node.attributes = { lang }
    node.children = node.children.slice(1)
  })
}
