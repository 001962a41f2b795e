import type { Nodes, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as plainText } from 'mdast-util-to-string'
import type { Conditions } from '../model/conditions.ts'
import { isTrue } from '../model/conditionTerms.ts'
import { replaceChildren, walkNodes } from './trees.ts'

/** Whether a node is a `:::when[…]`. */
export function isWhen(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'when'
}

/** The question in the brackets of `:::when[…]`, which the parser makes the first paragraph. */
export function questionOf({ children: [first] }: ContainerDirective): string {
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return isLabel ? plainText(first) : ''
}

/** Keeps the content of each `:::when[…]` that is true, without the container, and drops the others. */
export function applyConditions(tree: Root, conditions: Conditions): void {
  const kept = (node: RootContent): readonly RootContent[] => {
    if (!isWhen(node)) return [node]
    const [, ...content]: RootContent[] = node.children
    return isTrue(questionOf(node), conditions) ? content.flatMap(kept) : []
  }
  walkNodes(tree, node => {
    if ('children' in node && node.children.some(isWhen)) replaceChildren(node, kept)
  })
}

/**
 * Takes the language in the brackets of `:::statute[fr]`, which the parser makes the first paragraph,
 * as that of the container: a law is quoted in its own.
 */
export function nameStatuteLanguages(tree: Root): void {
  walkNodes(tree, node => {
    if (node.type !== 'containerDirective' || node.name !== 'statute') return
    const [first, ...quoted] = node.children
    if (first?.type !== 'paragraph') return
    if (first.data?.directiveLabel !== true) return
    node.attributes = { lang: plainText(first) }
    node.children = quoted
  })
}
