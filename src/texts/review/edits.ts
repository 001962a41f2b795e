/** A part of a Markdown text that becomes another. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The text with every edit; edits at one place in their order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end)
  let position = 0
  let result = ''
  for (const { start, end, text: own } of sorted) {
    result += text.slice(position, Math.max(position, start)) + own
    position = Math.max(position, end)
  }
  return result + text.slice(position)
}
