import {
  compare,
  type Difference,
  type Expectation,
  knownHeaders,
} from '../../contract/expectation.ts'

/** What a site answered. */
export interface ContractReport {
  readonly checked: number
  /** Expectations that were not asked, because the site no longer responded. */
  readonly left: number
  readonly differences: readonly Difference[]
}

/** After this many requests in a row without a response, the rest are skipped. */
const MAX_SILENT_REQUESTS = 5

/** Asks a site for everything that is expected of it; a response that breaks off is a difference. */
export async function askContract(
  address: string,
  expectations: readonly Expectation[],
): Promise<ContractReport> {
  const known = knownHeaders(expectations)
  const differences: Difference[] = []
  let silent = 0
  let checked = 0
  for (const expectation of expectations) {
    if (silent === MAX_SILENT_REQUESTS) break
    const { path, check } = expectation
    const found = await compare(address, expectation, known).then(
      differing => {
        silent = 0
        return differing
      },
      (error: Error) => {
        silent += 1
        const seen = error.message || error.name
        return [{ path, check, what: 'response', expected: 'a sound one', seen }]
      },
    )
    checked += 1
    differences.push(...found)
  }
  return { checked, left: expectations.length - checked, differences }
}
