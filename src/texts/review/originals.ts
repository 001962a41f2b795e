import { headBookmark } from '../word/wordBlocks.ts'
import type { Obstacle } from './facts.ts'
import { historyOf, plainSpaces, type Step } from './history.ts'
import { ascending } from './order.ts'
import { isBlockId, isChanged, partsOf, textOf } from './paragraphParts.ts'
import type { Block } from './reviewBlocks.ts'
import type { ReviewedFile, ReviewedParagraph } from './reviewedFile.ts'

/** How LibreOffice names the bookmark of a paragraph that was moved, besides the one that stays. */
const copied = /_Copy_\d+$/

/** The file with the bookmarks of copies: those of a move that was accepted are all there is. */
function withoutCopies({ paragraphs }: ReviewedFile): ReviewedParagraph[] {
  const all = new Set(paragraphs.flatMap(({ bookmarks }) => bookmarks))
  return paragraphs.map(paragraph => ({
    ...paragraph,
    bookmarks: paragraph.bookmarks.map(bookmark => {
      const name = bookmark.replace(copied, '')
      return all.has(name) ? bookmark : name
    }),
  }))
}

/** The blocks of a file that stand before or after others than they did. */
function movedBlocks(paragraphs: readonly ReviewedParagraph[], blocks: readonly Block[]) {
  const positions = new Map(blocks.map(({ id }, index) => [id, index]))
  const found = paragraphs
    .flatMap(({ bookmarks }) => bookmarks)
    .flatMap(bookmark => positions.get(bookmark) ?? [])
  const inOrder = ascending(found)
  return new Set(found.filter((_, index) => !inOrder.has(index)).flatMap(at => blocks[at] ?? []))
}

/** What was put somewhere else without tracking, as if it had been written there. */
function asInserted(steps: readonly Step[]): Step[] {
  return steps
    .filter(({ state }) => state !== 'deleted')
    .map(step => (step.type === 'end' ? step : { ...step, state: 'inserted' as const }))
}

function isHead(bookmark: string): boolean {
  return bookmark.startsWith(headBookmark) || bookmark.startsWith('_t_')
}

/** What a file is read against. */
export interface Original {
  readonly blocks: readonly Block[]
  /** The words at the head of the file by their bookmarks. */
  readonly head: ReadonlyMap<string, string>
  /** Whether the file was made from this very wording. */
  readonly isSameWording: boolean
}

/** What a file says became of a text. */
export interface Reading {
  readonly steps: readonly Step[]
  /** The blocks that begin in a paragraph of the file. */
  readonly blocksAt: ReadonlyMap<number, readonly Block[]>
  /** Blocks that are no longer where they were: they were deleted, or moved without tracking. */
  readonly deleted: readonly Block[]
  /** Those of them that were moved. */
  readonly moved: ReadonlySet<Block>
  readonly obstacles: readonly Obstacle[]
}

const again = 'Export the text again and repeat the change in that file'

/** Follows every block of a text through a reviewed file. */
export function readingOf(file: ReviewedFile, { blocks, head, isSameWording }: Original): Reading {
  const byId = new Map(blocks.map(block => [block.id, block]))
  const paragraphs = withoutCopies(file)
  const found = new Set(paragraphs.flatMap(({ bookmarks }) => bookmarks))
  const moved = movedBlocks(paragraphs, blocks)
  const missing = blocks.filter(({ id }) => !found.has(id))
  const steps: Step[] = []
  const blocksAt = new Map<number, readonly Block[]>()
  const obstacles: Obstacle[] = []
  for (const parts of partsOf(paragraphs)) {
    const paragraph = parts[0]?.index ?? 0
    const bookmarks = parts.flatMap(part => part.paragraph.bookmarks)
    const refuse = (message: string) => obstacles.push({ paragraph, message })
    const objects = parts.flatMap(part => part.paragraph.objects)
    for (const object of objects) refuse(`${object} cannot be part of a text. Take it out`)
    const headMark = bookmarks.find(isHead)
    if (headMark !== undefined) {
      const own = head.get(headMark)
      const isRewritten = isSameWording && own !== undefined && own !== textOf(parts, 'shown')
      if (isRewritten || isChanged(parts)) {
        refuse('the head comes from the front matter and from site.ts. Change it there')
      }
      continue
    }
    const ids = bookmarks.filter(isBlockId)
    const own = ids.flatMap(id => byId.get(id) ?? [])
    if (own.length < ids.length) {
      if (isChanged(parts)) refuse(`this has changed in the site since the export. ${again}`)
      continue
    }
    const original = plainSpaces(textOf(parts, 'original')).trim()
    if (own.length === 0 && original !== '' && (missing.length > 0 || !isSameWording)) {
      refuse(
        'this has lost the hidden bookmark that says where it belongs. Undo what removed it, or export the text again and repeat the change in that file',
      )
      continue
    }
    if (own.some(block => moved.has(block))) {
      steps.push(...asInserted(historyOf(own, parts)))
      continue
    }
    for (const part of parts) {
      const here = part.paragraph.bookmarks.flatMap(id => byId.get(id) ?? [])
      if (here.length > 0) blocksAt.set(part.index, here)
    }
    steps.push(...historyOf(own, parts))
  }
  const deleted = [...(isSameWording ? missing : []), ...moved]
  return { steps, blocksAt, deleted, moved, obstacles }
}
