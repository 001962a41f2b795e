/** No request has a longer line, in characters: a file without line ends must not fill the memory. */
const MAX_LINE_LENGTH = 65_536

/**
 * Takes text apart into its lines, those of each piece together; what a line has beyond the greatest
 * length is left out.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    lines[0] = rest + lines[0]
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH)
    yield lines
  }
  if (rest !== '') yield [rest]
}
