import { diffArrays, diffSentences } from 'diff'

/** A run of words that both texts have, or only one of them. */
export interface Change {
  readonly kind: 'same' | 'inserted' | 'deleted'
  readonly text: string
}

/** The part of its words that a sentence has to keep to be compared word by word. */
const LEAST_COMMON = 0.4

/** An address, a number with all of its digits, a word, blanks, or one other sign. */
const token =
  /https?:[\w./?#=&%-]+|\d+(?:[.,:/-]\d+)*|[\p{L}\p{M}\p{N}_]+|\s+|[^\s\p{L}\p{M}\p{N}_]/gu

function changeOf(value: string, added: boolean, removed: boolean): Change {
  return { kind: added ? 'inserted' : removed ? 'deleted' : 'same', text: value }
}

/** Compares two texts that are parted into what has to stay whole. */
export function compareParts(
  before: readonly string[],
  after: readonly string[],
): readonly Change[] {
  const runs = diffArrays([...before], [...after])
  return runs.map(({ value, added, removed }) => changeOf(value.join(''), added, removed))
}

function diffWords(before: string, after: string): readonly Change[] {
  return compareParts(before.match(token) ?? [], after.match(token) ?? [])
}

const marks = { same: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const

/** Words with marks around what changed: `[-…-]`, `{+…+}`; a long run keeps its beginning and end alone. */
export function markedWords(changes: readonly Change[]): string {
  const runs = changes.map(({ kind, text }) => {
    const [start, end] = marks[kind]
    const short = text.length > 100 ? text.replace(/^(.{1,45})\s.*?\s(.{1,45})$/s, '$1 … $2') : text
    // Blanks around the words have not changed.
    return short.replace(/\S.*\S|\S/s, words => start + words + end)
  })
  return runs.join('')
}

/** How much of the longer of two texts is in the other one as well, from 0 to 1. */
export function similarity(before: string, after: string): number {
  const common = diffWords(before, after)
    .filter(({ kind }) => kind === 'same')
    .reduce((length, { text }) => length + text.length, 0)
  return common / Math.max(before.length, after.length, 1)
}

function compareSentence(before: string, after: string): readonly Change[] {
  if (similarity(before, after) >= LEAST_COMMON) return diffWords(before, after)
  return [changeOf(before, false, true), changeOf(after, true, false)]
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
    } else if (one) changes.push(changeOf(one.value, one.added, one.removed))
  }
  return join(changes)
}
