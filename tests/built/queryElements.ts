import { selectAll, selectOne } from 'css-select'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { find, html } from 'property-information'
import { visit } from 'unist-util-visit'

type TreeNode = Root | RootContent | ElementContent

/** Queries of a tree by CSS selectors. */
interface Queries {
  readonly all: (selector: string) => Element[]
  readonly first: (selector: string) => Element | undefined
}

const childrenOf = (node: TreeNode): TreeNode[] => ('children' in node ? node.children : [])

/** The value of an attribute as it is written in HTML. */
function attributeOf({ properties }: Element, name: string): string | undefined {
  const { property, commaSeparated } = find(html, name)
  const value = properties[property]
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : String(value)
}

/**
 * Reads selectors with css-select, which compiles them: hast-util-select, which also knows the direction of
 * text, takes several times as long on hundreds of pages.
 */
export function queriesOf(tree: Root): Queries {
  const parents = new Map<TreeNode, TreeNode>()
  visit(tree, (node, _, parent) => {
    if (parent) parents.set(node, parent)
  })
  const parentOf = (node: TreeNode) => parents.get(node) ?? null
  const options = {
    adapter: {
      isTag: (node: TreeNode): node is Element => node.type === 'element',
      getAttributeValue: attributeOf,
      hasAttrib: (element: Element, name: string) => attributeOf(element, name) !== undefined,
      getChildren: childrenOf,
      getName: ({ tagName }: Element) => tagName,
      getParent: parentOf,
      getSiblings: (node: TreeNode) => childrenOf(parentOf(node) ?? node),
      getText: (node: TreeNode) => textOf(node),
      removeSubsets: (nodes: TreeNode[]) =>
        nodes.filter(node => {
          for (let above = parentOf(node); above; above = parentOf(above)) {
            if (nodes.includes(above)) return false
          }
          return true
        }),
    },
  }
  return {
    all: selector => selectAll<TreeNode, Element>(selector, tree, options),
    first: selector => selectOne<TreeNode, Element>(selector, tree, options) ?? undefined,
  }
}
