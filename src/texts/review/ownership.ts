import { conditionOf, isEditable } from './blockKinds.ts'
import { type Outcome, wordsOf } from './outcome.ts'
import type { Block } from './reviewBlocks.ts'

/** Characters that a block shows in a Word file. */
function lengthOf(block: Block): number {
  if (!isEditable(block)) return block.printed.length
  return block.atoms.reduce((length, { printed }) => length + printed.length, 0)
}

/** Whether an outcome shows all of a block as it was, and nothing else. */
export function isUnchanged(block: Block, outcome: Outcome): boolean {
  const [first] = outcome.blocks
  return (
    first !== undefined &&
    outcome.steps.every(({ state, unit }) => state === 'kept' && unit?.block === first) &&
    wordsOf(outcome).length === lengthOf(block)
  )
}

/** Why the words of a block cannot become a part of the block that owns an outcome, if so. */
export function joinObstacle(block: Block, owner: Block): string | undefined {
  if (block.node.type !== 'paragraph' || owner.node.type !== 'paragraph') {
    return 'this is joined with what is no paragraph of its kind. Keep them apart'
  }
  return conditionOf(block) === conditionOf(owner)
    ? undefined
    : 'this is joined with words that are shown under another condition. Keep them apart'
}
