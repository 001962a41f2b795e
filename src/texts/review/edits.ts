import type { Nodes } from 'mdast'
import type { ReviewBlock } from './reviewBlocks.ts'

/** A part of a Markdown text that becomes another. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The text with every edit; edits at one place in their order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end)
  let position = 0
  let result = ''
  for (const { start, end, text: own } of sorted) {
    result += text.slice(position, Math.max(position, start)) + own
    position = Math.max(position, end)
  }
  return result + text.slice(position)
}

function offsets({ position }: Nodes): readonly [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
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

/** Puts a new block after another one; an item of a list after an item. */
export function blockInsertion(
  { block, isAfterItem }: Cursor,
  markdown: string,
  asItem: boolean,
): Edit {
  const { parents, node } = block
  if (asItem && isAfterItem && isItem(block)) {
    const item = parents.at(-1) ?? node
    const indent = ' '.repeat((item.position?.start.column ?? 1) - 1)
    const [, end] = offsets(item)
    return { start: end, end, text: `\n${indent}- ${markdown}` }
  }
  const outermost =
    parents.find(({ type }) => ['list', 'table', 'blockquote'].includes(type)) ?? node
  const [, end] = offsets(outermost)
  const separator = asItem && isAfterItem ? '\n' : '\n\n'
  return { start: end, end, text: `${separator}${asItem ? '- ' : ''}${markdown}` }
}

/** Puts a new block before the first one of a text. */
export function insertionBefore({ node }: ReviewBlock, markdown: string): Edit {
  const [start] = offsets(node)
  return { start, end: start, text: `${markdown}\n\n` }
}

/** Puts a row after that of a cell. */
export function rowInsertion({ parents, node }: ReviewBlock, cells: readonly string[]): Edit {
  const [, end] = offsets(parents.at(-1) ?? node)
  return { start: end, end, text: `\n| ${cells.join(' | ')} |` }
}
