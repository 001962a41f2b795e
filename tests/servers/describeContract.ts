import { describe, expect, it } from 'vitest'
import { contractByPath } from '../../contract/contract.ts'
import { compare, knownHeaders } from '../../contract/expectation.ts'
import { readManifest, siteFolder, type Target } from '../../contract/target.ts'

/** Declares the tests of the contract for a server, one a path. */
export function describeContract(title: string, target: () => Target): void {
  const byPath = contractByPath(readManifest(), siteFolder)
  const known = knownHeaders([...byPath.values()].flat())
  describe(title, () => {
    it.each([...byPath.keys()])('%s', async path => {
      const differences = []
      for (const expectation of byPath.get(path) ?? []) {
        differences.push(...(await compare(target(), expectation, known)))
      }
      expect(differences).toEqual([])
    })
  })
}
