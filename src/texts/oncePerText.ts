/** How many results are kept: those of the texts of two sites in four languages. */
const KEPT = 128

/**
 * A function of a text that is computed once for each. A site that is loaded again, after an edit or for another
 * day, has nearly all of its texts in common with the one before.
 * @param compute a pure function of the text
 */
export function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, { readonly value: Value }>()
  return text => {
    const entry = kept.get(text) ?? { value: compute(text) }
    kept.delete(text)
    kept.set(text, entry)
    const [leastRecent] = kept.keys()
    if (kept.size > KEPT && leastRecent !== undefined) kept.delete(leastRecent)
    return entry.value
  }
}
