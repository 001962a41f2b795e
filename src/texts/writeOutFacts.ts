import type { Parents } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { replaceChildren } from './walkNodes.ts'

/** Replaces each fact that HTML shows in an element of its own by its words. */
export function writeOutFacts(tree: Parents): void {
  replaceChildren(tree, child => {
    if (child.type === 'emphasis' && child.data?.hName) {
      return { type: 'text', value: plainText(child) }
    }
    if ('children' in child) writeOutFacts(child)
    return child
  })
}
