import { asMarkdownAddress } from './addresses.ts'
import { type Change, changesIn, LEAST_MOVED, withoutRejected } from './changes.ts'
import { withEdits } from './edits.ts'
import { type Obstacle, obstaclesInFacts } from './facts.ts'
import { type Original, type Reading, readingOf } from './originals.ts'
import { outcomesOf, wordsOf } from './outcome.ts'
import type { ReviewedFile } from './reviewedFile.ts'
import { TakingOver } from './takeOver.ts'

/** A comment with the place it is about. */
export interface PlacedComment {
  readonly author: string
  readonly day: string
  readonly place: string
  readonly words: string
  readonly text: string
}

/** What a reviewed file says of a text. */
export interface Review {
  readonly changes: readonly Change[]
  readonly comments: readonly PlacedComment[]
  /** What cannot be taken over, by place. */
  readonly obstacles: readonly { readonly place: string; readonly message: string }[]
  /** The Markdown with the changes. */
  readonly text: string
  /** The words of each paragraph as they have to come out of that Markdown. */
  readonly expected: readonly string[]
}

interface Reviewing {
  readonly file: ReviewedFile
  readonly original: Original
  /** The Markdown that the file was made from. */
  readonly text: string
  /** The site's address, and the ids of the text's headings. */
  readonly origin: string
  readonly ids: readonly string[]
  /** Numbers of changes that are not to be taken over. */
  readonly rejected: ReadonlySet<number>
}

/** What became of blocks that are no longer where they were; a move has the number of its other end. */
function lostChanges({ deleted, moved }: Reading, changes: readonly Change[]): readonly Change[] {
  const arrivals = changes.filter(({ author, removed }) => author === '' && removed === '')
  return deleted.map((block, index): Change => {
    const { place, printed } = block
    const isLikely = moved.has(block) || printed.length >= LEAST_MOVED
    const found = arrivals.findIndex(({ added }) => isLikely && added.trim() === printed)
    const [arrival] = found === -1 ? [] : arrivals.splice(found, 1)
    return {
      ...{ number: arrival?.number ?? changes.length + index + 1, author: '', day: '', place },
      ...{ removed: printed, added: '', isMove: arrival !== undefined },
    }
  })
}

/** Reads what reviewers did to a text, and takes it over into its Markdown. Nothing is written. */
export function reviewOf({ file, original, text, origin, ids, rejected }: Reviewing): Review {
  const reading = readingOf(file, original)
  const placeOf = (paragraph: number): string => {
    for (let index = paragraph; index >= 0; index -= 1) {
      const place = reading.blocksAt.get(index)?.at(-1)?.place
      if (place !== undefined) return index === paragraph ? place : `after ${place}`
    }
    return 'head of the document'
  }
  const { changes, numbered } = changesIn(reading.steps, step => placeOf(step.paragraph))
  const lost = lostChanges(reading, changes)
  const moved = new Set(lost.filter(({ isMove }) => isMove).map(({ number }) => number))
  const decided = withoutRejected(numbered, rejected)
  const inFacts = obstaclesInFacts(decided)
  const outcomes = outcomesOf(decided, file.paragraphs, reading.blocksAt)
  const deleted = reading.deleted.filter((_, index) => !rejected.has(lost[index]?.number ?? 0))
  const taking = new TakingOver(text, asMarkdownAddress(origin, ids), outcomes).run(deleted)
  const found: readonly Obstacle[] = [...reading.obstacles, ...inFacts, ...taking.obstacles]
  const obstacles = new Map(
    found.map(({ paragraph, place = placeOf(paragraph), message }) => {
      const table = file.paragraphs[paragraph]?.cell?.table
      // What is wrong with words of one paragraph, or with cells of one table, is said once.
      const key = [message, place, table ?? `paragraph ${paragraph}`].join('\n')
      return [key, { place, message }]
    }),
  )
  return {
    changes: [
      ...changes.map(change => (moved.has(change.number) ? { ...change, isMove: true } : change)),
      ...lost,
    ],
    comments: file.comments.map(({ paragraph, ...comment }) => ({
      ...comment,
      place: placeOf(paragraph),
    })),
    obstacles: [...obstacles.values()],
    text: withEdits(text, taking.edits),
    expected: outcomes.map(wordsOf).filter(words => words.trim() !== ''),
  }
}
