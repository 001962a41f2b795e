import { diffSentences, diffWordsWithSpace } from 'diff'

/** A run of words that both texts have, or only one of them. */
export interface Change {
  readonly kind: 'same' | 'inserted' | 'deleted'
  readonly text: string
}

/** The part of its words that a sentence has to keep to be compared word by word. */
const LEAST_COMMON = 0.4

interface Difference {
  readonly value: string
  readonly added: boolean
  readonly removed: boolean
}

function changeOf({ value, added, removed }: Difference): Change {
  return { kind: added ? 'inserted' : removed ? 'deleted' : 'same', text: value }
}

/** How much of the longer of two texts is in the other one as well, from 0 to 1. */
export function similarity(before: string, after: string): number {
  const common = diffWordsWithSpace(before, after)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((length, { value }) => length + value.length, 0)
  return common / Math.max(before.length, after.length, 1)
}

function compareSentence(before: string, after: string): Change[] {
  if (similarity(before, after) >= LEAST_COMMON) {
    return diffWordsWithSpace(before, after).map(changeOf)
  }
  return [
    { kind: 'deleted', text: before },
    { kind: 'inserted', text: after },
  ]
}

/** Puts neighbors of one kind together: a single space between two deletions is not common text. */
function join(changes: readonly Change[]): readonly Change[] {
  const joined: Change[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    if (last?.kind === change.kind) {
      joined[joined.length - 1] = { ...last, text: last.text + change.text }
    } else if (change.text !== '') joined.push(change)
  }
  return joined
}

/** Compares two texts by sentences, and a sentence that was rewritten by words. */
export function compareWords(before: string, after: string): readonly Change[] {
  const sentences = diffSentences(before, after)
  const changes: Change[] = []
  for (let index = 0; index < sentences.length; index++) {
    const [one, next] = [sentences[index], sentences[index + 1]]
    if (one?.removed && next?.added) {
      changes.push(...compareSentence(one.value, next.value))
      index++
    } else if (one) changes.push(changeOf(one))
  }
  return join(changes)
}
