import type { Confirmation } from './confirmations.ts'
import { pairBlocks } from './pairBlocks.ts'
import { hashOf, type TextBlock } from './textBlocks.ts'

/**
 * How a block stands. *stale*: the English block is not the one that the translation was made from;
 * *missing*: it has no translation; *extra*: it translates nothing; *unread*: it has changed since
 * somebody last confirmed it.
 */
export type BlockState = 'confirmed' | 'unread' | 'stale' | 'missing' | 'extra'

/** A block of a language with how it stands. */
export interface StatedBlock {
  readonly state: BlockState
  readonly english: TextBlock | undefined
  /** The English block that the translation was made from, where it is known and was another one. */
  readonly englishBefore: string | undefined
  readonly own: TextBlock | undefined
}

/** How the English blocks stand. */
export function englishStates(
  blocks: readonly TextBlock[],
  confirmed: readonly Confirmation[],
): readonly StatedBlock[] {
  const known = new Set(confirmed.map(({ own }) => own))
  return blocks.map(own => ({
    state: known.has(hashOf(own)) ? 'confirmed' : 'unread',
    ...{ english: own, englishBefore: undefined, own },
  }))
}

/**
 * How the blocks of a translation stand.
 * @param confirmed in its language
 * @param texts English blocks as they were, by their hashes
 */
export function translationStates(
  english: readonly TextBlock[],
  own: readonly TextBlock[],
  confirmed: readonly Confirmation[],
  texts: ReadonlyMap<string, string>,
): readonly StatedBlock[] {
  const known = new Set<string>()
  const byOwn = new Map<string, Confirmation[]>()
  for (const one of confirmed) {
    known.add(one.english)
    const others = byOwn.get(one.own)
    if (others) others.push(one)
    else byOwn.set(one.own, [one])
  }
  return pairBlocks(english, own, confirmed).map((pair): StatedBlock => {
    if (!pair.english || !pair.own) {
      return { ...pair, state: pair.own ? 'extra' : 'missing', englishBefore: undefined }
    }
    const [source, hash] = [hashOf(pair.english), hashOf(pair.own)]
    const ofOwn = byOwn.get(hash) ?? []
    if (ofOwn.some(one => one.english === source)) {
      return { ...pair, state: 'confirmed', englishBefore: undefined }
    }
    // Other words for the same English are a matter of reading; for other English, of translating.
    if (known.has(source) && ofOwn.length === 0) {
      return { ...pair, state: 'unread', englishBefore: undefined }
    }
    return { ...pair, state: 'stale', englishBefore: texts.get(ofOwn[0]?.english ?? '') }
  })
}
