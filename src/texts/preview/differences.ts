import { type ComparedBlock, compareBlocks, isChanged } from '../compareTexts.ts'
import { type Change, markedWords } from '../compareWords.ts'
import type { WordComment, WordText } from './wordText.ts'

/** One thing that differs between two Word files. */
export interface Difference {
  readonly section: string
  /** What was done: `changed paragraph`, `deleted table row`. */
  readonly what: string
  /** The words, as `[-taken out-] {+put in+}`. */
  readonly words: string
  /** What a reader of the words alone would miss. */
  readonly warnings: readonly string[]
}

/** How a Word file that came back differs from the one that was sent. */
export interface Preview {
  readonly differences: readonly Difference[]
  readonly comments: readonly WordComment[]
  /** Words that are new, and shown at no place of the text. */
  readonly unseen: readonly string[]
  /** Whether the files have next to nothing in common. */
  readonly isOther: boolean
}

/** What the marks of put-in words ask for, by how each begins. */
const advice: Readonly<Record<string, string>> = {
  'struck-through':
    'struck through by hand, which is no tracked deletion: ask whether it has to go',
  hidden: 'hidden text, which Word neither shows nor prints',
  symbol: 'a symbol of a font: write it as a character',
  drawing: 'a drawing: look at it in Word',
  picture: 'a picture: texts of the site hold none',
  note: 'a footnote or an endnote: texts of the site hold none',
  checkbox: 'a checkbox: look at it in Word',
}

/** What somebody has to do about words that were put in. */
function warningsOf(kind: string, changes: readonly Change[]): readonly string[] {
  const added = changes.flatMap(change => (change.kind === 'inserted' ? change.text : [])).join(' ')
  const isNewBox = kind === 'text box' && changes.every(change => change.kind === 'inserted')
  return [
    ...(isNewBox ? ['a text box: take its words over by hand'] : []),
    ...Object.keys(advice).flatMap(mark =>
      added.includes(`⟨${mark}`) ? (advice[mark] ?? []) : [],
    ),
  ]
}

function verbOf({ movedFrom, place }: ComparedBlock<string>, changes: readonly Change[]): string {
  if (movedFrom?.id === place.id) return 'moved within the section:'
  if (movedFrom) return `moved from “${movedFrom.id}”:`
  if (changes.every(({ kind }) => kind === 'inserted')) return 'new'
  return changes.every(({ kind }) => kind === 'deleted') ? 'deleted' : 'changed'
}

/** How a Word file that came back differs from the one that was sent. */
export function previewOf(sent: WordText, returned: WordText): Preview {
  const compared = compareBlocks(sent.blocks, returned.blocks)
  const changed = compared.filter(block => isChanged(block) && !block.movedTo)
  const kept = compared.filter(block => !isChanged(block))
  return {
    differences: changed.map(block => {
      const changes = block.parts.flat()
      return {
        section: block.place.id,
        what: `${verbOf(block, changes)} ${block.kind}`,
        words: markedWords(changes),
        warnings: warningsOf(block.kind, changes),
      }
    }),
    comments: returned.comments.filter(
      ({ author, text }) => !sent.comments.some(own => own.author === author && own.text === text),
    ),
    unseen: returned.unseen.filter(word => !sent.unseen.includes(word)),
    isOther: kept.length < returned.blocks.length / 3,
  }
}
