import { diffArrays } from 'diff'
import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { introductionPart, withoutSoftHyphens } from '../model/index.ts'
import { type Change, compareWords, similarity } from './compareWords.ts'
import type { TextBody } from './sections.ts'

/** What a block of a text is: each kind is shown in its own way. */
type BlockKind = 'heading' | 'in-short' | 'item' | 'paragraph' | 'table-head' | 'row'

/** A block of a text in plain words. Its parts are the cells of a table's row; every other block has one. */
export interface Block {
  readonly kind: BlockKind
  readonly parts: readonly string[]
}

/** A section of a text in plain words; the introduction has no heading. */
export interface Part {
  readonly id: string
  readonly heading: string | undefined
  readonly blocks: readonly Block[]
}

/** A block with what changed in each of its parts. */
export interface ComparedBlock {
  readonly kind: BlockKind
  readonly parts: readonly (readonly Change[])[]
  /** Where a block stood before that stands elsewhere now. */
  readonly movedFrom?: Omit<Part, 'blocks'>
  /** The section that has it now: what is left in its old place is this alone. */
  readonly movedTo?: Omit<Part, 'blocks'>
}

/** What became of a section; `moved` says that its words are the same. */
export type SectionStatus = 'changed' | 'deleted' | 'inserted' | 'moved' | 'unchanged'

/** A section of two versions, compared. */
export interface ComparedSection extends Omit<Part, 'blocks'> {
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

function block(kind: BlockKind, ...texts: readonly string[]): Block {
  return { kind, parts: texts.map(text => text.replaceAll(/\s+/g, ' ').trim()) }
}

/** The blocks of a part of a text; of two wordings for wide and narrow screens, the wide one. */
function blocksOf(nodes: readonly RootContent[]): readonly Block[] {
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
        return node.name === 'narrow' ? [] : blocksOf(node.children)
      default:
        return [block('paragraph', plainText(node))]
    }
  })
}

/** The introduction of a document and its sections, in plain words. */
function partsOf({ introduction, sections }: TextBody): readonly Part[] {
  return [
    { id: introductionPart, heading: undefined, blocks: blocksOf(introduction) },
    ...sections.map(({ id, heading, inShort, content }) => ({
      ...{ id, heading: withoutSoftHyphens(heading) },
      blocks: blocksOf(inShort ? [inShort, ...content] : content),
    })),
  ]
}

function whole({ kind, parts }: Block, change: Change['kind']): ComparedBlock {
  return { kind, parts: parts.map(text => [{ kind: change, text }]) }
}

const words = ({ parts }: Block) => parts.join('\n')

/** Whether a block may be another one rewritten: a row keeps its number of cells. */
function isAlike(before: Block, after: Block, least: number): boolean {
  if (after.kind !== before.kind || after.parts.length !== before.parts.length) return false
  const [one, other] = [words(before), words(after)]
  // The shorter one can have no more in common with the longer one than all of itself.
  const most = Math.min(one.length, other.length) / Math.max(one.length, other.length, 1)
  return most >= least && similarity(one, other) >= least
}

function rewritten(before: Block, after: Block): ComparedBlock {
  const parts = after.parts.map((text, index) => compareWords(before.parts[index] ?? '', text))
  return { kind: after.kind, parts }
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

function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const runs = diffArrays([...before], [...after], {
    comparator: (one, other) => one.kind === other.kind && words(one) === words(other),
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

type Compared = Omit<ComparedSection, 'status'> & {
  readonly isNew: boolean
  readonly isGone: boolean
  readonly blocks: ComparedBlock[]
}

/** The words of a block that is deleted, or inserted, as a whole; undefined for others. */
function wholeWords({ kind, parts }: ComparedBlock, change: Change['kind']): Block | undefined {
  const isWhole = parts.flat().every(part => part.kind === change)
  return isWhole ? { kind, parts: parts.map(changes => changes[0]?.text ?? '') } : undefined
}

/** Says of blocks that are gone in one place and new in another that they moved. */
function recognizeMoved(sections: readonly Compared[]): void {
  const find = (change: Change['kind']) =>
    sections.flatMap(section =>
      section.blocks.flatMap(compared => {
        const block = wholeWords(compared, change)
        return block && words(block).length >= LEAST_MOVED ? { section, compared, block } : []
      }),
    )
  const place = ({ id, heading }: Compared) => ({ id, heading })
  const left = find('deleted')
  for (const { section, compared, block } of find('inserted')) {
    const same = left.findIndex(other => isAlike(other.block, block, 1))
    const index =
      same === -1
        ? left.findIndex(other => isAlike(other.block, block, LEAST_ALIKE.elsewhere))
        : same
    const [old] = index === -1 ? [] : left.splice(index, 1)
    if (!old) continue
    const moved = { ...rewritten(old.block, block), movedFrom: place(old.section) }
    section.blocks.splice(section.blocks.indexOf(compared), 1, moved)
    // Within a section, the new place says enough.
    const rest = { kind: block.kind, parts: [], movedTo: place(section) }
    const at = old.section.blocks.indexOf(old.compared)
    old.section.blocks.splice(at, 1, ...(old.section === section ? [] : [rest]))
  }
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

function withStatus({ isNew, isGone, ...section }: Compared): ComparedSection {
  const isSame = !isReworded(section.headingChanges) && !section.blocks.some(isChanged)
  const kept = isSame ? (section.isMoved ? 'moved' : 'unchanged') : 'changed'
  return { ...section, status: isNew ? 'inserted' : isGone ? 'deleted' : kept }
}

/**
 * Compares two texts section by section, in the order of the new one; what was deleted stands where it
 * stood.
 */
function compareParts(before: readonly Part[], after: readonly Part[]): readonly ComparedSection[] {
  const moved = movedIds(before, after)
  const runs = diffArrays(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const sections = runs.flatMap(({ value, removed }) =>
    value.flatMap((id): readonly Compared[] => {
      const [old, current] = [before, after].map(parts => parts.find(part => part.id === id))
      const shown = current ?? old
      // A section that moved is shown once, where it stands now.
      if (!shown || (removed && current)) return []
      const { heading = '' } = shown
      return [
        {
          ...{ id, heading: shown.heading, isMoved: moved.has(id), isNew: !old, isGone: !current },
          headingChanges: compareWords(old?.heading ?? heading, current?.heading ?? heading),
          blocks: compareBlocks(old?.blocks ?? [], current?.blocks ?? []),
        },
      ]
    }),
  )
  recognizeMoved(sections)
  return sections.map(withStatus)
}

/** Compares two versions of a document. */
export function compareDocuments(before: TextBody, after: TextBody): readonly ComparedSection[] {
  return compareParts(partsOf(before), partsOf(after))
}
