import type { NumberedStep } from './changes.ts'
import type { Block } from './reviewBlocks.ts'
import type { ReviewedParagraph } from './reviewedFile.ts'

/** A paragraph as it is once the changes are taken over. */
export interface Outcome {
  /** The blocks whose marks are in it. */
  readonly blocks: readonly Block[]
  /** What it shows. */
  readonly steps: readonly NumberedStep[]
  /** The paragraph of the file that it begins in, or the first of it that shows something. */
  readonly index: number
  readonly paragraph: ReviewedParagraph
}

/** The words of an outcome. */
export function wordsOf({ steps }: Pick<Outcome, 'steps'>): string {
  return steps.map(({ text }) => text).join('')
}

/** The paragraphs that the decided steps of a file make. */
export function outcomesOf(
  steps: readonly NumberedStep[],
  paragraphs: readonly ReviewedParagraph[],
  blocksAt: ReadonlyMap<number, readonly Block[]>,
): Outcome[] {
  const outcomes: Outcome[] = []
  const placed = new Set<number>()
  let blocks: Block[] = []
  let shown: NumberedStep[] = []
  const add = (end: NumberedStep) => {
    const index = shown[0]?.paragraph ?? end.paragraph
    const paragraph = paragraphs[index]
    if (paragraph) outcomes.push({ blocks, steps: shown, index, paragraph })
    blocks = []
    shown = []
  }
  for (const step of steps) {
    if (!placed.has(step.paragraph)) {
      placed.add(step.paragraph)
      blocks.push(...(blocksAt.get(step.paragraph) ?? []))
    }
    if (step.type === 'character') {
      if (step.state !== 'deleted') shown.push(step)
      continue
    }
    if (step.state !== 'deleted') add(step)
  }
  // Nothing follows the last paragraph that its words could be joined with.
  const last = steps.at(-1)
  if (last && (blocks.length > 0 || shown.length > 0)) add(last)
  return outcomes
}
