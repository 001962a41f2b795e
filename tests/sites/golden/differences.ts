import { diffArrays } from 'diff'

/** Whether a line is the heading of a section, as `plainPage` writes it. */
const isHeading = (line: string) => /^#{1,4} /.test(line)

/**
 * What a text says otherwise than another one, a line each, below the heading of its section: `-` before
 * lines of the other one, `+` before its own. Of a section that is not there, the heading alone is named. Blank lines
 * are not compared, and no line is counted, so that a change above changes nothing below.
 * @returns no lines where the texts are the same
 */
export function differences(before: string, after: string): readonly string[] {
  const linesOf = (text: string) => text.split('\n').filter(line => line !== '')
  const found: string[] = []
  let heading = ''
  let namedHeading = ''
  for (const { value, added, removed } of diffArrays(linesOf(before), linesOf(after))) {
    if (!added && !removed) {
      heading = value.findLast(isHeading) ?? heading
      continue
    }
    if (heading !== namedHeading) found.push(heading)
    namedHeading = heading
    let isWithinMissingSection = false
    for (const line of value) {
      if (added || isHeading(line) || !isWithinMissingSection) {
        found.push(`${added ? '+' : '-'} ${line}`)
      }
      if (removed && isHeading(line)) isWithinMissingSection = true
    }
  }
  return found
}
