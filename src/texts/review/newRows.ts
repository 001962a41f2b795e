import type { Table } from 'mdast'
import type { Edit } from './edits.ts'
import type { Obstacle } from './facts.ts'
import { type Cursor, rowInsertion } from './insertions.ts'
import type { Outcome } from './outcome.ts'
import type { ReviewBlock } from './reviewBlocks.ts'
import type { ReviewedCell } from './reviewedFile.ts'

/** Cells of a row that the reviewer added. */
interface NewRow {
  readonly after: ReviewBlock
  readonly cells: string[]
  readonly index: number
}

/** Where a new cell stands: after which block, and in which table that is. */
interface TableCursor {
  readonly cursor: Cursor | undefined
  readonly table: number | undefined
}

function rowKey({ table, row }: ReviewedCell): string {
  return `${table} ${row}`
}

/** The rows that a reviewer added to tables, gathered cell by cell. */
export class NewRows {
  private readonly rows = new Map<string, NewRow>()
  private readonly rowsWithBlocks: ReadonlySet<string>

  /** @param outcomes of all paragraphs: they tell which rows were there before */
  constructor(outcomes: readonly Outcome[]) {
    this.rowsWithBlocks = new Set(
      outcomes.flatMap(({ blocks, paragraph: { cell } }) =>
        cell && blocks.length > 0 ? rowKey(cell) : [],
      ),
    )
  }

  /**
   * Adds a cell.
   * @param markdownAfter writes its words as those of a cell after another one
   * @returns why it cannot be taken over, if it cannot
   */
  add(
    cell: ReviewedCell,
    { cursor, table }: TableCursor,
    index: number,
    markdownAfter: (block: ReviewBlock) => string,
  ): string | undefined {
    const key = rowKey(cell)
    if (this.rowsWithBlocks.has(key)) {
      return 'a cell holds one paragraph. Write the words into the one that is there'
    }
    if (!cursor || table !== cell.table) {
      return 'a new table cannot be taken over. Write it in the Markdown'
    }
    const row = this.rows.get(key) ?? { after: cursor.block, cells: [], index }
    row.cells[cell.column] = markdownAfter(cursor.block)
    this.rows.set(key, row)
    return undefined
  }

  /** The rows as edits of the Markdown, and those whose cells are not as many as their table’s. */
  taken(text: string): {
    readonly edits: readonly Edit[]
    readonly obstacles: readonly Obstacle[]
  } {
    const edits: Edit[] = []
    const obstacles: Obstacle[] = []
    for (const { after, cells, index } of this.rows.values()) {
      const table = after.parents.at(-2) as Table | undefined // the parents of a cell: row, table
      const columns = table?.children[0]?.children.length ?? 0
      const written = Array.from(cells, cell => cell ?? '')
      // Such as a row that was rejected.
      if (written.every(cell => cell === '')) continue
      if (cells.length === columns) edits.push(rowInsertion(text, after, written))
      else {
        const message = `the new row has ${cells.length} cells, the table ${columns}. Give it as many`
        obstacles.push({ paragraph: index, message })
      }
    }
    return { edits, obstacles }
  }
}
