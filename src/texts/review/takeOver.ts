import { isEditable, isOfItsKind, isOfOtherKind } from './blockKinds.ts'
import type { NumberedStep } from './changes.ts'
import type { Edit } from './edits.ts'
import type { Obstacle } from './facts.ts'
import { blockInsertion, type Cursor, insertionBefore, isItem } from './insertions.ts'
import { markdownOf } from './markdownOf.ts'
import { NewRows } from './newRows.ts'
import { type Outcome, wordsOf } from './outcome.ts'
import { isUnchanged, joinObstacle } from './ownership.ts'
import { removals } from './removals.ts'
import type { Block, ReviewBlock } from './reviewBlocks.ts'
import type { ReviewedCell } from './reviewedFile.ts'

/** What a review does to a text, or why it cannot. */
export interface TakeOver {
  readonly edits: readonly Edit[]
  readonly obstacles: readonly Obstacle[]
}

/** Takes the outcomes of a review over into a Markdown text, one after the other. */
export class TakingOver implements TakeOver {
  readonly edits: Edit[] = []
  readonly obstacles: Obstacle[] = []
  /** Blocks that go, with the paragraph of the file that says so. */
  private readonly removed = new Map<ReviewBlock, number>()
  private readonly newRows: NewRows
  private cursor: Cursor | undefined
  private tableOfCursor: number | undefined
  /** Whether something has been put after the block of the cursor. */
  private isFollowed = false
  private readonly waiting: string[] = []

  constructor(
    private readonly text: string,
    /** Addresses of links by how Word files write them. */
    private readonly addressOf: (link: string) => string | undefined,
    private readonly outcomes: readonly Outcome[],
  ) {
    this.newRows = new NewRows(outcomes)
  }

  /** @param deleted blocks that are not in the file at all */
  run(deleted: readonly Block[]): TakeOver {
    for (const outcome of this.outcomes) this.take(outcome)
    for (const block of deleted) this.remove(block, 0)
    const { edits, obstacles } = this.newRows.taken(this.text)
    this.edits.push(...edits)
    this.obstacles.push(...obstacles)
    this.takeOut()
    return this
  }

  private refuse(paragraph: number, message: string): void {
    this.obstacles.push({ paragraph, message })
  }

  private take(outcome: Outcome): void {
    const { blocks, steps, index } = outcome
    const isBlank = wordsOf(outcome).trim() === ''
    const last = blocks.at(-1)
    if (!last) {
      this.insert(outcome, isBlank)
      return
    }
    if (!isBlank && isOfOtherKind(last, outcome)) {
      for (const block of blocks) this.remove(block, index)
      this.placeAfter(last, outcome)
      this.insert(outcome, false)
      return
    }
    const shown = new Set<Block | undefined>(steps.map(({ unit }) => unit?.block))
    const owner = isBlank ? undefined : (blocks.find(block => shown.has(block)) ?? last)
    for (const block of blocks) {
      if (block === owner) continue
      const obstacle = owner && shown.has(block) ? joinObstacle(block, owner) : undefined
      if (obstacle !== undefined) this.refuse(index, obstacle)
      this.remove(block, index)
    }
    if (owner) this.rewrite(owner, outcome)
    if (isEditable(last)) this.placeAfter(last, outcome)
  }

  private placeAfter(block: ReviewBlock, { paragraph }: Outcome): void {
    if (!this.cursor) for (const text of this.waiting) this.edits.push(insertionBefore(block, text))
    this.cursor = { block, isAfterItem: isItem(block) }
    this.isFollowed = false
    this.tableOfCursor = paragraph.cell?.table
  }

  private markdown(steps: readonly NumberedStep[], block?: ReviewBlock): string {
    return markdownOf(steps, this.addressOf, block)
  }

  private rewrite(block: Block, outcome: Outcome): void {
    if (isUnchanged(block, outcome)) return
    if (!isEditable(block)) {
      this.refuse(
        outcome.index,
        'this is made from site.ts, or in a way that cannot be edited in Word. Change it there, or in the Markdown',
      )
      return
    }
    const text = this.markdown(outcome.steps, block)
    const { start, end } = block
    if (text !== this.text.slice(start, end)) this.edits.push({ start, end, text })
  }

  private remove(block: Block, index: number): void {
    if (block.printed.trim() === '') return
    if (!isEditable(block)) {
      this.refuse(index, `“${block.printed}” is made from site.ts. Take it out there`)
      return
    }
    this.removed.set(block, index)
  }

  private takeOut(): void {
    const { edits, kept } = removals(this.text, [...this.removed.keys()])
    this.edits.push(...edits)
    for (const [block, obstacle] of kept) {
      this.obstacles.push({
        paragraph: this.removed.get(block) ?? 0,
        place: block.place,
        message: `${obstacle}. Keep it in the file, and take it out in the Markdown`,
      })
    }
  }

  private insert(outcome: Outcome, isBlank: boolean): void {
    const { paragraph, index, steps } = outcome
    if (paragraph.cell) {
      this.insertCell(outcome, paragraph.cell, isBlank)
      return
    }
    if (isBlank) return
    if (paragraph.isHeading) {
      this.refuse(
        index,
        'a new heading needs an id that links can lead to. Write it in the Markdown',
      )
      return
    }
    const markdown = this.markdown(steps)
    if (!this.cursor) {
      this.waiting.push(markdown)
      return
    }
    const { block } = this.cursor
    if (!this.isFollowed && this.removed.has(block) && isOfItsKind(block, paragraph)) {
      // New words right after a deleted block replace it.
      this.removed.delete(block)
      this.edits.push({ start: block.start, end: block.end, text: markdown })
      return
    }
    this.edits.push(blockInsertion(this.text, this.cursor, markdown, paragraph))
    this.cursor = { ...this.cursor, isAfterItem: paragraph.isListItem }
    this.isFollowed = true
  }

  private insertCell({ index, steps }: Outcome, cell: ReviewedCell, isBlank: boolean): void {
    const place = { cursor: this.cursor, table: this.tableOfCursor }
    const obstacle = this.newRows.add(cell, place, index, block => this.markdown(steps, block))
    if (obstacle !== undefined && !isBlank) this.refuse(index, obstacle)
  }
}
