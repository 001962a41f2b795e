import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'

/** Takes out of the tree the comments by which React tells texts apart, but where it will hydrate them. */
function withoutComments(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.properties.dataIsland !== undefined) return SKIP
    if (node.type !== 'comment' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return index
  })
  return tree
}

/**
 * A document in fewer bytes than it was read from: without comments, optional tags (HTML §13.1.2.4) and needless quotes,
 * with empty elements of drawings closed, and quotes as they are inside the other kind. What browsers make of it stays the same.
 */
export function compactHtml(tree: Root): string {
  return toHtml(withoutComments(tree), {
    omitOptionalTags: true,
    quoteSmart: true,
    closeEmptyElements: true,
    tightSelfClosing: true,
    collapseEmptyAttributes: true,
    // Both kinds of quotes in every attribute, which only browsers before HTML5 need.
    allowDangerousCharacters: true,
  })
}
