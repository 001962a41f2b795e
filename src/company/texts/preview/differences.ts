import { type ComparedBlock, compareBlocks, isChanged } from '../compareTexts.ts'
import { type Change, markedWords } from '../compareWords.ts'
import type { WordText } from './wordText.ts'

/** What words that were put in ask for, by the mark in them. */
const advice: Readonly<Record<string, string>> = {
  '⟨struck-through':
    'struck through by hand, which is not a tracked deletion: ask whether it has to go',
  '⟨hidden': 'hidden text, which Word neither shows nor prints',
  '⟨symbol': 'a symbol of a font: write it as a character',
  '⟨hardly seen':
    'in the color of the paper or in letters below 4 points, so that hardly anybody sees it',
  '⟨imported': 'a part of another file, which Word shows here and this preview does not read',
  '⟨bound':
    'words that Word takes from another part of the file, perhaps others: look at them in Word',
  '⟨field': 'words that Word fills in, and may replace by others: look at them in Word',
  '⟨day': 'a day that Word fills in: look at it in Word',
  '⟨drop-down': 'a list of choices, of which Word shows one: look at it in Word',
  '⟨drawing': 'a drawing: look at it in Word',
  '⟨picture': 'a picture: texts of the site hold none',
  '⟨note': 'a footnote or an endnote: texts of the site hold none',
  '⟨checkbox': 'a checkbox: look at it in Word',
}

function verbOf({ movedFrom, place }: ComparedBlock, changes: readonly Change[]): string {
  if (movedFrom) {
    return movedFrom.id === place.id ? 'moved within the section:' : `moved from “${movedFrom.id}”:`
  }
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
      const added = changes.filter(({ kind }) => kind === 'inserted').map(({ text }) => text)
      /** What was done: `changed paragraph`, `deleted table row`. */
      const what = `${verbOf(block, changes)} ${block.form}`
      const marks = Object.keys(advice).filter(mark => added.join(' ').includes(mark))
      return {
        section: block.place.id,
        what,
        words: markedWords(changes),
        /** What a reader of the words alone would miss. */
        warnings: [
          ...(what === 'new text box' ? ['a text box: take its words over by hand'] : []),
          ...marks.map(mark => advice[mark]),
        ],
      }
    }),
    comments: returned.comments.filter(
      ({ author, text }) =>
        !sent.comments.some(comment => comment.author === author && comment.text === text),
    ),
    /** Whether the files have next to nothing in common. */
    isOther: kept.length < returned.blocks.length / 3,
  }
}

export type Preview = ReturnType<typeof previewOf>
