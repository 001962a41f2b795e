import { expect } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import type { ParsedDocument } from '../../src/texts/documentTexts.ts'
import { legalEntriesOf } from '../../src/texts/frontMatter.ts'
import { parseText } from '../../src/texts/parseText.ts'
import { unshownWords } from '../../src/texts/review/checkReview.ts'
import { readReviewedFile } from '../../src/texts/review/readReviewedFile.ts'
import { type Review, reviewOf } from '../../src/texts/review/review.ts'
import { reviewBlocks } from '../../src/texts/review/reviewBlocks.ts'
import { divideSections } from '../../src/texts/sections.ts'
import { headWords } from '../../src/texts/word/documentHead.ts'
import { forWord, textBookmark, wordBlocks } from '../../src/texts/word/wordBlocks.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import { withBody } from './reviewedFile.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const name = 'data-processing-agreement'

const head = `---
title: Agreement
description: What applies.
version: "1.0"
effective: "2025-01-02"
nextReview: "2026-03-04"
---

First words.

## Scope {#scope}

> The gist.

`

function parsed(text: string): ParsedDocument {
  const file = { file: 'agreement.md', text }
  const own = parseText(site, file, { language: 'en', entries: legalEntriesOf(name) })
  const document = divideSections(own.source, own.tree)
  const faults = own.source.vfile.messages.map(String)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { ...own, name, document }
}

/** What a review says of a text. */
export interface ReviewOfText extends Omit<Review, 'text'> {
  /** The text after the first section's "In short", with the changes. */
  readonly markdown: string
  /** Everything before that, with the changes. */
  readonly head: string
}

/**
 * Reviews a text of one section.
 * @param markdown what follows the section's "In short"
 * @param change of the body of its Word file, as a reviewer's program writes it
 * @param rejected numbers of changes
 * @param parts of the file besides its body, such as comments
 * @throws where a text that is taken over does not show what the file shows
 */
export async function reviewOfText(
  markdown: string,
  change: (body: string) => string,
  rejected: readonly number[] = [],
  parts: Readonly<Record<string, string>> = {},
): Promise<ReviewOfText> {
  const text = `${head}${markdown}\n`
  const own = parsed(text)
  const resolved = resolvedFrom(site, own)
  const exported = await wordFile(site, resolved)
  const bookmark = textBookmark(name, 'en', wordBlocks(forWord(site, resolved.document)))
  const { text: reviewed, ...review } = reviewOf({
    file: readReviewedFile('reviewed.docx', withBody(exported, change, parts)),
    original: {
      blocks: reviewBlocks(site, own, resolved),
      head: headWords(site, { ...resolved, bookmark }),
      isSameWording: true,
    },
    ...{ text, origin: site.config.origin, ids: own.document.ids },
    rejected: new Set(rejected),
  })
  if (review.obstacles.length === 0) {
    const after = parsed(reviewed)
    const lost = unshownWords(site, after, resolvedFrom(site, after), review.expected)
    if (lost !== undefined) throw new Error(`“${lost}” is not what this shows: ${reviewed}`)
  }
  const gist = '> The gist.\n\n'
  const end = reviewed.indexOf(gist) + gist.length
  return { ...review, head: reviewed.slice(0, end), markdown: reviewed.slice(end).trimEnd() }
}

/** Proves what becomes of a text that is taken over. */
export async function expectTaken(
  markdown: string,
  change: (body: string) => string,
  expected: string,
): Promise<void> {
  const review = await reviewOfText(markdown, change)
  expect(review.obstacles).toEqual([])
  expect(review.markdown).toBe(expected)
}
