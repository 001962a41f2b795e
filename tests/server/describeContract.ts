import { beforeAll, describe, expect, it } from 'vitest'
import { askContract, type ContractResult } from '../../server/verify/ask.ts'
import { contract } from '../../server/verify/contract.ts'
import { readManifest, siteFolder } from '../buildUnderTest.ts'

/**
 * Declares the tests of the contract for a server: one a kind of request, with every path it fails for.
 * @param port where it listens on this machine
 */
export function describeContract(title: string, port: () => number): void {
  describe(title, () => {
    const all = contract(readManifest(), siteFolder)
    let result: ContractResult
    beforeAll(async () => {
      result = await askContract(`http://localhost:${port()}`, all)
    })

    it.each([...new Set(all.map(({ check }) => check))])('%s', check => {
      const { differences, unanswered } = result
      expect(differences.filter(difference => difference.check === check)).toEqual([])
      expect(unanswered.filter(unansweredCheck => unansweredCheck.check === check)).toEqual([])
    })

    it.each(['br', 'gzip', 'identity'])(
      'one validator, not modified or not: %s',
      async encoding => {
        const ask = (validator: string) =>
          fetch(`http://localhost:${port()}/`, {
            headers: {
              'Accept-Encoding': encoding,
              'If-None-Match': validator,
              'Cache-Control': 'max-age=0',
            },
          })
        const validator = (await ask('"none"')).headers.get('etag') ?? ''
        expect(validator).toMatch(/^"/)
        const again = await ask(validator)
        expect([again.status, again.headers.get('etag')]).toEqual([304, validator])
      },
    )
  })
}
