import { diffArrays } from 'diff'
import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { withoutSoftHyphens } from '../folder/index.ts'
import { type Change, compareWords, similarity, wordLengths } from './compareWords.ts'
import { introductionPart, type TextBody } from './sections.ts'

/** What a block of a text is: each kind is shown in its own way. */
type BlockKind = 'heading' | 'in-short' | 'item' | 'paragraph' | 'table-head' | 'row'

/** A section by its id; the introduction has no heading. */
interface SectionPlace {
  readonly id: string
  readonly heading: string | undefined
}

/** A block of a text in plain words. Its parts are the cells of a table's row; every other block has one. */
export interface Block {
  readonly kind: BlockKind
  /** What else makes two blocks differ that have the same words: the mark of an item in a Word file. */
  readonly form?: string
  readonly parts: readonly string[]
  readonly place: SectionPlace
}

/** A block with what changed in each of its parts. */
export interface ComparedBlock extends Omit<Block, 'parts'> {
  readonly parts: readonly (readonly Change[])[]
  /** Where a block stood before that stands elsewhere now. */
  readonly movedFrom?: SectionPlace
  /** The section that has it now: what is left in its old place is this alone. */
  readonly movedTo?: SectionPlace
}

/** A section of two versions, compared. */
export interface ComparedSection extends SectionPlace {
  /** What changed in the heading. */
  readonly headingChanges: readonly Change[]
  readonly status: 'changed' | 'deleted' | 'inserted' | 'moved' | 'unchanged'
  /** Whether it stands elsewhere among the sections that both versions have. */
  readonly isMoved: boolean
  readonly blocks: readonly ComparedBlock[]
}

/** How alike two blocks have to be, from 0 to 1, to be one that was rewritten in its place, or elsewhere. */
const LEAST_ALIKE = { inPlace: 0.4, elsewhere: 0.8 } as const

/** Characters from which a block is recognized elsewhere: the same short line may occur in many places. */
const LEAST_MOVED = 24

/** The blocks of a part of a text; of two wordings for wide and narrow screens, the wide one. */
function blocksOf(nodes: readonly RootContent[], place: SectionPlace): readonly Block[] {
  const blockOf = (kind: BlockKind, parts: readonly string[]): Block => ({
    kind,
    place,
    parts: parts.map(part => part.replaceAll(/\s+/g, ' ').trim()),
  })
  return nodes.flatMap((node): readonly Block[] => {
    switch (node.type) {
      case 'heading':
        return [blockOf('heading', [plainText(node)])]
      case 'blockquote':
        return [blockOf('in-short', [plainText(node)])]
      case 'list':
        return node.children.map(item => blockOf('item', [plainText(item)]))
      case 'table':
        return node.children.map(({ children: cells }, index) => {
          const kind = index === 0 ? 'table-head' : 'row'
          return blockOf(
            kind,
            cells.map(cell => plainText(cell)),
          )
        })
      case 'containerDirective':
        return node.name === 'narrow' ? [] : blocksOf(node.children, place)
      default:
        return [blockOf('paragraph', [plainText(node)])]
    }
  })
}

/** The introduction of a document and its sections by their ids, in plain words. */
function partsById({ introduction, sections }: TextBody) {
  const part = (place: SectionPlace, nodes: readonly RootContent[]) =>
    [place.id, { heading: place.heading, blocks: blocksOf(nodes, place) }] as const
  return new Map([
    part({ id: introductionPart, heading: undefined }, introduction),
    ...sections.map(({ id, heading, inShort, content }) =>
      part({ id, heading: withoutSoftHyphens(heading) }, inShort ? [inShort, ...content] : content),
    ),
  ])
}

/** A block before and after: one that is new, or gone, has one of them alone. */
interface BlockPair {
  before?: Block | undefined
  readonly after?: Block | undefined
  movedFrom?: SectionPlace | undefined
  movedTo?: SectionPlace | undefined
}

/** What a block says, all of its parts in one. */
function wordingOf({ parts }: Block): string {
  return parts.join('\n')
}

/** Pairs of blocks that a comparison compares word by word: what remains of a hostile file counts as unlike. */
const MOST_COMPARED = 20_000

/** Whether a block may be another one rewritten, as alike as a share of the longer one. */
type IsAlike = (before: Block, after: Block, least: number) => boolean

/** Finds out what is alike in one comparison, and compares each pair of blocks once. */
function likeness(): IsAlike {
  const lengths = new Map<Block, ReadonlyMap<string, number>>()
  const shares = new Map<Block, Map<Block, number>>()
  let comparisonsLeft = MOST_COMPARED
  const lengthsOf = (block: Block) => {
    const computed = lengths.get(block) ?? wordLengths(wordingOf(block))
    lengths.set(block, computed)
    return computed
  }
  /** What two blocks have in common at most: their words, in whatever order. */
  const mostInCommon = (before: Block, after: Block) => {
    let common = 0
    const lengthsAfter = lengthsOf(after)
    for (const [word, length] of lengthsOf(before)) {
      common += Math.min(length, lengthsAfter.get(word) ?? 0)
    }
    return common / Math.max(wordingOf(before).length, wordingOf(after).length)
  }
  const similarityOf = (before: Block, after: Block) => {
    const sharesOfBefore = shares.get(before) ?? new Map<Block, number>()
    shares.set(before, sharesOfBefore)
    const computed = sharesOfBefore.get(after)
    if (computed !== undefined) return computed
    let share = mostInCommon(before, after)
    if (share >= LEAST_ALIKE.inPlace) {
      comparisonsLeft -= 1
      share = comparisonsLeft < 0 ? 0 : similarity(wordingOf(before), wordingOf(after))
    }
    sharesOfBefore.set(after, share)
    return share
  }
  return (before, after, least) => {
    if (before.kind !== after.kind || before.form !== after.form) return false
    // A row keeps its number of cells.
    if (before.parts.length !== after.parts.length) return false
    const wordingBefore = wordingOf(before)
    const wordingAfter = wordingOf(after)
    if (wordingBefore === wordingAfter) return true
    // The shorter one can have no more in common with the longer one than all of itself.
    const shorter = Math.min(wordingBefore.length, wordingAfter.length)
    const longer = Math.max(wordingBefore.length, wordingAfter.length)
    return least < 1 && shorter / longer >= least && similarityOf(before, after) >= least
  }
}

/** Blocks of two versions that have not been paired: between two pairs, or of the whole text. */
interface Unpaired {
  readonly before: readonly Block[]
  readonly after: readonly Block[]
}

/**
 * Pairs blocks in their order.
 * @param isPair whether two of them are one
 * @param pairRest makes pairs of what is left between two pairs, and at the ends
 */
function pairInOrder(
  { before, after }: Unpaired,
  isPair: (before: Block, after: Block) => boolean,
  pairRest: (rest: Unpaired) => readonly BlockPair[],
): readonly BlockPair[] {
  const pairs: BlockPair[] = []
  let rest: { before: Block[]; after: Block[] } = { before: [], after: [] }
  let indexBefore = 0
  let indexAfter = 0
  const runs = diffArrays([...before], [...after], { comparator: isPair })
  for (const { count, added, removed } of runs) {
    const runBefore = added ? [] : before.slice(indexBefore, indexBefore + count)
    const runAfter = removed ? [] : after.slice(indexAfter, indexAfter + count)
    indexBefore += runBefore.length
    indexAfter += runAfter.length
    if (added || removed) {
      rest.before.push(...runBefore)
      rest.after.push(...runAfter)
    } else {
      pairs.push(...pairRest(rest))
      rest = { before: [], after: [] }
      for (const [index, block] of runAfter.entries()) {
        pairs.push({ before: runBefore[index], after: block })
      }
    }
  }
  return [...pairs, ...pairRest(rest)]
}

/** What was not paired: blocks that are gone, then those that are new. */
function leftAlone({ before, after }: Unpaired): readonly BlockPair[] {
  const gone = before.map(block => ({ before: block }))
  const added = after.map(block => ({ after: block }))
  return [...gone, ...added]
}

/** Pairs blocks that were rewritten in their place, in their order. */
function pairRewritten(unpaired: Unpaired, isAlike: IsAlike): readonly BlockPair[] {
  const isRewritten = (before: Block, after: Block) => isAlike(before, after, LEAST_ALIKE.inPlace)
  return pairInOrder(unpaired, isRewritten, leftAlone)
}

/** Pairs blocks in their order: first those that stayed, then those between them that were rewritten. */
function pairBlocks(
  before: readonly Block[],
  after: readonly Block[],
  isAlike: IsAlike,
): readonly BlockPair[] {
  const isSame = (first: Block, second: Block) => isAlike(first, second, 1)
  return pairInOrder({ before, after }, isSame, rest => pairRewritten(rest, isAlike))
}

/** Says of blocks that are gone in one place and new in another that they moved. */
function recognizeMoved(pairs: readonly BlockPair[], isAlike: IsAlike): void {
  const isLong = (block?: Block) => block && wordingOf(block).length >= LEAST_MOVED
  const gone = pairs.filter(({ before, after }) => !after && isLong(before))
  for (const pair of pairs.filter(({ before, after }) => !before && isLong(after))) {
    const findAlike = (least: number) =>
      gone.find(({ before }) => before && pair.after && isAlike(before, pair.after, least))
    const origin = findAlike(1) ?? findAlike(LEAST_ALIKE.elsewhere)
    if (!origin) continue
    gone.splice(gone.indexOf(origin), 1)
    pair.before = origin.before
    pair.movedFrom = origin.before?.place
    origin.movedTo = pair.after?.place
  }
}

/** What changed between blocks that were paired. */
function compared(pairs: readonly BlockPair[]): readonly ComparedBlock[] {
  return pairs.flatMap(({ before, after, movedFrom, movedTo }) => {
    const block = after ?? before
    // Within a section, the new place says enough.
    if (!block || movedTo?.id === block.place.id) return []
    if (movedTo) return { ...block, parts: [], movedTo }
    const parts = block.parts.map((_, index) =>
      compareWords(before?.parts[index] ?? '', after?.parts[index] ?? ''),
    )
    return { ...block, parts, ...(movedFrom && { movedFrom }) }
  })
}

/** Compares two lists of blocks, with what moved between them. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): readonly ComparedBlock[] {
  const isAlike = likeness()
  const pairs = pairBlocks(before, after, isAlike)
  recognizeMoved(pairs, isAlike)
  return compared(pairs)
}

const isChange = ({ kind }: Change) => kind !== 'same'

/** Whether something happened to a block. */
export function isChanged({ parts, movedFrom, movedTo }: ComparedBlock): boolean {
  return movedFrom !== undefined || movedTo !== undefined || parts.flat().some(isChange)
}

/** What became of a section; `moved` says that its words are the same. */
function statusOf(
  section: Omit<ComparedSection, 'status'>,
  isBefore: boolean,
  isAfter: boolean,
): ComparedSection['status'] {
  if (!isBefore) return 'inserted'
  if (!isAfter) return 'deleted'
  const { headingChanges, blocks, isMoved } = section
  if (headingChanges.some(isChange) || blocks.some(isChanged)) return 'changed'
  return isMoved ? 'moved' : 'unchanged'
}

/** Compares two versions section by section, in the order of the new one; what was deleted stands where it stood. */
export function compareDocuments(before: TextBody, after: TextBody): readonly ComparedSection[] {
  const partsBefore = partsById(before)
  const partsAfter = partsById(after)
  const isAlike = likeness()
  const runs = diffArrays([...partsBefore.keys()], [...partsAfter.keys()])
  const sections = runs.flatMap(({ value: ids, added, removed }) =>
    ids.flatMap(id => {
      const partBefore = partsBefore.get(id)
      const partAfter = partsAfter.get(id)
      // A section that moved is shown once, where it stands now.
      if (removed && partAfter) return []
      const pairs = pairBlocks(partBefore?.blocks ?? [], partAfter?.blocks ?? [], isAlike)
      return { id, partBefore, partAfter, isMoved: added && partBefore !== undefined, pairs }
    }),
  )
  const allPairs = sections.flatMap(({ pairs }) => pairs)
  recognizeMoved(allPairs, isAlike)
  return sections.map(({ id, partBefore, partAfter, isMoved, pairs }) => {
    const { heading } = partAfter ?? partBefore ?? {}
    const shown = heading ?? ''
    const headingBefore = partBefore?.heading ?? shown
    const headingAfter = partAfter?.heading ?? shown
    const headingChanges = compareWords(headingBefore, headingAfter)
    const section = { id, heading, headingChanges, isMoved, blocks: compared(pairs) }
    const status = statusOf(section, partBefore !== undefined, partAfter !== undefined)
    return { ...section, status }
  })
}
