import { Bookmark, type IRunOptions, type ParagraphChild } from 'docx'
import { inlines } from './inlines.ts'
import type { BlockNode, WordBlock } from './wordBlocks.ts'

/** Writes the words of a block, with a look of all of them. */
export type WriteBlock = (node: BlockNode, look?: IRunOptions) => ParagraphChild[]

/**
 * Writes blocks between bookmarks with their ids, by which a file that comes back is read. Word hides
 * bookmarks that begin with an underscore.
 */
export function markedBlocks(blocks: readonly WordBlock[]): WriteBlock {
  const ids = new Map(blocks.map(({ node, id }) => [node, id]))
  return (node, look) => {
    const children = inlines(node.children, look)
    const id = ids.get(node)
    return id === undefined ? children : [new Bookmark({ id, children })]
  }
}
