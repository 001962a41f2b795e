import { expect, it } from 'vitest'
import { recentResults } from '../../../src/company/folder/recentResults.ts'

it('makes the result of a text once, and anew after it was forgotten', () => {
  const made: string[] = []
  const resultOf = recentResults<string>(6)
  const ask = (text: string) =>
    resultOf(text, () => {
      made.push(text)
      return text.toUpperCase()
    })
  expect(['aa', 'bb', 'cc'].map(ask)).toEqual(['AA', 'BB', 'CC'])
  // The first one is asked for again, so that another one is forgotten for the fourth.
  expect(['aa', 'dd', 'aa', 'bb'].map(ask)).toEqual(['AA', 'DD', 'AA', 'BB'])
  expect(made).toEqual(['aa', 'bb', 'cc', 'dd', 'bb'])
})

it('forgets a text that is longer than all that may be kept', () => {
  let calls = 0
  const resultOf = recentResults<number>(3)
  const count = () => {
    calls += 1
    return calls
  }
  expect([resultOf('long', count), resultOf('long', count)]).toEqual([1, 2])
})
