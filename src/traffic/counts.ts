/** Where there are more names than this, those that occurred least are counted together. */
const MAX_NAMES = 100_000

/** Names are cut at this length, as Express cuts the paths of its log. */
const MAX_NAME_LENGTH = 200

/** A name and how often it occurred. */
export type Count = readonly [name: string, count: number]

/**
 * Counts how often names occur, in bounded memory: whoever asks for a million paths that do not exist
 * cannot fill it.
 */
export class Counts {
  readonly #counts = new Map<string, number>()
  readonly #limit: number
  /** How often names occurred that are no longer counted apart. */
  others = 0

  constructor(limit = MAX_NAMES) {
    this.#limit = limit
  }

  add(name: string): void {
    const key = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    if (this.#counts.size > this.#limit) this.#dropSingle()
  }

  /** Counts together the names that occurred once: the newest one is among them. */
  #dropSingle(): void {
    for (const [name, count] of this.#counts) {
      if (count > 1) continue
      this.#counts.delete(name)
      this.others += 1
    }
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, this.others)
  }

  /** All names, the most frequent one first; those that occurred as often in their own order. */
  byCount(): readonly Count[] {
    return [...this.#counts].sort(
      ([one, oneCount], [two, twoCount]) => twoCount - oneCount || (one < two ? -1 : 1),
    )
  }

  /** All names in their own order. */
  byName(): readonly Count[] {
    return [...this.#counts].sort(([one], [two]) => (one < two ? -1 : 1))
  }
}
