import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A word on paper, with its place in points from the upper left corner of its page. */
export interface PrintedWord {
  readonly text: string
  readonly page: number
  readonly left: number
  readonly right: number
  readonly bottom: number
}

const wordPattern =
  /<page width="([\d.]+)" height="([\d.]+)">|<word xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g

/** The words of a PDF in reading order, as poppler finds them. */
export async function printedWords(file: string): Promise<PrintedWord[]> {
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
export const a4 = { width: 595, height: 842 }
