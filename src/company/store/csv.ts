import { OperatorError } from '../folder/index.ts'

/** A row of a table of comma-separated values. */
export interface CsvRow {
  readonly cells: readonly string[]
  /** 1-based line in which it begins: a cell may have several. */
  readonly line: number
}

/** How many lines end in a text; files of old spreadsheets end them with a carriage return alone. */
function lineEndsIn(text: string): number {
  return Array.from(text.matchAll(/\r\n?|\n/g)).length
}

/**
 * Reads comma-separated values (RFC 4180).
 * @param file as messages name it
 * @throws OperatorError with the line of a cell whose quotation marks are wrong
 */
export function readCsv(file: string, text: string): readonly CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let rowLine = 1
  // A cell with what ends it; in quotes, it may hold commas, line ends and doubled quotes.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n?|\n|$)/y
  while (cell.lastIndex < text.length || cells.length > 0) {
    const found = cell.exec(text)
    if (!found) {
      const message =
        'holds a quotation mark that encloses no whole cell. Enclose the cell in quotation marks, and double those within it'
      throw new OperatorError([{ file, line, message }])
    }
    const [whole, quoted, plain = '', end] = found
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += lineEndsIn(whole)
    if (end === ',') continue
    rows.push({ cells, line: rowLine })
    cells = []
    rowLine = line
  }
  return rows
}

/** Writes comma-separated values as the Play Console exports them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map(row => `${row.map(written).join(',')}\n`).join('')
}
