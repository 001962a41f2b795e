import type { LabelKey } from '../languages/language.ts'

/** A value the operator still has to supply; the page shows its label in square brackets. */
export interface Placeholder {
  readonly placeholder: LabelKey
}

/** Tells whether a value of the site is still to be supplied. */
export function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && 'placeholder' in value
}

/** The value the operator supplied, or undefined while it is a placeholder. */
export function supplied<Value>(value: Value | Placeholder): Value | undefined {
  return isPlaceholder(value) ? undefined : value
}
