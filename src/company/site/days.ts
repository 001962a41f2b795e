import { type Language, languageOption, localized } from '../languages/index.ts'

const MILLISECONDS_A_DAY = 86_400_000

/** Days from one day to another, negative where the second one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY)
}

/** The day a number of days after another one, ISO 8601. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10)
}

/** Made once: making one takes longer than writing a hundred dates. */
const formats = localized(
  code => new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }),
)

/** A day (ISO 8601) in the page's language: "January 1, 2025", „1. Januar 2025“, « 1er janvier 2025 ». */
export function dateText(day: string, language: Language): string {
  const { firstOfMonth = '1' } = languageOption(language)
  return formats[language]
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
