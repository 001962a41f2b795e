import type { ListItem, Nodes, Table } from 'mdast'
import { offsetsOf } from '../offsets.ts'
import type { Edit } from './edits.ts'
import type { ReviewBlock } from './reviewBlocks.ts'
import type { ReviewedParagraph } from './reviewedFile.ts'

/** What stands before a node in its line, as blanks. */
function indentOf({ position }: Nodes): string {
  return ' '.repeat((position?.start.column ?? 1) - 1)
}

/** Whether a block is an item of a list. */
export function isItem({ parents }: ReviewBlock): boolean {
  return parents.at(-1)?.type === 'listItem'
}

/** Where a new block goes: after which, and what that one is by then. */
export interface Cursor {
  readonly block: ReviewBlock
  readonly isAfterItem: boolean
}

/**
 * Puts an item after another one. It comes before what hangs on that one, as it does in the file: a deeper
 * item becomes its first, and one of its own rank takes what follows.
 */
function itemInsertion(
  text: string,
  { parents, node }: ReviewBlock,
  markdown: string,
  level: number,
): Edit {
  const items = parents.filter((parent): parent is ListItem => parent.type === 'listItem')
  const own = items.at(-1) ?? node
  const above = items[level]
  const rank = above ?? own
  const sign = text.charAt(offsetsOf(own)[0])
  const indent = indentOf(rank) + (above ? '' : '  ')
  const [, end] = offsetsOf(above === undefined || above === own ? node : above)
  return { start: end, end, text: `\n${indent}${sign} ${markdown}` }
}

/** Puts a new block after another one; an item of a list after an item. */
export function blockInsertion(
  text: string,
  { block, isAfterItem }: Cursor,
  markdown: string,
  { isListItem, level }: Pick<ReviewedParagraph, 'isListItem' | 'level'>,
): Edit {
  if (isListItem && isAfterItem && isItem(block)) {
    return itemInsertion(text, block, markdown, level)
  }
  const { parents, node } = block
  const outermost =
    parents.find(({ type }) => ['list', 'table', 'blockquote'].includes(type)) ?? node
  const [, end] = offsetsOf(outermost)
  if (!isListItem) return { start: end, end, text: `\n\n${markdown}` }
  const start = isAfterItem ? `\n${'  '.repeat(level)}` : '\n\n'
  return { start: end, end, text: `${start}- ${markdown}` }
}

/** Puts a new block before the first one of a text. */
export function insertionBefore({ node }: ReviewBlock, markdown: string): Edit {
  const [start] = offsetsOf(node)
  return { start, end: start, text: `${markdown}\n\n` }
}

/** Puts a row after that of a cell; after the first one, below the line that ends the head of the table. */
export function rowInsertion(
  text: string,
  { parents, node }: ReviewBlock,
  cells: readonly string[],
): Edit {
  const row = parents.at(-1) ?? node
  const table = parents.at(-2) as Table | undefined // the parents of a cell: row, table
  const [, end] = offsetsOf(row)
  const isHead = table?.children[0] === row
  const next = isHead ? text.indexOf('\n', end + 1) : end
  const start = next === -1 ? text.length : next
  return { start, end: start, text: `\n${indentOf(row)}| ${cells.join(' | ')} |` }
}
