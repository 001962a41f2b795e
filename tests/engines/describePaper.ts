import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type FlowEngine } from './engine.ts'

const run = promisify(execFile)

/** A word on paper, with its place in points from the upper left corner of its page. */
interface PrintedWord {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

const wordPattern =
  /<page width="([\d.]+)" height="([\d.]+)">|<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g

/** The words of a PDF in reading order, as poppler finds them. */
async function printedWords(file: string): Promise<PrintedWord[]> {
  const { stdout } = await run('pdftotext', ['-bbox', file, '-'], { maxBuffer: 2 ** 25 })
  const words: PrintedWord[] = []
  let page = 0
  for (const [, width, , left, right, bottom, text] of stdout.matchAll(wordPattern)) {
    if (width !== undefined) page += 1
    else
      words.push({
        text: text ?? '',
        page,
        left: Number(left),
        right: Number(right),
        bottom: Number(bottom),
      })
  }
  return words
}

/** The size of A4 in points. */
const a4 = { width: 595, height: 842 }

const letters = (text: string) => text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Paragraphs without bold words, which Firefox draws as shapes that poppler cannot read. */
const plainParagraphs = `[...document.querySelectorAll('#document-text p')]
  .filter(paragraph => paragraph.checkVisibility() && !paragraph.querySelector('b, strong'))
  .map(paragraph => paragraph.innerText)`

/** The words in cells of tables: not in bold ones, for the same reason, nor words that say where they may be broken. */
const wordsInCells = `[...document.querySelectorAll('#document-text td')]
  .filter(cell => cell.checkVisibility() && !cell.querySelector('b, strong'))
  .flatMap(cell => cell.innerText.split(/\\s+/))
  .filter(word => !word.includes('\\u00ad'))
  .flatMap(word => word.match(/\\p{L}{3,}/gu) ?? [])`

/** With its punctuation, by which a sentence that ends as a heading does is told from it. */
const withoutSpaces = (text: string) => text.normalize('NFKD').replaceAll(/[\s\u00ad]/g, '')

/** Headings and heads of tables, each in its words: none of them belongs at the foot of a page. */
const headings = `[...document.querySelectorAll('main :is(h2, h3, thead tr)')]
  .filter(heading => heading.checkVisibility())
  .map(heading => heading.innerText)`

/** Those of some headings with which a page ends; the last page may end as it likes. */
function headingsAtFoot(words: readonly PrintedWord[], headingTexts: unknown): readonly string[] {
  const lastPage = words.at(-1)?.page ?? 0
  const pages = Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) => index + 1)
  const ends = pages.map(page => {
    const printed = words.filter(word => word.page === page).map(word => word.text)
    // Without the number of the page, which some engines print last.
    return withoutSpaces(printed.join('')).replace(/\d+\/\d+$/, '')
  })
  const expected = Array.isArray(headingTexts) ? headingTexts.map(String) : []
  expect(expected.length).toBeGreaterThan(3)
  return expected.filter(text => ends.some(end => end.endsWith(withoutSpaces(text))))
}

/** What a print of the site has to be in an engine. */
export function describePaper(engine: () => FlowEngine): void {
  describe.each(['/privacy-policy', '/de/data-processing-agreement'])('%s on paper', path => {
    let folder: string
    let words: PrintedWord[]
    let paragraphs: unknown
    let cellWords: unknown
    let headingTexts: unknown

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'print-'))
      const file = join(folder, 'print.pdf')
      await engine().print(address(path), file)
      words = await printedWords(file)
      await engine().tab.open(address(path))
      paragraphs = await engine().tab.evaluate(plainParagraphs)
      cellWords = await engine().tab.evaluate(wordsInCells)
      headingTexts = await engine().tab.evaluate(headings)
    })
    afterAll(() => rm(folder, { recursive: true }))

    const onPage = (page: number) => words.filter(word => word.page === page)
    const lastPage = () => words.at(-1)?.page ?? 0

    it('fills its pages, the first one too', () => {
      expect(lastPage()).toBeGreaterThan(8)
      expect(lastPage()).toBeLessThan(20)
      for (let page = 1; page < lastPage(); page += 1) {
        const lowest = Math.max(...onPage(page).map(word => word.bottom))
        expect(lowest, `page ${page}`).toBeGreaterThan(a4.height * 0.6)
      }
    })

    it('ends no page with a heading or the head of a table', () => {
      expect(headingsAtFoot(words, headingTexts)).toEqual([])
    })

    it('uses the width of the paper and stays on it', () => {
      const rights = words.map(word => word.right)
      expect(Math.max(...rights)).toBeGreaterThan(a4.width * 0.8)
      expect(Math.max(...rights)).toBeLessThan(a4.width)
      expect(Math.min(...words.map(word => word.left))).toBeGreaterThan(0)
    })

    it('breaks no word in a table', () => {
      const printed = new Set(words.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []))
      const expected = Array.isArray(cellWords) ? cellWords.map(String) : []
      expect(expected.length).toBeGreaterThan(50)
      expect(expected.filter(word => !printed.has(word))).toEqual([])
    })

    it('prints every line of the text once', () => {
      const printed = letters(words.map(word => word.text).join(''))
      const expected = Array.isArray(paragraphs) ? paragraphs.map(String).map(letters) : []
      expect(expected.length).toBeGreaterThan(30)
      const lost = expected.filter(paragraph => !printed.includes(paragraph))
      expect(lost).toEqual([])
    })
  })

  it('prints the landing page with its plans', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'print-'))
    const file = join(folder, 'print.pdf')
    await engine().print(address('/'), file)
    const words = await printedWords(file)
    await rm(folder, { recursive: true })
    await engine().tab.open(address('/'))
    expect(headingsAtFoot(words, await engine().tab.evaluate(headings))).toEqual([])
    const text = words.map(word => word.text).join(' ')
    for (const plan of ['Free', 'Pro', 'Enterprise']) expect(text).toContain(plan)
    expect(Math.max(...words.map(word => word.right))).toBeLessThan(a4.width)
  })
}
