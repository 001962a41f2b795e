import { type Notes, type Person, people } from './field.ts'
import { type Field, fieldNamed, fields } from './tree.ts'

/** Who is asked for a field. */
export function personOf({ notes, blocks }: Field): Person {
  return [notes, ...blocks.map(block => block.notes)].find(one => one.person)?.person ?? 'founder'
}

/** What a field is about: the heading over its question. */
export function titleOf({ notes, blocks }: Field): string {
  return [notes, ...blocks.map(block => block.notes)].find(one => one.title)?.title ?? ''
}

/** What is asked about a field, and why. */
export function questionOf({ ask = '' }: Partial<Notes>): { question: string; why: string } {
  const end = ask.indexOf('?') + 1
  return { question: ask.slice(0, end), why: ask.slice(end).trim() }
}

/** The fields that people are asked for, in the order in which they know the answers: what belongs together at once. */
export const asked: readonly Field[] = people.flatMap(person => {
  const own = fields.filter(field => field.notes.ask !== undefined && personOf(field) === person)
  const titles = [...new Set(own.map(titleOf))]
  return titles.flatMap(title => own.filter(field => titleOf(field) === title))
})

/** Who answers for a field: who is asked for it, or for what it holds. */
export function personFor(name: string): Person | undefined {
  const own = fieldNamed(name)
  if (own?.notes.ask ?? own?.notes.person) return own && personOf(own)
  const within = asked.find(({ path }) => name !== '' && path.startsWith(`${name}.`))
  return within && personOf(within)
}
