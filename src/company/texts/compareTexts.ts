import { diffArrays } from 'diff'
import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { withoutSoftHyphens } from '../folder/index.ts'
import { type Change, compareWords, similarity, wordLengths } from './compareWords.ts'
import { introductionPart, type TextBody } from './sections.ts'

/** What a block of a text is: each kind is shown in its own way. */
type BlockKind = 'heading' | 'in-short' | 'item' | 'paragraph' | 'table-head' | 'row'

/** A section by its id; the introduction has no heading. */
interface Place {
  readonly id: string
  readonly heading: string | undefined
}

/** A block of a text in plain words. Its parts are the cells of a table's row; every other block has one. */
export interface Block {
  readonly kind: BlockKind
  /** What else makes two blocks differ that have the same words: the mark of an item in a Word file. */
  readonly form?: string
  readonly parts: readonly string[]
  readonly place: Place
}

/** A block with what changed in each of its parts. */
export interface ComparedBlock extends Omit<Block, 'parts'> {
  readonly parts: readonly (readonly Change[])[]
  /** Where a block stood before that stands elsewhere now. */
  readonly movedFrom?: Place
  /** The section that has it now: what is left in its old place is this alone. */
  readonly movedTo?: Place
}

/** A section of two versions, compared. */
export interface ComparedSection extends Place {
  /** What changed in the heading. */
  readonly headingChanges: readonly Change[]
  /** What became of it; `moved` says that its words are the same. */
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
function blocksOf(nodes: readonly RootContent[], place: Place): readonly Block[] {
  const block = (kind: BlockKind, ...texts: readonly string[]): Block => ({
    kind,
    place,
    parts: texts.map(text => text.replaceAll(/\s+/g, ' ').trim()),
  })
  return nodes.flatMap((node): readonly Block[] => {
    switch (node.type) {
      case 'heading':
        return [block('heading', plainText(node))]
      case 'blockquote':
        return [block('in-short', plainText(node))]
      case 'list':
        return node.children.map(item => block('item', plainText(item)))
      case 'table':
        return node.children.map(({ children }, index) =>
          block(index === 0 ? 'table-head' : 'row', ...children.map(cell => plainText(cell))),
        )
      case 'containerDirective':
        return node.name === 'narrow' ? [] : blocksOf(node.children, place)
      default:
        return [block('paragraph', plainText(node))]
    }
  })
}

/** The introduction of a document and its sections by their ids, in plain words. */
function partsOf({ introduction, sections }: TextBody) {
  const part = (place: Place, nodes: readonly RootContent[]) =>
    [place.id, { heading: place.heading, blocks: blocksOf(nodes, place) }] as const
  return new Map([
    part({ id: introductionPart, heading: undefined }, introduction),
    ...sections.map(({ id, heading, inShort, content }) =>
      part({ id, heading: withoutSoftHyphens(heading) }, inShort ? [inShort, ...content] : content),
    ),
  ])
}

/** A block before and after: one that is new, or gone, has one of them alone. */
interface Pair {
  before?: Block | undefined
  readonly after?: Block | undefined
  movedFrom?: Place | undefined
  movedTo?: Place | undefined
}

const words = ({ parts }: Block) => parts.join('\n')

/** Pairs of blocks that a comparison compares word by word: what remains of a hostile file counts as unlike. */
const MOST_COMPARED = 20_000

/** Whether a block may be another one rewritten, as alike as a share of the longer one. */
type IsAlike = (before: Block, after: Block, least: number) => boolean

/** Finds out what is alike in one comparison, and compares each pair of blocks once. */
function likeness(): IsAlike {
  const lengths = new Map<Block, ReadonlyMap<string, number>>()
  const found = new Map<Block, Map<Block, number>>()
  let left = MOST_COMPARED
  const lengthsOf = (block: Block) => {
    const known = lengths.get(block) ?? wordLengths(words(block))
    lengths.set(block, known)
    return known
  }
  /** What two blocks have in common at most: their words, in whatever order. */
  const mostInCommon = (before: Block, after: Block) => {
    let common = 0
    const others = lengthsOf(after)
    for (const [word, length] of lengthsOf(before))
      common += Math.min(length, others.get(word) ?? 0)
    return common / Math.max(words(before).length, words(after).length)
  }
  const similarityOf = (before: Block, after: Block) => {
    const ofBefore = found.get(before) ?? new Map<Block, number>()
    found.set(before, ofBefore)
    const known = ofBefore.get(after)
    if (known !== undefined) return known
    let share = mostInCommon(before, after)
    if (share >= LEAST_ALIKE.inPlace) {
      left -= 1
      share = left < 0 ? 0 : similarity(words(before), words(after))
    }
    ofBefore.set(after, share)
    return share
  }
  return (before, after, least) => {
    if (before.kind !== after.kind || before.form !== after.form) return false
    // A row keeps its number of cells.
    if (before.parts.length !== after.parts.length) return false
    const [one, other] = [words(before), words(after)]
    if (one === other) return true
    // The shorter one can have no more in common with the longer one than all of itself.
    const most = Math.min(one.length, other.length) / Math.max(one.length, other.length)
    return least < 1 && most >= least && similarityOf(before, after) >= least
  }
}

/** Pairs blocks in their order: first those that stayed, then those between them that were rewritten. */
function pairBlocks(
  before: readonly Block[],
  after: readonly Block[],
  isAlike: IsAlike,
  [least, ...lower]: readonly number[] = [1, LEAST_ALIKE.inPlace],
): Pair[] {
  if (least === undefined) {
    return [...before.map(block => ({ before: block })), ...after.map(block => ({ after: block }))]
  }
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => isAlike(one, other, least),
  })
  const [olds, news] = [[...before], [...after]]
  let deleted: readonly Block[] = []
  let inserted: readonly Block[] = []
  const pairs: Pair[] = []
  for (const { count, added, removed } of runs) {
    if (removed) deleted = deleted.concat(olds.splice(0, count))
    else if (added) inserted = inserted.concat(news.splice(0, count))
    else {
      const stayed = news.splice(0, count).map(block => ({ before: olds.shift(), after: block }))
      pairs.push(...pairBlocks(deleted, inserted, isAlike, lower), ...stayed)
      deleted = []
      inserted = []
    }
  }
  return [...pairs, ...pairBlocks(deleted, inserted, isAlike, lower)]
}

/** Says of blocks that are gone in one place and new in another that they moved. */
function recognizeMoved(pairs: readonly Pair[], isAlike: IsAlike): void {
  const isLong = (block?: Block) => block && words(block).length >= LEAST_MOVED
  const left = pairs.filter(({ before, after }) => !after && isLong(before))
  for (const pair of pairs.filter(({ before, after }) => !before && isLong(after))) {
    const find = (least: number) =>
      left.find(({ before }) => before && pair.after && isAlike(before, pair.after, least))
    const old = find(1) ?? find(LEAST_ALIKE.elsewhere)
    if (!old) continue
    left.splice(left.indexOf(old), 1)
    pair.before = old.before
    pair.movedFrom = old.before?.place
    old.movedTo = pair.after?.place
  }
}

/** What changed between blocks that were paired. */
function compared(pairs: readonly Pair[]): readonly ComparedBlock[] {
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

/** Compares two versions section by section, in the order of the new one; what was deleted stands where it stood. */
export function compareDocuments(before: TextBody, after: TextBody): readonly ComparedSection[] {
  const [olds, news] = [partsOf(before), partsOf(after)]
  const isAlike = likeness()
  const runs = diffArrays([...olds.keys()], [...news.keys()])
  const sections = runs.flatMap(({ value, added, removed }) =>
    value.flatMap(id => {
      const [old, current] = [olds.get(id), news.get(id)]
      // A section that moved is shown once, where it stands now.
      if (removed && current) return []
      const pairs = pairBlocks(old?.blocks ?? [], current?.blocks ?? [], isAlike)
      return { id, old, current, isMoved: added && old !== undefined, pairs }
    }),
  )
  recognizeMoved(
    sections.flatMap(({ pairs }) => pairs),
    isAlike,
  )
  return sections.map(({ id, old, current, isMoved, pairs }) => {
    const { heading } = current ?? old ?? {}
    const shown = heading ?? ''
    const headingChanges = compareWords(old?.heading ?? shown, current?.heading ?? shown)
    const blocks = compared(pairs)
    let status: ComparedSection['status'] = isMoved ? 'moved' : 'unchanged'
    if (headingChanges.some(isChange) || blocks.some(isChanged)) status = 'changed'
    if (!old || !current) status = old ? 'deleted' : 'inserted'
    return { id, heading, headingChanges, status, isMoved, blocks }
  })
}
