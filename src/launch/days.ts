/** Days before a review or an expiry at which the check begins to mention it. */
export const NOTICE_DAYS = 30

/** The same day some years later, ISO 8601; March 1 for a leap day in a year without one. */
export function yearsAfter(day: string, years: number): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}
