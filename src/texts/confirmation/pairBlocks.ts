import { diffArrays } from 'diff'
import type { Confirmation } from './confirmations.ts'
import { hashOf, type TextBlock } from './textBlocks.ts'

/** An English block and its translation; one of them may be missing. */
export interface BlockPair {
  readonly english: TextBlock | undefined
  readonly own: TextBlock | undefined
}

type Pairing = (english: TextBlock, own: TextBlock) => boolean

/** Blocks between two confirmed pairs, one after the other; each kind with its own kind. */
function pairGap(english: readonly TextBlock[], own: readonly TextBlock[]): BlockPair[] {
  const pairs: BlockPair[] = []
  const left = [...own]
  for (const block of english) {
    const index = left.findIndex(({ kind }) => kind === block.kind)
    const passed = index === -1 ? [] : left.splice(0, index + 1)
    const match = passed.pop()
    pairs.push(...passed.map(extra => ({ english: undefined, own: extra })))
    pairs.push({ english: block, own: match })
  }
  return [...pairs, ...left.map(extra => ({ english: undefined, own: extra }))]
}

function pairSection(
  english: readonly TextBlock[],
  own: readonly TextBlock[],
  isConfirmed: Pairing,
): BlockPair[] {
  const isSameShape =
    english.length === own.length && english.every(({ kind }, index) => kind === own[index]?.kind)
  if (isSameShape) return english.map((block, index) => ({ english: block, own: own[index] }))
  const pairs: BlockPair[] = []
  const rest = [...own]
  const gap: TextBlock[] = []
  const ownGap: TextBlock[] = []
  const close = () => pairs.push(...pairGap(gap.splice(0), ownGap.splice(0)))
  const parts = diffArrays([...english], [...own], { comparator: isConfirmed })
  let position = 0
  for (const { added, removed, count = 0 } of parts) {
    if (added) ownGap.push(...rest.splice(0, count))
    else if (removed) gap.push(...english.slice(position, position + count))
    else {
      close()
      for (const [index, match] of rest.splice(0, count).entries()) {
        pairs.push({ english: english[position + index], own: match })
      }
    }
    if (!added) position += count
  }
  close()
  return pairs
}

function bySection(blocks: readonly TextBlock[]): Map<string, TextBlock[]> {
  const sections = new Map<string, TextBlock[]>()
  for (const block of blocks) {
    const own = sections.get(block.section) ?? []
    sections.set(block.section, [...own, block])
  }
  return sections
}

/**
 * Pairs the blocks of a translation with those of the English text, section by section: where both have
 * the same blocks, in their order; elsewhere by what was confirmed, so that one block more or less
 * does not set the others apart.
 */
export function pairBlocks(
  english: readonly TextBlock[],
  own: readonly TextBlock[],
  confirmed: readonly Confirmation[],
): readonly BlockPair[] {
  let known: ReadonlySet<string> | undefined
  const isConfirmed: Pairing = (one, other) => {
    known ??= new Set(confirmed.map(pair => `${pair.english} ${pair.own}`))
    return known.has(`${hashOf(one)} ${hashOf(other)}`)
  }
  const [sections, ownSections] = [bySection(english), bySection(own)]
  const names = new Set([...sections.keys(), ...ownSections.keys()])
  return [...names].flatMap(name =>
    pairSection(sections.get(name) ?? [], ownSections.get(name) ?? [], isConfirmed),
  )
}
