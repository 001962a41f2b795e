/**
 * Keeps what was made from texts, for all sites of the process: a site that is loaded again has most of its texts in
 * common with the one before. What was asked for longest ago is forgotten first, so that a process that reads one edit
 * after another does not grow without end. All caches of the process are listed in tests/unit/imports.test.ts.
 * @param mostCharacters of the texts whose results are kept, in total
 * @returns the result for a text, kept or made anew
 */
export function recentResults<Result>(
  mostCharacters: number,
): (text: string, make: () => Result) => Result {
  const results = new Map<string, Result>()
  let characters = 0
  const forget = (text: string) => {
    if (results.delete(text)) characters -= text.length
  }
  return (text, make) => {
    const kept = results.get(text)
    const result = kept ?? make()
    forget(text)
    // A map keeps the order in which its entries were written.
    results.set(text, result)
    characters += text.length
    for (const oldest of results.keys()) {
      if (characters <= mostCharacters) break
      forget(oldest)
    }
    return result
  }
}
