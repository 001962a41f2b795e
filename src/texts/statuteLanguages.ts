import type { Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Takes the language in the brackets of `:::statute[fr]`, which the parser makes the first paragraph,
 * as that of the container: a law is quoted in its own.
 */
export function nameStatuteLanguages(tree: Root): void {
  visit(tree, 'containerDirective', node => {
    const [first, ...quoted] = node.children
    if (node.name !== 'statute' || first?.type !== 'paragraph') return
    if (first.data?.directiveLabel !== true) return
    node.attributes = { lang: plainText(first) }
    node.children = quoted
  })
}
