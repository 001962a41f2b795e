import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The parts of the test run in which a fault may be noticed. */
export const suites = ['unit', 'built', 'servers', 'e2e'] as const

const nonEmpty = v.pipe(v.string(), v.nonEmpty())

/** A fault that somebody might make, and the tests that notice it. */
const fault = v.strictObject({
  what: nonEmpty,
  file: nonEmpty,
  from: nonEmpty,
  to: v.string(),
  suite: v.picklist(suites),
  /** The file of the tests that are expected to fail. */
  test: nonEmpty,
  /** Whether the tests look at builds, which have to be made again. */
  rebuild: v.optional(v.boolean(), false),
})

export type Fault = v.InferOutput<typeof fault>

/**
 * Reads the faults of every table beside this file.
 * @param words what the description, file or test of each must contain
 * @throws ValiError when a row is incomplete
 */
export function readFaults(words: readonly string[]): Fault[] {
  const folder = new URL('.', import.meta.url)
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .flatMap(name =>
      v.parse(v.array(fault), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
    )
    .filter(row => words.every(word => `${row.what} ${row.file} ${row.test}`.includes(word)))
}
