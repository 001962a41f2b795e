import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { walkNodes } from './walkNodes.ts'

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
