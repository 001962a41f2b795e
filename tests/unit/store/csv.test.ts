import { expect, it } from 'vitest'
import { readCsv, writeCsv } from '../../../src/company/store/csv.ts'
import { complaint } from '../../sites/complaint.ts'

it('reads cells in quotation marks, with commas, line ends and doubled quotation marks', () => {
  expect(readCsv('form.csv', 'a,"b,\n""c"""\r\n,d\n')).toEqual([
    { cells: ['a', 'b,\n"c"'], line: 1 },
    { cells: ['', 'd'], line: 3 },
  ])
})

it('reads every row, whether lines end as on Windows, Unix or old Macs', () => {
  expect(readCsv('form.csv', 'a,b\rc,"d\re"\rf,\r\ng')).toEqual([
    { cells: ['a', 'b'], line: 1 },
    { cells: ['c', 'd\re'], line: 2 },
    { cells: ['f', ''], line: 4 },
    { cells: ['g'], line: 5 },
  ])
})

it('has no rows of an empty text, and an empty cell where a row ends with a comma', () => {
  expect(readCsv('form.csv', '')).toEqual([])
  expect(readCsv('form.csv', 'a,')).toEqual([{ cells: ['a', ''], line: 1 }])
})

it.each([
  ['text after the closing quotation mark', 'a,b\nc,"d"e\n'],
  ['a quotation mark within a cell without them', 'a,b\nc,d"e\n'],
  ['a quotation mark that is never closed', 'a,b\nc,"d\ne\n'],
])('refuses %s, and names the line', (_, text) => {
  expect(complaint(() => readCsv('form.csv', text))).toBe(
    'form.csv:2: holds a quotation mark that encloses no whole cell. Enclose the cell in quotation marks, and double those within it.',
  )
})

it('writes what it reads, with quotation marks where a cell needs them', () => {
  const text = 'a,"b,\n""c"""\n,d\n'
  expect(writeCsv(readCsv('form.csv', text).map(({ cells }) => cells))).toBe(text)
})
