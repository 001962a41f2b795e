import { defaultLanguage } from '../languages/languages.ts'
import { fillMessage } from '../languages/messages.ts'
import type { Site } from '../model/site.ts'
import { type ComparedSection, isChanged } from '../texts/compareTexts.ts'
import type { Change } from '../texts/compareWords.ts'
import { sectionStatus } from '../versions/index.ts'

/** What changed in a section; deleted words are `[-…-]`, inserted ones `{+…+}`. */
export interface SectionChange {
  readonly section: string
  readonly heading: string
  /** What became of it, as the changes page says it: "new", "changed, moved". */
  readonly status: string
  /** The sentences that changed, a line for each paragraph, item or row. */
  readonly lines: readonly string[]
}

const marks = { same: ['', ''], deleted: ['[-', '-]'], inserted: ['{+', '+}'] } as const

function markedWords(changes: readonly Change[]): string {
  const runs = changes.map(({ kind, text }) => {
    const [start, end] = marks[kind]
    // Blanks around the words have not changed.
    return text.replace(/\S.*\S|\S/s, words => start + words + end)
  })
  return runs.join('')
}

/** The sentences of a marked text in which something changed. */
function changedSentences(text: string): string {
  const kept: string[] = []
  let isWithin = false
  for (const sentence of text.split(/(?<=[.!?][”’)]*(?:-\]|\+\})?)\s+(?=[\p{Lu}“[{])/u)) {
    const found = sentence.match(/\[-|-\]|\{\+|\+\}/g) ?? []
    if (isWithin || found.length > 0) kept.push(sentence)
    else if (kept.at(-1) !== '…') kept.push('…')
    // A run of words may begin in one sentence and end in another.
    if (found.length > 0) isWithin = /\[-|\{\+/.test(found.at(-1) ?? '')
  }
  return kept.join(' ')
}

/** What changed in some sections of a document, in words. */
export function sectionChanges(
  { messages }: Site,
  sections: readonly ComparedSection[],
): readonly SectionChange[] {
  const texts = messages[defaultLanguage]
  return sections.map(section => ({
    section: section.id,
    heading: markedWords(section.headingChanges) || texts['changes.introduction'],
    status: sectionStatus(section, key => texts[key]),
    lines: section.blocks
      .filter(block => isChanged(block) && !block.movedTo)
      .map(({ parts, movedFrom }) => {
        const text = parts.map(markedWords).join(' | ')
        if (!movedFrom) return changedSentences(text)
        const from = movedFrom.heading ?? texts['changes.introduction']
        return `${fillMessage(texts['changes.movedFrom'], { section: from })}: ${text}`
      }),
  }))
}

/** Changes that the text and the page show; the JSON report has all. */
const MOST_LINES = 5

const LONGEST_RUN = 100

/** A line whose long runs of words, changed or not, keep their beginning and end alone. */
function abbreviated(line: string): string {
  return line
    .split(/(\[-.*?-\]|\{\+.*?\+\})/s)
    .map(run =>
      run.length > LONGEST_RUN ? run.replace(/^(.{1,45})\s.*?\s(.{1,45})$/s, '$1 … $2') : run,
    )
    .join('')
}

/** What changed in the sections of a text, as a handful of lines. */
export function changeLines(changes: readonly SectionChange[]): readonly string[] {
  const all = changes.flatMap(({ heading, status, lines }) =>
    lines.length === 0
      ? [`${heading} (${status})`]
      : lines.map(line => `${heading} (${status}): ${abbreviated(line)}`),
  )
  const more = all.length - MOST_LINES
  return more > 0 ? [...all.slice(0, MOST_LINES), `and ${more} more: see --json`] : all
}
