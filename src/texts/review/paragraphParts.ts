import type { ReviewedParagraph } from './reviewedFile.ts'

/** A paragraph of a file with its number. */
export interface Part {
  readonly paragraph: ReviewedParagraph
  readonly index: number
}

/** Whether a bookmark is that of a block. */
export function isBlockId(bookmark: string): boolean {
  return /^_b[\da-f]{16}(?:_\d+)?$/.test(bookmark)
}

function hasBlock({ paragraph }: Part): boolean {
  return paragraph.bookmarks.some(isBlockId)
}

function isSamePlace(one: ReviewedParagraph, other: ReviewedParagraph): boolean {
  const place = ({ cell }: ReviewedParagraph) => cell && `${cell.table} ${cell.row} ${cell.column}`
  return place(one) === place(other)
}

/** The paragraphs of a file by what they were made from: one whose end was inserted is part of the next. */
export function partsOf(paragraphs: readonly ReviewedParagraph[]): Part[][] {
  const groups: Part[][] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    const part = { paragraph, index }
    const group = groups.at(-1)
    const last = group?.at(-1)?.paragraph
    const isOne = group && last?.endInserted && isSamePlace(last, paragraph)
    if (isOne && !(group.some(hasBlock) && hasBlock(part))) group.push(part)
    else groups.push([part])
  }
  return groups
}

/** The words of a paragraph's parts: as they were exported, or as they are shown with every change. */
export function textOf(parts: readonly Part[], version: 'original' | 'shown'): string {
  return parts
    .flatMap(({ paragraph }) => paragraph.runs)
    .filter(({ inserted, deleted }) => (version === 'original' ? !inserted : !deleted))
    .map(({ text }) => text)
    .join('')
}

/** Whether anything in the parts of a paragraph was changed with tracking. */
export function isChanged(parts: readonly Part[]): boolean {
  return parts.some(({ paragraph: { runs, endInserted, endDeleted } }) =>
    Boolean(endInserted || endDeleted || runs.some(run => run.inserted || run.deleted)),
  )
}
