import { daysAfter } from '../model/isoDay.ts'

/** Days are shown apart as long as they fit a page; beyond that, months are. */
const MAX_DAYS = 92

/** What requests are counted by: days or months, each by the beginning of its ISO 8601 date. */
export interface Periods {
  readonly unit: 'day' | 'month'
  /** All of them from the first to the last one, those without a request among them. */
  readonly names: readonly string[]
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}

/** From one to another, both included. */
function sequence(first: string, last: string, next: (name: string) => string): string[] {
  const names = [first]
  for (let name = first; name < last; names.push(name)) name = next(name)
  return names
}

/** The periods between two days, ISO 8601. */
export function periodsBetween(first: string, last: string): Periods {
  if (last <= daysAfter(first, MAX_DAYS - 1)) {
    return { unit: 'day', names: sequence(first, last, day => daysAfter(day, 1)) }
  }
  return { unit: 'month', names: sequence(first.slice(0, 7), last.slice(0, 7), monthAfter) }
}
