import {
  BorderStyle,
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { Table as TableNode } from 'mdast'
import { inlines } from './inlines.ts'
import { textWidth } from './styles.ts'

const line = { style: BorderStyle.SINGLE, size: 4, color: 'B8B4AC' }
const none = { style: BorderStyle.NONE }

/** Rules between rows, as on the page. */
export const rowRules = {
  top: line,
  bottom: line,
  insideHorizontal: line,
  left: none,
  right: none,
  insideVertical: none,
}

/** The widths of columns in twips: the first of two holds a term, others share the line. */
export function columnWidths(columns: number): number[] {
  if (columns === 2) return [textWidth * 0.36, textWidth * 0.64].map(Math.round)
  return Array.from({ length: columns }, () => Math.floor(textWidth / columns))
}

/** Tables with more columns than this are set in smaller type. */
const MAX_COLUMNS = 3

/**
 * A table whose first row is repeated at the head of every page.
 * @param height of its rows at least, in twips, where they are filled in by hand
 */
export function wordTable({ children: rows }: TableNode, height?: number): Table {
  const widths = columnWidths(rows[0]?.children.length ?? 1)
  const small = widths.length > MAX_COLUMNS ? { size: 16 } : {}
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowRules,
    rows: rows.map((row, index) => {
      const isHeader = index === 0
      return new TableRow({
        // Readers take the mark itself for a yes, whatever its value.
        ...(isHeader && { tableHeader: true }),
        cantSplit: true,
        ...(height && !isHeader && { height: { value: height, rule: HeightRule.ATLEAST } }),
        children: row.children.map(
          (cell, column) =>
            new TableCell({
              width: { size: widths[column] ?? 0, type: WidthType.DXA },
              children: [
                new Paragraph({
                  style: 'TableText',
                  children: inlines(cell.children, { ...small, ...(isHeader && { bold: true }) }),
                }),
              ],
            }),
        ),
      })
    }),
  })
}
