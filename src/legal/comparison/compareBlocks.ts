import { diffArrays } from 'diff'
import type { Block, BlockKind } from './blocks.ts'
import { type Change, compareWords, similarity } from './compareWords.ts'

/** A block with what changed in it. */
export interface ComparedBlock {
  readonly kind: BlockKind
  readonly changes: readonly Change[]
}

/** How alike two blocks have to be, from 0 to 1, to be one that was rewritten. */
const LEAST_ALIKE = 0.4

function whole({ kind, text }: Block, change: Change['kind']): ComparedBlock {
  return { kind, changes: [{ kind: change, text }] }
}

/** Pairs blocks that were rewritten, in their order; what is left was deleted or inserted. */
function compareRewritten(
  deleted: readonly Block[],
  inserted: readonly Block[],
): readonly ComparedBlock[] {
  const compared: ComparedBlock[] = []
  let next = 0
  for (const before of deleted) {
    const match = inserted.findIndex(
      (after, index) =>
        index >= next &&
        after.kind === before.kind &&
        similarity(before.text, after.text) >= LEAST_ALIKE,
    )
    if (match === -1) {
      compared.push(whole(before, 'deleted'))
      continue
    }
    compared.push(...inserted.slice(next, match).map(block => whole(block, 'inserted')))
    const after = inserted[match]
    if (after) {
      compared.push({ kind: after.kind, changes: compareWords(before.text, after.text) })
    }
    next = match + 1
  }
  return [...compared, ...inserted.slice(next).map(block => whole(block, 'inserted'))]
}

/** Compares the blocks of a section in two versions. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): readonly ComparedBlock[] {
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
  })
  const compared: ComparedBlock[] = []
  let deleted: readonly Block[] = []
  for (const { value, added, removed } of runs) {
    if (removed) {
      deleted = value
    } else if (added) {
      compared.push(...compareRewritten(deleted, value))
      deleted = []
    } else {
      compared.push(...deleted.map(block => whole(block, 'deleted')))
      compared.push(...value.map(block => whole(block, 'same')))
      deleted = []
    }
  }
  return [...compared, ...deleted.map(block => whole(block, 'deleted'))]
}
