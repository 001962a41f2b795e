/** A number of things: "1 blocker", "2 blockers". */
export function countText(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
