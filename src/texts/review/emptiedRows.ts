import { blockRemoval, type Edit, rowRemoval } from './edits.ts'
import type { ReviewBlock } from './reviewBlocks.ts'

/**
 * Takes cells out that a review has emptied: a row of which nothing is left goes; in others, the cells
 * stay empty.
 */
export function emptiedRows(text: string, emptied: readonly ReviewBlock[]): readonly Edit[] {
  const done = new Set<unknown>()
  const edits: Edit[] = []
  for (const block of emptied) {
    const row = block.parents.at(-1)
    const own = emptied.filter(other => other.parents.at(-1) === row)
    const filled =
      row?.type === 'tableRow' ? row.children.filter(cell => cell.children.length > 0) : []
    const isGone = own.length === filled.length
    const edit = isGone ? rowRemoval(text, block) : blockRemoval(text, block)
    if (edit && !(isGone && done.has(row))) edits.push(edit)
    done.add(row)
  }
  return edits
}
