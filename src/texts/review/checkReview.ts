import { OperatorError } from '../../model/OperatorError.ts'
import type { Site, TextFile } from '../../model/site.ts'
import { type ParsedDocument, parseDocument } from '../documentTexts.ts'
import type { ResolvedDocument } from '../resolvedDocument.ts'
import { refuseFaulty } from '../source.ts'
import { plainSpaces, printedIn } from './history.ts'
import type { Review } from './review.ts'
import { reviewBlocks } from './reviewBlocks.ts'

function comparable(text: string): string {
  return plainSpaces(text).replaceAll(/ +/g, ' ').trim()
}

/**
 * The first words that a text has to show after those before them and does not; undefined where it shows
 * all of them in their order.
 */
export function unshownWords(
  site: Site,
  parsed: ParsedDocument,
  resolved: ResolvedDocument,
  expected: Review['expected'],
): string | undefined {
  const shown = reviewBlocks(site, parsed, resolved).map(printedIn).map(comparable)
  let position = 0
  return expected.find(words => {
    // What the reviewer wrote as {{a fact}} shows its value.
    if (words.includes('{{')) return false
    position = shown.indexOf(comparable(words), position) + 1
    return position === 0
  })
}

interface Checked {
  readonly site: Site
  readonly parsed: ParsedDocument
  readonly review: Review
  readonly resolve: (parsed: ParsedDocument) => ResolvedDocument
}

/**
 * Checks a text that a review gave: it follows the rules of every text, and shows what the file shows.
 * @returns the file to write
 * @throws OperatorError for what is wrong with it, by the lines it would have
 */
export function checkReview({ site, parsed, review, resolve }: Checked): TextFile {
  const { name, source } = parsed
  const file = { file: source.file, text: review.text }
  const changed = parseDocument(site, name, source.language, file)
  const lines = review.text.split('\n')
  for (const message of changed.source.vfile.messages) {
    message.reason = `${message.reason} (the line would be “${lines[(message.line ?? 1) - 1] ?? ''}”)`
  }
  refuseFaulty([changed.source])
  const lost = unshownWords(site, changed, resolve(changed), review.expected)
  if (lost !== undefined) {
    const message = `“${lost}” cannot be written as Markdown so that it reads the same in the same place. Edit it there`
    throw new OperatorError([{ file: source.file, message }])
  }
  return file
}
