import pMap from 'p-map'
import { describe, expect, it } from 'vitest'
import { compare, knownHeaders } from '../../contract/compare.ts'
import { contract } from '../../contract/contract.ts'
import { readManifest, siteFolder, type Target } from '../../contract/target.ts'

/** Requests in flight at a time: enough to keep a server busy while others are compared. */
const CONCURRENCY = 8

/** Declares the tests of the contract for a server: one a kind of request, with every path it fails for. */
export function describeContract(title: string, target: () => Target): void {
  const all = contract(readManifest(), siteFolder)
  const known = knownHeaders(all)
  describe(title, () => {
    it.each([...new Set(all.map(({ check }) => check))])('%s', async check => {
      const asked = all.filter(expectation => expectation.check === check)
      const differences = await pMap(asked, expectation => compare(target(), expectation, known), {
        concurrency: CONCURRENCY,
      })
      expect(differences.flat()).toEqual([])
    })
  })
}
