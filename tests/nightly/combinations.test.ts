import { expect, it } from 'vitest'
import { faultsOfCombinations } from '../sites/combinationFaults.ts'
import { allAxes, pairedCombinations, unmetPairs } from '../sites/combinations.ts'

const MAX_MINUTES = 20

it('no page of any company says what another one denies: every seat, and every market alone', {
  timeout: MAX_MINUTES * 60_000,
}, () => {
  const combinations = pairedCombinations(allAxes)
  expect(unmetPairs(allAxes, combinations)).toEqual([])
  expect(faultsOfCombinations(combinations)).toEqual([])
})
