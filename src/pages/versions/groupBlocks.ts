import type { BlockKind } from '../../versions/comparison/blocks.ts'
import type { ComparedBlock } from '../../versions/comparison/compareBlocks.ts'

/** Blocks that are shown as one: the items of a list, the rows of a table, or a block by itself. */
export interface BlockGroup {
  readonly kind: 'list' | 'table' | Exclude<BlockKind, 'item' | 'row' | 'table-head'>
  readonly blocks: readonly ComparedBlock[]
}

const groupKinds = { item: 'list', row: 'table', 'table-head': 'table' } as const

function groupKind(kind: BlockKind): BlockGroup['kind'] {
  return kind === 'item' || kind === 'row' || kind === 'table-head' ? groupKinds[kind] : kind
}

/** Whether a block goes on with the group before it: a head after rows begins another table. */
function isContinued({ kind, blocks }: BlockGroup, next: ComparedBlock): boolean {
  if (kind !== groupKind(next.kind) || (kind !== 'list' && kind !== 'table')) return false
  return next.kind !== 'table-head' || blocks.at(-1)?.kind === 'table-head'
}

/** Puts the items of lists and the rows of tables together, in their order. */
export function groupBlocks(blocks: readonly ComparedBlock[]): readonly BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && isContinued(last, block)) {
      groups[groups.length - 1] = { ...last, blocks: [...last.blocks, block] }
    } else groups.push({ kind: groupKind(block.kind), blocks: [block] })
  }
  return groups
}
