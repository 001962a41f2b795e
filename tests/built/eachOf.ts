import { describe, expect, it } from 'vitest'

type Check = () => void | Promise<void>

/** Declares one check of an entry, as `it` does. */
type Declare = (title: string, check: Check) => void

/**
 * Declares one test a kind of check, made on each of the entries, instead of a test for each: a failure
 * lists every entry it is found on.
 * @param title of the group
 */
export function eachOf<Entry extends { readonly path: string }>(
  title: string,
  entries: readonly Entry[],
  declareChecks: (entry: Entry, check: Declare) => void,
): void {
  const checks = new Map<string, (readonly [path: string, check: Check])[]>()
  for (const entry of entries) {
    declareChecks(entry, (name, check) => {
      checks.set(name, [...(checks.get(name) ?? []), [entry.path, check]])
    })
  }
  // A site may have no page of a kind.
  if (entries.length === 0) return
  describe(title, () => {
    it.each([...checks])('%s', async (_, all) => {
      const faults: string[] = []
      for (const [path, check] of all) {
        try {
          await check()
        } catch (error) {
          faults.push(`${path}: ${error instanceof Error ? error.message : error}`)
        }
      }
      expect(faults).toEqual([])
    })
  })
}
