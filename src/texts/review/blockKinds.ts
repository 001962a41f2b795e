import type { Parents } from 'mdast'
import { isItem } from './insertions.ts'
import type { Outcome } from './outcome.ts'
import type { Block, ReviewBlock } from './reviewBlocks.ts'
import type { ReviewedParagraph } from './reviewedFile.ts'

/** Whether a block is written in the Markdown. */
export function isEditable(block: Block): block is ReviewBlock {
  return block.atoms !== undefined
}

/** Whether a paragraph of the file can replace a block: an item replaces items, other text replaces text. */
export function isOfItsKind(block: ReviewBlock, { isListItem }: ReviewedParagraph): boolean {
  const parent = block.parents.at(-1)?.type
  return block.node.type === 'paragraph' && parent !== 'blockquote' && isItem(block) === isListItem
}

/** Whether an item was replaced by a paragraph, or a paragraph by an item. */
export function isOfOtherKind(block: Block, { paragraph, steps }: Outcome): block is ReviewBlock {
  if (!isEditable(block) || steps.some(({ unit }) => unit)) return false
  return isOfItsKind(block, { ...paragraph, isListItem: !paragraph.isListItem })
}

/** The innermost container that a block is in: its words are shown under the condition of that one. */
export function conditionOf(block: Block): Parents | undefined {
  const parents = isEditable(block) ? block.parents : []
  return parents.findLast(({ type }) => type === 'containerDirective')
}
