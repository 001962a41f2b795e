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

function kindOf({ added, removed }: { added: boolean; removed: boolean }): Change['kind'] {
  if (added) return 'inserted'
  return removed ? 'deleted' : 'same'
}

/** Compares two texts that are parted into what has to stay whole. */
function compareParts(before: readonly string[], after: readonly string[]): readonly Change[] {
  const runs = diffArrays([...before], [...after])
  return runs.map(run => ({ kind: kindOf(run), text: run.value.join('') }))
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

/** Two wordings in one, with what was taken out and put in; a reference stays whole. */
export function changedWords(before: string, after: string): string {
  return markedWords(compareParts(before.split(/(\s+)/), after.split(/(\s+)/)))
}

/** How much of the longer of two texts is in the other one as well, from 0 to 1. */
export function similarity(before: string, after: string): number {
  const common = diffWords(before, after)
    .filter(({ kind }) => kind === 'same')
    .reduce((length, { text }) => length + text.length, 0)
  return common / Math.max(before.length, after.length, 1)
}

/** How many characters of a text each of its words takes, with all of its occurrences. */
export function wordLengths(text: string): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  for (const word of text.match(token) ?? []) {
    lengths.set(word, (lengths.get(word) ?? 0) + word.length)
  }
  return lengths
}

/** Compares two texts by sentences, and a sentence that was rewritten by words. */
export function compareWords(before: string, after: string): readonly Change[] {
  const runs = diffSentences(before, after)
  const changes = runs.flatMap((run, index): readonly Change[] => {
    const [last, next] = [runs[index - 1], runs[index + 1]]
    const [old, current] = run.added ? [last, run] : [run, next]
    const isRewritten = old?.removed && current?.added
    if (!isRewritten || similarity(old.value, current.value) < LEAST_COMMON) {
      return [{ kind: kindOf(run), text: run.value }]
    }
    return run === old ? diffWords(old.value, current.value) : []
  })
  // Neighbors of one kind are one: a single space between two deletions is not common text.
  const joined: Change[] = []
  for (const change of changes) {
    const last = joined.at(-1)
    const isContinued = last?.kind === change.kind
    if (isContinued) joined.splice(-1, 1, { ...last, text: last.text + change.text })
    else if (change.text !== '') joined.push(change)
  }
  return joined
}
