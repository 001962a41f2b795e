import type { SectionChange } from '../sectionChanges.ts'

/** Changes that are shown; the JSON report has all. */
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
