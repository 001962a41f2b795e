import { type Language, languageOption, localized } from '../languages/index.ts'

/** Made once: making one takes longer than writing a hundred dates. */
const formats = localized(
  code => new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }),
)

/**
 * A date in the page's language: "January 1, 2025", „1. Januar 2025“, « 1er janvier 2025 ».
 * @param day ISO 8601
 */
export function dateText(day: string, language: Language): string {
  const { firstOfMonth = '1' } = languageOption(language)
  return formats[language]
    .formatToParts(new Date(day))
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstOfMonth : value))
    .join('')
}
