/** A field of `src/site.ts`: names of objects, positions in lists. */
export type FieldPath = readonly (string | number)[]

function nextLine(lines: readonly string[], from: number, pattern: RegExp, times = 1): number {
  let seen = 0
  for (let line = from; line < lines.length; line += 1) {
    if (!pattern.test(lines[line] ?? '')) continue
    seen += 1
    if (seen === times) return line
  }
  return from
}

/** Where a field stands in the text of `src/site.ts`: `src/site.ts:12`, its nearest parent's line otherwise. */
export function locate(siteText: string, path: FieldPath): string {
  const lines = siteText.split('\n')
  let line = 0
  for (const step of path) {
    line =
      typeof step === 'number'
        ? nextLine(lines, line + 1, /^\s*\{\s*$/, step + 1)
        : nextLine(lines, line, new RegExp(String.raw`^\s*${step}:`))
  }
  return `src/site.ts:${line + 1}`
}

/** Where a text first stands in a file: `file:12`, the file's first line otherwise. */
export function locateText(file: string, content: string, text: string): string {
  const line = content.split('\n').findIndex(candidate => candidate.includes(text))
  return `${file}:${Math.max(line, 0) + 1}`
}
