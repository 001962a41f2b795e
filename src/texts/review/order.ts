/**
 * The longest selection of numbers that ascends: what is still in order when some were moved.
 * @returns positions in the list
 */
export function ascending(numbers: readonly number[]): ReadonlySet<number> {
  const best: { length: number; previous: number }[] = []
  for (const number of numbers) {
    let [length, previous] = [1, -1]
    for (const [earlier, { length: own }] of best.entries()) {
      if ((numbers[earlier] ?? 0) < number && own + 1 > length)
        [length, previous] = [own + 1, earlier]
    }
    best.push({ length, previous })
  }
  const longest = Math.max(0, ...best.map(({ length }) => length))
  const positions = new Set<number>()
  let at = best.findIndex(({ length }) => length === longest)
  while (at >= 0) {
    positions.add(at)
    at = best[at]?.previous ?? -1
  }
  return positions
}
