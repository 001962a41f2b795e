import type { StatedBlock } from '../confirmation/blockStates.ts'
import { blockHash } from '../confirmation/textBlocks.ts'

/** A block as a translator gets it. */
export interface TranslationUnit {
  /** Says which blocks it is of: the English one, the translation, the how manieth of its kind. */
  readonly id: string
  /** Where it is, for people. */
  readonly place: string
  readonly state: StatedBlock['state']
  readonly english: string
  readonly englishBefore: string | undefined
  /** The translation as it is; empty where there is none. */
  readonly translation: string
}

/** A unit as it comes back. */
export interface TranslatedUnit {
  readonly id: string
  readonly translation: string
  /** Whether the translator says that it is done, changed or not. */
  readonly isDone: boolean
}

/** What comes back of a text. */
export interface TranslatedText {
  /** Name of the text. */
  readonly name: string
  readonly units: readonly TranslatedUnit[]
}

const OWN_DIGITS = 12

function hex(hash: string): string {
  return Buffer.from(hash, 'base64url').toString('hex')
}

/** A translation with its blocks, those without English left out: there is nothing to translate. */
export function translationUnits(blocks: readonly StatedBlock[]): readonly TranslationUnit[] {
  const counts = new Map<string, number>()
  return blocks.flatMap(({ state, english, englishBefore, own }): TranslationUnit[] => {
    // A language may need no words where English has some, and the other way around.
    if (!english || english.text === '') return []
    const translation = own?.text ?? ''
    const hashes = hex(blockHash(english.text)) + hex(blockHash(translation)).slice(0, OWN_DIGITS)
    const count = (counts.get(hashes) ?? 0) + 1
    counts.set(hashes, count)
    const place = `${english.section}, ${english.kind}`
    const id = `x${hashes}_${count}`
    return [{ id, place, state, english: english.text, englishBefore, translation }]
  })
}
