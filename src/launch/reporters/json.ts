import type { LaunchReview } from '../review.ts'

/** The review for machines: everything it knows, with the day it is about. */
export function jsonReport(review: LaunchReview, day: string): string {
  return JSON.stringify({ day, ...review }, null, 2)
}
