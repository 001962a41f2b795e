import { defaultLanguage, fillMessage } from '../languages/index.ts'
import type { Site } from '../model/index.ts'
import { type ComparedSection, isChanged, markedWords } from '../texts/index.ts'
import { sectionStatus } from '../versions/index.ts'

/** Lines that are shown at most. */
const MOST_LINES = 5

/** What changed in some sections of a document, in words: a line for each paragraph, item or row. */
export function sectionChanges(
  { messages }: Site,
  sections: readonly ComparedSection[],
): readonly string[] {
  const texts = messages[defaultLanguage]
  const lines = sections.flatMap(section => {
    const heading = markedWords(section.headingChanges) || texts['changes.introduction']
    const head = `${heading} (${sectionStatus(section, key => texts[key])})`
    const blocks = section.blocks.filter(block => isChanged(block) && !block.movedTo)
    if (blocks.length === 0) return [head]
    return blocks.map(({ parts, movedFrom }) => {
      const place = { section: movedFrom?.heading ?? texts['changes.introduction'] }
      const from = movedFrom ? ` ${fillMessage(texts['changes.movedFrom'], place)}:` : ''
      return `${head}:${from} ${parts.map(markedWords).join(' | ')}`
    })
  })
  const more = lines.length - MOST_LINES
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines
}
