import type { RootContent } from 'mdast'

/** Takes the containers apart: the wide variant is the text, the narrow one repeats it. */
export function withoutContainers(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(node => {
    if (node.type !== 'containerDirective') return node
    return node.name === 'narrow' ? [] : withoutContainers(node.children)
  })
}
