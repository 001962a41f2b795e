import { type ComparedBlock, compareBlocks, isChanged } from '../compareTexts.ts'
import { type Change, markedWords } from '../compareWords.ts'
import type { WordText } from './wordText.ts'

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
function warningsOf(form: string | undefined, changes: readonly Change[]): readonly string[] {
  const added = changes.flatMap(change => (change.kind === 'inserted' ? change.text : [])).join(' ')
  const isNewBox = form === 'text box' && changes.every(change => change.kind === 'inserted')
  return [
    ...(isNewBox ? ['a text box: take its words over by hand'] : []),
    ...Object.keys(advice).flatMap(mark =>
      added.includes(`⟨${mark}`) ? (advice[mark] ?? []) : [],
    ),
  ]
}

function verbOf({ movedFrom, place }: ComparedBlock, changes: readonly Change[]): string {
  if (movedFrom?.id === place.id) return 'moved within the section:'
  if (movedFrom) return `moved from “${movedFrom.id}”:`
  if (changes.every(({ kind }) => kind === 'inserted')) return 'new'
  return changes.every(({ kind }) => kind === 'deleted') ? 'deleted' : 'changed'
}

/** How a Word file that came back differs from the one that was sent. */
export function previewOf(sent: WordText, returned: WordText) {
  const compared = compareBlocks(sent.blocks, returned.blocks)
  const changed = compared.filter(block => isChanged(block) && !block.movedTo)
  const kept = compared.filter(block => !isChanged(block))
  return {
    differences: changed.map(block => {
      const changes = block.parts.flat()
      return {
        section: block.place.id,
        /** What was done: `changed paragraph`, `deleted table row`. */
        what: `${verbOf(block, changes)} ${block.form}`,
        words: markedWords(changes),
        /** What a reader of the words alone would miss. */
        warnings: warningsOf(block.form, changes),
      }
    }),
    comments: returned.comments.filter(
      ({ author, text }) => !sent.comments.some(own => own.author === author && own.text === text),
    ),
    /** Words that are new, and shown at no place of the text. */
    unseen: returned.unseen.filter(word => !sent.unseen.includes(word)),
    /** Whether the files have next to nothing in common. */
    isOther: kept.length < returned.blocks.length / 3,
  }
}

export type Preview = ReturnType<typeof previewOf>
