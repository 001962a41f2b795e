import type { Table } from 'mdast'
import type { NumberedStep } from './changes.ts'
import { compose, type Item, itemsOf } from './compose.ts'
import {
  blockInsertion,
  blockRemoval,
  type Cursor,
  type Edit,
  insertionBefore,
  isItem,
  rowInsertion,
  rowRemoval,
} from './edits.ts'
import type { Obstacle } from './facts.ts'
import { type Outcome, wordsOf } from './outcome.ts'
import type { MadeBlock, ReviewBlock } from './reviewBlocks.ts'
import type { ReviewedCell } from './reviewedFile.ts'

type Block = ReviewBlock | MadeBlock

/** What a review does to a text, or why it cannot. */
export interface TakeOver {
  readonly edits: readonly Edit[]
  readonly obstacles: readonly Obstacle[]
}

/** Cells of a row that the reviewer added. */
interface NewRow {
  readonly after: ReviewBlock
  readonly cells: string[]
  readonly index: number
}

function isEditable(block: Block): block is ReviewBlock {
  return block.atoms !== undefined
}

function rowKey({ table, row }: ReviewedCell): string {
  return `${table} ${row}`
}

function isWhole({ blocks: [block], steps }: Outcome): boolean {
  return (
    block !== undefined &&
    steps.every(({ state, unit }) => state === 'kept' && unit?.block === block)
  )
}

/** Takes the outcomes of a review over into a Markdown text, one after the other. */
export class TakingOver implements TakeOver {
  readonly edits: Edit[] = []
  readonly obstacles: Obstacle[] = []
  private readonly emptied: ReviewBlock[] = []
  private readonly rowsWithBlocks: ReadonlySet<string>
  private readonly newRows = new Map<string, NewRow>()
  private cursor: Cursor | undefined
  private tableOfCursor: number | undefined
  private readonly waiting: string[] = []

  constructor(
    private readonly text: string,
    /** Addresses of links by how Word files write them. */
    private readonly addressOf: (link: string) => string | undefined,
    private readonly outcomes: readonly Outcome[],
  ) {
    this.rowsWithBlocks = new Set(
      outcomes.flatMap(({ blocks, paragraph: { cell } }) =>
        cell && blocks.length > 0 ? rowKey(cell) : [],
      ),
    )
  }

  /** @param deleted blocks that are not in the file at all */
  run(deleted: readonly Block[]): TakeOver {
    for (const outcome of this.outcomes) this.take(outcome)
    for (const block of deleted) this.remove(block, 0)
    for (const { after, cells, index } of this.newRows.values()) {
      const table = after.parents.at(-2) as Table | undefined // the parents of a cell: row, table
      const columns = table?.children[0]?.children.length ?? 0
      if (cells.length === columns)
        this.edits.push(
          rowInsertion(
            after,
            Array.from(cells, cell => cell ?? ''),
          ),
        )
      else
        this.refuse(
          index,
          `the new row has ${cells.length} cells, the table ${columns}. Give it as many`,
        )
    }
    this.removeEmptied()
    return this
  }

  private refuse(paragraph: number, message: string): void {
    this.obstacles.push({ paragraph, message })
  }

  private take(outcome: Outcome): void {
    const { blocks, steps, index } = outcome
    const isBlank = wordsOf(outcome).trim() === ''
    if (blocks.length === 0) {
      if (!isBlank) this.insert(outcome)
      return
    }
    const owner = isBlank
      ? undefined
      : (blocks.find(block => steps.some(({ unit }) => unit?.block === block)) ?? blocks.at(-1))
    for (const block of blocks) {
      if (block === owner) continue
      const isJoined = steps.some(({ unit }) => unit?.block === block)
      if (isJoined && (block.node.type !== 'paragraph' || owner?.node.type !== 'paragraph')) {
        this.refuse(index, 'this is joined with what is no paragraph of its kind. Keep them apart')
      }
      this.remove(block, index)
    }
    if (owner) this.rewrite(owner, outcome)
    const last = blocks.at(-1)
    if (last && isEditable(last)) {
      this.placeAfter(last, outcome)
    }
  }

  private placeAfter(block: ReviewBlock, { paragraph }: Outcome): void {
    if (!this.cursor) for (const text of this.waiting) this.edits.push(insertionBefore(block, text))
    this.cursor = { block, isAfterItem: isItem(block) }
    this.tableOfCursor = paragraph.cell?.table
  }

  private markdown(steps: readonly NumberedStep[], block?: ReviewBlock): string {
    // What is written at the end of an address that is a fact looks like a part of its link.
    const linksOfFacts = steps.map(({ unit, run }) => unit?.atom?.fact && run?.link)
    const items = itemsOf(steps).map((item): Item => {
      if ('atom' in item) return item
      const isOwn = item.link !== undefined && !linksOfFacts.includes(item.link)
      const link = isOwn && item.link ? this.addressOf(item.link) : undefined
      return { ...item, link, isBold: item.isBold && !block?.isBold }
    })
    const markdown = compose(items)
    return block?.node.type === 'tableCell' ? markdown.replaceAll(/(?<!\\)\|/g, '\\|') : markdown
  }

  private rewrite(block: Block, outcome: Outcome): void {
    if (isWhole(outcome) && wordsOf(outcome).length === this.lengthOf(block)) return
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

  private lengthOf(block: Block): number {
    if (!isEditable(block)) return block.printed.length
    return block.atoms.reduce((length, { printed }) => length + printed.length, 0)
  }

  private remove(block: Block, index: number): void {
    if (block.printed.trim() === '') return
    if (!isEditable(block)) {
      this.refuse(index, `“${block.printed}” is made from site.ts. Take it out there`)
      return
    }
    const edit = blockRemoval(this.text, block)
    if (!edit) {
      const what =
        block.node.type === 'heading'
          ? 'the heading has an address that links lead to'
          : 'other items hang on this one'
      this.refuse(
        index,
        `${what}: ${block.place}. Keep it in the file, and take it out in the Markdown`,
      )
    } else if (block.node.type === 'tableCell') this.emptied.push(block)
    else this.edits.push(edit)
  }

  /** A row of which nothing is left goes; in others, the cells stay empty. */
  private removeEmptied(): void {
    const done = new Set<unknown>()
    for (const block of this.emptied) {
      const row = block.parents.at(-1)
      const own = this.emptied.filter(other => other.parents.at(-1) === row)
      const filled =
        row?.type === 'tableRow' ? row.children.filter(cell => cell.children.length > 0) : []
      const edit =
        own.length === filled.length ? rowRemoval(this.text, block) : blockRemoval(this.text, block)
      if (edit && !(own.length === filled.length && done.has(row))) this.edits.push(edit)
      done.add(row)
    }
  }

  private insert(outcome: Outcome): void {
    const { paragraph, index, steps } = outcome
    if (paragraph.isHeading) {
      this.refuse(
        index,
        'a new heading needs an id that links can lead to. Write it in the Markdown',
      )
      return
    }
    if (paragraph.cell) {
      this.insertCell(outcome, paragraph.cell)
      return
    }
    const markdown = this.markdown(steps)
    if (!this.cursor) {
      this.waiting.push(markdown)
      return
    }
    this.edits.push(blockInsertion(this.cursor, markdown, paragraph.isListItem))
    this.cursor = { ...this.cursor, isAfterItem: paragraph.isListItem }
  }

  private insertCell({ index, steps }: Outcome, cell: ReviewedCell): void {
    const key = rowKey(cell)
    if (this.rowsWithBlocks.has(key)) {
      this.refuse(index, 'a cell holds one paragraph. Write the words into the one that is there')
    } else if (!this.cursor || this.tableOfCursor !== cell.table) {
      this.refuse(index, 'a new table cannot be taken over. Write it in the Markdown')
    } else {
      const row = this.newRows.get(key) ?? { after: this.cursor.block, cells: [], index }
      row.cells[cell.column] = this.markdown(steps, this.cursor.block)
      this.newRows.set(key, row)
    }
  }
}
