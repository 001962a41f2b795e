import { diffArrays } from 'diff'
import type { Block, BlockKind } from './blocks.ts'
import { type Change, compareWords, similarity } from './compareWords.ts'

/** A block with what changed in each of its parts. */
export interface ComparedBlock {
  readonly kind: BlockKind
  readonly parts: readonly (readonly Change[])[]
}

/** How alike two blocks have to be, from 0 to 1, to be one that was rewritten. */
const LEAST_ALIKE = 0.4

function whole({ kind, parts }: Block, change: Change['kind']): ComparedBlock {
  return { kind, parts: parts.map(text => [{ kind: change, text }]) }
}

const words = ({ parts }: Block) => parts.join('\n')

/** Whether a block may be another one rewritten: a row keeps its number of cells. */
function isRewritten(before: Block, after: Block): boolean {
  return (
    after.kind === before.kind &&
    after.parts.length === before.parts.length &&
    similarity(words(before), words(after)) >= LEAST_ALIKE
  )
}

/** Pairs blocks that were rewritten, in their order; what is left was deleted or inserted. */
function compareRewritten(
  deleted: readonly Block[],
  inserted: readonly Block[],
): readonly ComparedBlock[] {
  const compared: ComparedBlock[] = []
  let next = 0
  for (const before of deleted) {
    const match = inserted.findIndex((after, index) => index >= next && isRewritten(before, after))
    if (match === -1) {
      compared.push(whole(before, 'deleted'))
      continue
    }
    compared.push(...inserted.slice(next, match).map(block => whole(block, 'inserted')))
    const after = inserted[match]
    if (after) {
      const parts = after.parts.map((text, index) => compareWords(before.parts[index] ?? '', text))
      compared.push({ kind: after.kind, parts })
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
    comparator: (one, other) => one.kind === other.kind && words(one) === words(other),
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
