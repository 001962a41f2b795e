import pMap from 'p-map'
import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/contract.ts'
import { compare, type Expectation, knownHeaders } from '../../contract/expectation.ts'
import { readManifest, siteFolder, type Target } from '../../contract/target.ts'

/** Requests in flight at a time: enough to keep a server busy while others are compared. */
const CONCURRENCY = 8

/** Declares the tests of the contract for a server: one a kind of request, with every path it fails for. */
export function describeContract(title: string, target: () => Target): void {
  const expectations = contract(readManifest(), siteFolder)
  const known = knownHeaders(expectations)
  const byCheck = new Map<string, Expectation[]>()
  for (const expectation of expectations) {
    byCheck.set(expectation.check, [...(byCheck.get(expectation.check) ?? []), expectation])
  }
  describe(title, () => {
    it.each([...byCheck])('%s', async (_, asked) => {
      const ask = (expectation: Expectation) => compare(target(), expectation, known)
      const differences = await pMap(asked, ask, { concurrency: CONCURRENCY })
      expect(differences.flat()).toEqual([])
    })
  })
}
