/**
 * Stands in the operator's file for a value that the company has none of, where the law allows that.
 */
export const none = { none: true } as const

export type None = typeof none

/** Tells whether the operator wrote `none`. */
export function isNone(input: unknown): input is None {
  return typeof input === 'object' && input !== null && 'none' in input
}
