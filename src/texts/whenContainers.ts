import type { Nodes, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Conditions } from '../model/conditions.ts'

/** Whether a node is a `:::when[…]`. */
export function isWhen(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'when'
}

/** The name in the brackets of `:::when[…]`, which the parser makes the first paragraph. */
export function conditionOf({ children: [first] }: ContainerDirective): string {
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? plainText(first) : ''
}

/** The conditions a text asks for, in their order. */
export function conditionsIn(tree: Root): readonly string[] {
  const names: string[] = []
  visit(tree, 'containerDirective', node => {
    if (isWhen(node)) names.push(conditionOf(node))
  })
  return names
}

/** Keeps the content of each `:::when[…]` whose condition holds, without the container, and drops the others. */
export function applyConditions(tree: Root, conditions: Conditions): void {
  visit(tree, 'containerDirective', (node, index, parent) => {
    if (!isWhen(node) || !parent || index === undefined) return
    const [, ...content]: RootContent[] = node.children
    parent.children.splice(index, 1, ...(conditions[conditionOf(node)] ? content : []))
    return index
  })
}
