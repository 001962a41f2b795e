import { diffArrays } from 'diff'
import { introductionPart } from '../../model/documents.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import type { DocumentTree, SectionTree } from '../../texts/sections.ts'
import { type Block, blocksOf } from './blocks.ts'
import { type ComparedBlock, compareBlocks } from './compareBlocks.ts'
import { type Change, compareWords } from './compareWords.ts'

/** What became of a section; `moved` says that its words are the same. */
export type SectionStatus = 'changed' | 'deleted' | 'inserted' | 'moved' | 'unchanged'

/** A section of two versions, compared. */
export interface ComparedSection {
  readonly id: string
  /** Undefined for the introduction, which has none. */
  readonly heading: string | undefined
  /** What changed in the heading. */
  readonly headingChanges: readonly Change[]
  readonly status: SectionStatus
  /** Whether it stands elsewhere among the sections that both versions have. */
  readonly isMoved: boolean
  readonly blocks: readonly ComparedBlock[]
}

interface Part {
  readonly id: string
  readonly heading: string | undefined
  readonly blocks: readonly Block[]
}

function sectionPart({ id, heading, inShort, content }: SectionTree): Part {
  const nodes = inShort ? [inShort, ...content] : content
  return { id, heading: withoutSoftHyphens(heading), blocks: blocksOf(nodes) }
}

function partsOf({ introduction, sections }: DocumentTree): readonly Part[] {
  const first: Part = {
    id: introductionPart,
    heading: undefined,
    blocks: blocksOf(introduction),
  }
  return [first, ...sections.map(sectionPart)]
}

/** The ids of sections that both versions have, without those that kept their order. */
function movedIds(before: readonly Part[], after: readonly Part[]): ReadonlySet<string> {
  const common = (parts: readonly Part[], others: readonly Part[]) =>
    parts.map(({ id }) => id).filter(id => others.some(other => other.id === id))
  const runs = diffArrays(common(before, after), common(after, before))
  return new Set(runs.filter(({ added }) => added).flatMap(({ value }) => value))
}

function compareParts(
  before: Part | undefined,
  after: Part | undefined,
  isMoved: boolean,
): ComparedSection[] {
  const shown = after ?? before
  if (!shown) return []
  const blocks = compareBlocks(before?.blocks ?? [], after?.blocks ?? [])
  const { heading = '' } = shown
  const headingChanges = compareWords(before?.heading ?? heading, after?.heading ?? heading)
  const isSame = [headingChanges, ...blocks.flatMap(({ parts }) => parts)].every(changes =>
    changes.every(({ kind }) => kind === 'same'),
  )
  const changed = isSame ? (isMoved ? 'moved' : 'unchanged') : 'changed'
  const status = before === undefined ? 'inserted' : after === undefined ? 'deleted' : changed
  return [{ id: shown.id, heading: shown.heading, headingChanges, status, isMoved, blocks }]
}

/**
 * Compares two versions of a document section by section, in the order of the new one; what was
 * deleted stands where it stood.
 */
export function compareDocuments(
  before: DocumentTree,
  after: DocumentTree,
): readonly ComparedSection[] {
  const [old, current] = [partsOf(before), partsOf(after)]
  const moved = movedIds(old, current)
  const find = (parts: readonly Part[], id: string) => parts.find(part => part.id === id)
  const runs = diffArrays(
    old.map(({ id }) => id),
    current.map(({ id }) => id),
  )
  return runs.flatMap(({ value, removed }) =>
    value.flatMap(id => {
      const [one, other] = [find(old, id), find(current, id)]
      // A section that moved is shown once, where it stands now.
      if (removed && other) return []
      return compareParts(one, other, moved.has(id))
    }),
  )
}
