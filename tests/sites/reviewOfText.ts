import { loadSite } from '../../src/model/loadSite.ts'
import { legalEntriesOf } from '../../src/texts/frontMatter.ts'
import { parseText } from '../../src/texts/parseText.ts'
import { headOf } from '../../src/texts/review/originals.ts'
import { readReviewedFile } from '../../src/texts/review/readReviewedFile.ts'
import { type Review, reviewOf } from '../../src/texts/review/review.ts'
import { reviewBlocks } from '../../src/texts/review/reviewBlocks.ts'
import { divideSections } from '../../src/texts/sections.ts'
import { wordFile } from '../../src/texts/word/wordFile.ts'
import { resolvedFrom } from '../../src/versions/documentsInForce.ts'
import { withBody } from './reviewedFile.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

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

/** What a review says of a text, and the text after its first section's "In short". */
export interface ReviewOfText extends Omit<Review, 'text'> {
  readonly markdown: string
  /** Everything before that, with the changes. */
  readonly head: string
}

/**
 * Reviews a text of one section.
 * @param markdown what follows the section's "In short"
 * @param change of the body of its Word file, as a reviewer's program writes it
 * @param rejected numbers of changes
 */
export async function reviewOfText(
  markdown: string,
  change: (body: string) => string,
  rejected: readonly number[] = [],
  parts: Readonly<Record<string, string>> = {},
): Promise<ReviewOfText> {
  const name = 'data-processing-agreement'
  const file = { file: 'agreement.md', text: `${head}${markdown}\n` }
  const text = parseText(site, file, { language: 'en', entries: legalEntriesOf(name) })
  const document = divideSections(text.source, text.tree)
  const faults = text.source.vfile.messages.map(String)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const parsed = { ...text, name, document } as const
  const resolved = resolvedFrom(site, parsed)
  const exported = await wordFile(site, resolved)
  const { text: reviewed, ...review } = reviewOf({
    file: readReviewedFile('reviewed.docx', withBody(exported, change, parts)),
    original: {
      blocks: reviewBlocks(site, parsed, resolved),
      head: headOf(readReviewedFile('exported.docx', exported)),
      isSameWording: true,
    },
    ...{ text: file.text, origin: site.config.origin, ids: document.ids },
    rejected: new Set(rejected),
  })
  const gist = '> The gist.\n\n'
  const end = reviewed.indexOf(gist) + gist.length
  return { ...review, head: reviewed.slice(0, end), markdown: reviewed.slice(end).trimEnd() }
}
