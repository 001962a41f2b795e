/** This many places are named, so that a file of another kind does not fill the screen. */
const MAX_PLACES = 20

interface Place {
  readonly file: string
  readonly first: number
  last: number
}

/** The lines that are no requests: how many there are, and where the first ones are. */
export class UnreadableLines {
  readonly #places: Place[] = []
  count = 0

  add(file: string, line: number): void {
    this.count += 1
    const before = this.#places.at(-1)
    if (before?.file === file && before.last === line - 1) before.last = line
    else if (this.#places.length <= MAX_PLACES) this.#places.push({ file, first: line, last: line })
  }

  /** Where they are: "access.log:3", "access.log:7–9". */
  places(): readonly string[] {
    const named = this.#places
      .slice(0, MAX_PLACES)
      .map(({ file, first, last }) => `${file}:${first}${last > first ? `–${last}` : ''}`)
    return this.#places.length > MAX_PLACES ? [...named, 'and further ones'] : named
  }
}
