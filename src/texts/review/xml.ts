import type { Element, Nodes, RootContent } from 'xast'

/** The elements below a node, its own children only. */
export function elementsOf(node: Nodes): readonly Element[] {
  const children: readonly RootContent[] = 'children' in node ? node.children : []
  return children.filter(child => child.type === 'element')
}

/** The first child of a name. */
export function childOf(node: Nodes | undefined, name: string): Element | undefined {
  return node && elementsOf(node).find(child => child.name === name)
}

/** An attribute of an element; undefined where either is missing. */
export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.attributes[name] ?? undefined
}

/** The characters within a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'cdata') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
