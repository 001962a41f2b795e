import { diffArrays } from 'diff'
import type { Atom } from './atoms.ts'
import type { Block } from './reviewBlocks.ts'
import type { ReviewedParagraph, ReviewedRun, Revision } from './reviewedFile.ts'

export type State = 'kept' | 'inserted' | 'deleted'

/** A character of an atom: facts have several. */
export interface Unit {
  readonly text: string
  readonly block: Block
  readonly atom: Atom | undefined
}

/** What became of a character, or of the end of a paragraph. */
export interface Step {
  readonly type: 'character' | 'end'
  readonly text: string
  readonly state: State
  /** Who did it; undefined where it was not tracked. */
  readonly revision: Revision | undefined
  /** The character of the text that it is; undefined for what the reviewer wrote. */
  readonly unit: Unit | undefined
  readonly run: ReviewedRun | undefined
  /** Index of the paragraph of the file. */
  readonly paragraph: number
}

/** The characters of a block as the file was made with them. */
export function unitsOf(block: Block): Unit[] {
  const units: Unit[] = []
  const add = (printed: string, atom?: Atom) => {
    for (const text of printed.split('')) units.push({ text, block, atom })
  }
  if (!block.atoms) add(block.printed)
  else for (const atom of block.atoms) add(atom.printed, atom)
  return units
}

/** The words of a block in its Word file, labels included. */
export function printedIn(block: Block): string {
  return block.atoms?.map(({ printed }) => printed).join('') ?? block.printed
}

/** Editors exchange one space for another. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}

function words(text: string): string[] {
  return plainSpaces(text).match(/[\p{L}\p{M}]+|\p{N}+|[\s\S]/gu) ?? []
}

type Difference = 'kept' | 'inserted' | 'deleted'

/** What was done to a text without tracking, a part at a time. */
function untracked(before: string, after: string): readonly (readonly [Difference, number])[] {
  if (plainSpaces(before) === plainSpaces(after)) return [['kept', before.length]]
  return diffArrays(words(before), words(after)).map(({ added, removed, value }) => [
    added ? 'inserted' : removed ? 'deleted' : 'kept',
    value.join('').length,
  ])
}

/** The characters of the runs that were there before anyone tracked a change, with what they are. */
function origins(units: readonly Unit[], before: string, after: string) {
  const found: { unit: Unit | undefined; lostBefore: readonly Unit[] }[] = []
  let position = 0
  let lost: Unit[] = []
  for (const [difference, length] of untracked(before, after)) {
    for (let index = 0; index < length; index += 1) {
      const unit = difference === 'inserted' ? undefined : units[position]
      if (difference !== 'inserted') position += 1
      if (difference === 'deleted') lost.push(...(unit ? [unit] : []))
      else {
        found.push({ unit, lostBefore: lost })
        lost = []
      }
    }
  }
  return { found, lostAtEnd: lost }
}

interface Part {
  readonly paragraph: ReviewedParagraph
  readonly index: number
}

const nothing = { type: 'character', revision: undefined, unit: undefined, run: undefined } as const

/**
 * What became of blocks, or of words that belong to none, in the paragraphs they were made into.
 * @param blocks one; several where their paragraphs were joined without tracking
 * @param parts paragraphs that were one before their ends were inserted
 */
export function historyOf(blocks: readonly Block[], parts: readonly Part[]): Step[] {
  const original = parts.flatMap(({ paragraph }) =>
    paragraph.runs.filter(({ inserted }) => !inserted).map(({ text }) => text),
  )
  const units = blocks.flatMap(unitsOf)
  const before = blocks.map(printedIn).join('')
  const { found, lostAtEnd } = origins(units, before, original.join(''))
  let position = 0
  const steps: Step[] = []
  const lose = (lost: readonly Unit[], paragraph: number) => {
    for (const unit of lost) {
      steps.push({ ...nothing, text: unit.text, state: 'deleted', unit, paragraph })
    }
  }
  for (const { paragraph, index } of parts) {
    for (const run of paragraph.runs) {
      if (run.inserted && run.deleted) continue
      for (const text of run.text.split('')) {
        // Made at once instead of spread: a document has some 50,000 characters.
        const step = (state: State, revision?: Revision, unit?: Unit): Step => {
          return { type: 'character', text, state, revision, unit, run, paragraph: index }
        }
        if (run.inserted) {
          steps.push(step('inserted', run.inserted))
          continue
        }
        const { unit, lostBefore = [] } = found[position] ?? {}
        position += 1
        lose(lostBefore, index)
        if (unit) steps.push(step(run.deleted ? 'deleted' : 'kept', run.deleted, unit))
        else if (!run.deleted) steps.push(step('inserted'))
      }
    }
    if (paragraph === parts.at(-1)?.paragraph) lose(lostAtEnd, index)
    const { endInserted, endDeleted, cell } = paragraph
    const isWithin = paragraph !== parts.at(-1)?.paragraph
    const end = { ...nothing, type: 'end' as const, text: '\n', paragraph: index }
    if (endInserted && endDeleted) steps.push({ ...end, state: 'deleted', revision: endDeleted })
    else if (endInserted && isWithin)
      steps.push({ ...end, state: 'inserted', revision: endInserted })
    else if (endDeleted && !cell) steps.push({ ...end, state: 'deleted', revision: endDeleted })
    else steps.push({ ...end, state: 'kept' })
  }
  return steps
}
