import { factReferences } from '../../model/factReferences.ts'
import type { StatedBlock } from '../confirmation/blockStates.ts'
import type { TextBlock } from '../confirmation/textBlocks.ts'
import { type Edit, withEdits } from '../review/edits.ts'
import { type TranslatedUnit, translationUnits } from './translationUnits.ts'

/** An English block with the translation that came back. */
export interface Translated {
  readonly english: TextBlock
  readonly translation: string
}

/** What a translation that came back does to a text. */
export interface AppliedTranslation {
  readonly markdown: string
  /** The landing page's copy that changes, by its keys. */
  readonly copy: ReadonlyMap<string, string>
  /** Blocks whose translation is new, or was said to be done. */
  readonly translated: readonly Translated[]
  /** How many blocks have other words than before. */
  readonly changes: number
  /** What cannot be taken over, by place. */
  readonly obstacles: readonly { readonly place: string; readonly message: string }[]
}

function lostFacts(unit: TranslatedUnit, english: string, before: string | undefined): string[] {
  const keys = (text: string) => new Set(factReferences(text).map(({ key }) => key))
  const [now, then] = [keys(unit.translation), keys(before ?? english)]
  return [...keys(english)].filter(key => !now.has(key) && then.has(key))
}

/** Puts a block that had no translation behind the one before it, where both are in the same container. */
function insertion(
  english: TextBlock,
  previous: TextBlock | undefined,
  translation: string,
): Edit | undefined {
  const [wanted, setting] = [english.setting, previous?.setting]
  if (!wanted || !setting || wanted.containers !== setting.containers) return undefined
  const separator = wanted.prefix === '- ' && setting.prefix === '- ' ? '\n' : '\n\n'
  const text = english.kind === 'message' ? translation : wanted.prefix + translation
  return { start: setting.end, end: setting.end, text: separator + text }
}

/** Takes the units of a text over into its Markdown, or into its copy. Nothing is written. */
export function applyTranslation(
  markdown: string,
  blocks: readonly StatedBlock[],
  units: readonly TranslatedUnit[],
): AppliedTranslation {
  const sources = blocks.filter(({ english }) => english && english.text !== '')
  const present = translationUnits(blocks)
  const returned = new Map(units.map(unit => [unit.id, unit]))
  const edits: Edit[] = []
  const copy = new Map<string, string>()
  const translated: Translated[] = []
  const obstacles: { place: string; message: string }[] = []
  let previous: TextBlock | undefined
  let changes = 0
  for (const [index, { english, own }] of sources.entries()) {
    const { id = '', place = '', translation: before = '' } = present[index] ?? {}
    const unit = returned.get(id)
    returned.delete(id)
    const refuse = (message: string) => obstacles.push({ place, message })
    const isChanged =
      unit !== undefined && unit.translation !== before.trim() && unit.translation !== ''
    if (english && unit && (isChanged || (unit.isDone && unit.translation !== ''))) {
      translated.push({ english, translation: unit.translation })
    }
    if (english && isChanged) {
      changes += 1
      const lost = lostFacts(unit, english.text, own?.text)
      if (lost.length > 0)
        refuse(`lacks {{${lost.join('}}, {{')}}}. Write it where its value belongs`)
      if (english.kind === 'copy') copy.set(english.section, unit.translation)
      else if (own?.range) {
        const [start, end] = own.range
        const isField = english.section === 'front matter'
        const text = isField ? JSON.stringify(unit.translation) : unit.translation
        edits.push({ start, end, text })
      } else {
        const edit = insertion(english, previous, unit.translation)
        if (edit) edits.push(edit)
        else refuse('is missing in this language. Write it in the Markdown, then export again')
      }
    }
    previous = own ?? previous
  }
  for (const { id } of returned.values()) {
    const message =
      'is of a block that has changed since the export, in English or in this language. Export the text again'
    obstacles.push({ place: id, message })
  }
  return { markdown: withEdits(markdown, edits), copy, translated, changes, obstacles }
}
