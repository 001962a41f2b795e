import * as v from 'valibot'
import { processor } from './entries.ts'
import { list } from './fields.ts'

type Entry = v.InferOutput<typeof processor>

/** Whether two entries name the same processor for the same work. */
function areAlike(one: Entry, other: Entry): boolean {
  return (
    one.name !== undefined &&
    one.name === other.name &&
    one.kind === other.kind &&
    one.role.en === other.role.en
  )
}

/** Whether one ends before the other begins: a processor may come back. */
function isBefore({ until }: Entry, { since }: Entry): boolean {
  return !!until && since !== undefined && until <= since
}

/** Everybody who processes data for the company, each once at a time. */
export const processorList = v.pipe(
  v.array(processor, list('processors')),
  v.checkItems((entry, index, entries) => {
    const before = entries.slice(0, index).filter(other => areAlike(other, entry))
    return before.every(other => isBefore(other, entry) || isBefore(entry, other))
  }, 'is in this list twice, with the same kind, name and role. Keep one of them'),
)
