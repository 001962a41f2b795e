import { type Language, languageOption } from '../languages/languages.ts'

/**
 * A date in the page's language: "January 1, 2025", „1. Januar 2025“, « 1er janvier 2025 ».
 * @param day ISO 8601
 */
export function dateText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const { firstOfMonth = '1' } = languageOption(language)
  const parts = format.formatToParts(new Date(day))
  return parts
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
