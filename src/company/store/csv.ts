/** A row of a table of comma-separated values. */
export interface CsvRow {
  readonly cells: readonly string[]
  /** 1-based line in which it begins: a cell may have several. */
  readonly line: number
}

/** Reads comma-separated values (RFC 4180). */
export function readCsv(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let rowLine = 1
  // A cell with what ends it; in quotes, it may hold commas, line ends and doubled quotes.
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? ['', undefined, '', '']
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.split('\n').length - 1
    if (end === ',') continue
    rows.push({ cells, line: rowLine })
    cells = []
    rowLine = line
    // What follows a quote that ends too early belongs to no cell.
    if (end === '') break
  }
  return rows
}

/** Writes comma-separated values as the Play Console exports them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const written = (cell: string) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map(row => `${row.map(written).join(',')}\n`).join('')
}
