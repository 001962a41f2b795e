import { diffArrays } from 'diff'
import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { withoutSoftHyphens } from '../model/index.ts'
import { type Change, compareWords, similarity } from './compareWords.ts'
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

interface Part extends Place {
  readonly blocks: readonly Block[]
}

/** A block with what changed in each of its parts. */
export interface ComparedBlock extends Omit<Block, 'parts'> {
  readonly parts: readonly (readonly Change[])[]
  /** Where a block stood before that stands elsewhere now. */
  readonly movedFrom?: Place
  /** The section that has it now: what is left in its old place is this alone. */
  readonly movedTo?: Place
}

/** What became of a section; `moved` says that its words are the same. */
export type SectionStatus = 'changed' | 'deleted' | 'inserted' | 'moved' | 'unchanged'

/** A section of two versions, compared. */
export interface ComparedSection extends Place {
  /** What changed in the heading. */
  readonly headingChanges: readonly Change[]
  readonly status: SectionStatus
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
    ...{ kind, place, parts: texts.map(text => text.replaceAll(/\s+/g, ' ').trim()) },
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

/** The introduction of a document and its sections, in plain words. */
function partsOf({ introduction, sections }: TextBody): readonly Part[] {
  const part = (place: Place, nodes: readonly RootContent[]) => ({
    ...place,
    blocks: blocksOf(nodes, place),
  })
  return [
    part({ id: introductionPart, heading: undefined }, introduction),
    ...sections.map(({ id, heading, inShort, content }) =>
      part({ id, heading: withoutSoftHyphens(heading) }, inShort ? [inShort, ...content] : content),
    ),
  ]
}

function whole(block: Block, kind: Change['kind']): ComparedBlock {
  return { ...block, parts: block.parts.map(text => [{ kind, text }]) }
}

const words = ({ parts }: Pick<Block, 'parts'>) => parts.join('\n')

function isOneForm(one: Block, other: Block): boolean {
  return one.kind === other.kind && one.form === other.form
}

/** Whether a block may be another one rewritten: a row keeps its number of cells. */
function isAlike(before: Block, after: Block, least: number): boolean {
  if (!isOneForm(before, after) || after.parts.length !== before.parts.length) return false
  const [one, other] = [words(before), words(after)]
  // The shorter one can have no more in common with the longer one than all of itself.
  const most = Math.min(one.length, other.length) / Math.max(one.length, other.length, 1)
  return most >= least && similarity(one, other) >= least
}

function rewritten(before: Block, after: Block): ComparedBlock {
  const parts = after.parts.map((text, index) => compareWords(before.parts[index] ?? '', text))
  return { ...after, parts }
}

/** Pairs blocks that were rewritten, in their order; what is left was deleted or inserted. */
function compareRewritten(deleted: readonly Block[], inserted: readonly Block[]): ComparedBlock[] {
  const compared: ComparedBlock[] = []
  let next = 0
  for (const before of deleted) {
    const match = inserted.findIndex(
      (after, index) => index >= next && isAlike(before, after, LEAST_ALIKE.inPlace),
    )
    const after = inserted[match]
    if (!after) {
      compared.push(whole(before, 'deleted'))
      continue
    }
    compared.push(...inserted.slice(next, match).map(block => whole(block, 'inserted')))
    compared.push(rewritten(before, after))
    next = match + 1
  }
  return [...compared, ...inserted.slice(next).map(block => whole(block, 'inserted'))]
}

function pairBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => isOneForm(one, other) && words(one) === words(other),
  })
  const compared: ComparedBlock[] = []
  let deleted: readonly Block[] = []
  for (const { value, added, removed } of runs) {
    if (removed) {
      deleted = value
      continue
    }
    compared.push(...compareRewritten(deleted, added ? value : []))
    if (!added) compared.push(...value.map(block => whole(block, 'same')))
    deleted = []
  }
  return [...compared, ...deleted.map(block => whole(block, 'deleted'))]
}

/** The words of a block that is deleted, or inserted, as a whole; undefined for others. */
function wholeBlock(compared: ComparedBlock, change: Change['kind']): Block | undefined {
  const isWhole = compared.parts.flat().every(part => part.kind === change)
  const parts = compared.parts.map(changes => changes[0]?.text ?? '')
  return isWhole ? { ...compared, parts } : undefined
}

/** Says of blocks that are gone in one place and new in another that they moved. */
function recognizeMoved(lists: readonly ComparedBlock[][]): void {
  const find = (change: Change['kind']) =>
    lists.flatMap(list =>
      list.flatMap(compared => {
        const block = wholeBlock(compared, change)
        return block && words(block).length >= LEAST_MOVED ? { list, compared, block } : []
      }),
    )
  const left = find('deleted')
  for (const { list, compared, block } of find('inserted')) {
    const same = left.findIndex(other => isAlike(other.block, block, 1))
    const index =
      same === -1
        ? left.findIndex(other => isAlike(other.block, block, LEAST_ALIKE.elsewhere))
        : same
    const [old] = index === -1 ? [] : left.splice(index, 1)
    if (!old) continue
    const moved = { ...rewritten(old.block, block), movedFrom: old.block.place }
    list.splice(list.indexOf(compared), 1, moved)
    // Within a section, the new place says enough.
    const rest = { ...old.block, parts: [], movedTo: block.place }
    const isElsewhere = old.block.place.id !== block.place.id
    old.list.splice(old.list.indexOf(old.compared), 1, ...(isElsewhere ? [rest] : []))
  }
}

/** Compares two lists of blocks, with what moved between them. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): readonly ComparedBlock[] {
  const compared = pairBlocks(before, after)
  recognizeMoved([compared])
  return compared
}

/** The ids of sections that both versions have, without those that kept their order. */
function movedIds(before: readonly Part[], after: readonly Part[]): ReadonlySet<string> {
  const common = (parts: readonly Part[], others: readonly Part[]) =>
    parts.map(({ id }) => id).filter(id => others.some(other => other.id === id))
  const runs = diffArrays(common(before, after), common(after, before))
  return new Set(runs.filter(({ added }) => added).flatMap(({ value }) => value))
}

/** Whether something happened to a block. */
export function isChanged({ parts, movedFrom, movedTo }: ComparedBlock): boolean {
  return movedFrom !== undefined || movedTo !== undefined || isReworded(parts.flat())
}

function isReworded(changes: readonly Change[]): boolean {
  return changes.some(({ kind }) => kind !== 'same')
}

function statusOf(section: Omit<ComparedSection, 'status'>, old?: Part, current?: Part) {
  if (!old) return 'inserted'
  if (!current) return 'deleted'
  if (isReworded(section.headingChanges) || section.blocks.some(isChanged)) return 'changed'
  return section.isMoved ? 'moved' : 'unchanged'
}

/** Compares two versions section by section, in the order of the new one; what was deleted stands where it stood. */
export function compareDocuments(before: TextBody, after: TextBody): readonly ComparedSection[] {
  const [oldParts, newParts] = [partsOf(before), partsOf(after)]
  const moved = movedIds(oldParts, newParts)
  const runs = diffArrays(
    oldParts.map(({ id }) => id),
    newParts.map(({ id }) => id),
  )
  const compared = runs.flatMap(({ value, removed }) =>
    value.flatMap(id => {
      const [old, current] = [oldParts, newParts].map(parts => parts.find(part => part.id === id))
      const shown = current ?? old
      // A section that moved is shown once, where it stands now.
      if (!shown || (removed && current)) return []
      const { heading = '' } = shown
      const section = {
        ...{ id, heading: shown.heading, isMoved: moved.has(id) },
        headingChanges: compareWords(old?.heading ?? heading, current?.heading ?? heading),
        blocks: pairBlocks(old?.blocks ?? [], current?.blocks ?? []),
      }
      return { section, old, current }
    }),
  )
  recognizeMoved(compared.map(({ section }) => section.blocks))
  return compared.map(({ section, old, current }) => ({
    ...section,
    status: statusOf(section, old, current),
  }))
}
