import type { Difference, Expectation } from '../../contract/compare.ts'

/** A difference that a host is known to make; what it leaves out may be anything. */
export interface KnownDifference {
  /** Matches what differs: the status, the body, or a header by its name in lower case. */
  readonly what: RegExp
  readonly expected?: RegExp
  readonly seen?: RegExp
  /** Matches paths with their query. */
  readonly path?: RegExp
  readonly check?: RegExp
  /** Why it does no harm. */
  readonly why: string
}

/** A host, and everything it is known to do differently from Express and nginx. */
export interface Profile {
  readonly host: string
  readonly known: readonly KnownDifference[]
}

/** Differences that have one known reason. */
export interface KnownGroup {
  readonly why: string
  readonly differences: readonly Difference[]
}

/** Differences by whether they decide the result. */
export interface JudgedDifferences {
  /** Those that no profile lists. */
  readonly unlisted: readonly Difference[]
  /** Those that the profile lists, in its order. */
  readonly known: readonly KnownGroup[]
}

function lists(known: KnownDifference, difference: Difference): boolean {
  const properties = ['what', 'expected', 'seen', 'path', 'check'] as const
  return properties.every(property => known[property]?.test(difference[property]) ?? true)
}

/** Separates the differences that a host is known to make from those it should not. */
export function judge(
  differences: readonly Difference[],
  known: readonly KnownDifference[],
): JudgedDifferences {
  const reasons = differences.map(
    difference => [difference, known.find(candidate => lists(candidate, difference))?.why] as const,
  )
  const withReason = (why: string | undefined) =>
    reasons.filter(([, reason]) => reason === why).map(([difference]) => difference)
  const groups = [...new Set(known.map(({ why }) => why))].map(why => ({
    why,
    differences: withReason(why),
  }))
  return {
    unlisted: withReason(undefined),
    known: groups.filter(group => group.differences.length > 0),
  }
}

/**
 * The expectations without zstd among the codings that are asked for: hosts that compress by
 * themselves may choose it, and Node 20 cannot decode it to compare the bytes.
 */
export function withoutZstd(expectations: readonly Expectation[]): Expectation[] {
  return expectations.map(expectation => {
    const { headers = {} } = expectation.request
    const accepted = headers['Accept-Encoding']?.replace(', zstd', '')
    if (accepted === undefined) return expectation
    const request = { ...expectation.request, headers: { ...headers, 'Accept-Encoding': accepted } }
    return { ...expectation, request }
  })
}
