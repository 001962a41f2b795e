import type { Pair } from './language.ts'
import { type Language, languageOption, localized } from './languages.ts'

const noBreakSpace = '\u00A0'

/** Half as wide: French sets it before tall punctuation and inside guillemets. */
const narrowNoBreakSpace = '\u202F'

/** What belongs together in every language: sections of laws, American codes, figures in groups. */
const everywhere: readonly Pair[] = [
  ['§', '[\\p{L}\\d]'],
  ['\\d', '(?:U\\.S\\.C\\.|CCR|CFR|h|min|[kMG]B|px)(?!\\p{L})|[%€$]'],
  ['U\\.S\\.C\\.|CCR|CFR|Code', '§'],
  ['\\((?:EU|EC|UE|CE|EG)\\)|TLS|EN', '\\d'],
  // "301 549", and telephone numbers
  ['\\d', '\\d{3}(?!\\d)'],
  ['\\+\\d[\\d\\s]*', '\\d'],
]

function monthNames(language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2025, month)))
  return `(?:${months.join('|')})(?!\\p{L})`
}

/** The words after a figure, in every form: "day", "days", "business". */
function unitWords(language: Language): string {
  const words = Object.values(languageOption(language).units).flatMap(
    ({ one, other, forms = {} }) => [
      one,
      other,
      ...Object.values(forms).flatMap(form =>
        typeof form === 'string' ? form : Object.values(form),
      ),
    ],
  )
  const first = words.map(word => word.replace('# ', '').split(' ')[0])
  return `(?:${[...new Set(first)].join('|')})(?!\\p{L})`
}

/** Finds the space between the parts of any pair; parts inside of a pair may be bound already. */
function spacesBetween(pairs: readonly Pair[]): RegExp {
  const alternatives = pairs.map(([before, after]) => `(?<=(?:${before}).)(?=${after})`)
  return new RegExp(`[ \n](?:${alternatives.join('|') || '(?!)'})`, 'gsu')
}

const spaces = localized(language => {
  const {
    beforeNumber,
    beforeLetter,
    dates,
    pairs = [],
    narrowPairs = [],
  } = languageOption(language).boundWords
  const month = monthNames(language)
  const letterPairs: readonly Pair[] = beforeLetter
    ? [[`(?<!\\p{L})(?:${beforeLetter})`, '\\p{Ll}(?!\\p{L})']]
    : []
  return {
    narrow: spacesBetween(narrowPairs),
    wide: spacesBetween([
      ...everywhere,
      [`(?<!\\p{L})(?:${beforeNumber})`, '\\d|[IVX]+(?!\\p{L})'],
      ...letterPairs,
      ['\\d', unitWords(language)],
      ...dates.map(
        ([before, after]): Pair => [before.replace('MONTH', month), after.replace('MONTH', month)],
      ),
      ...pairs,
    ]),
  }
})

/**
 * A text in which no line ends between a sign or word and its number, a figure and its unit, the
 * parts of a date or of an abbreviation, or before French punctuation. It keeps its length: each
 * space becomes another one.
 */
export function withNoBreakSpaces(text: string, language: Language): string {
  const { wide, narrow } = spaces[language]
  return text.replace(wide, noBreakSpace).replace(narrow, narrowNoBreakSpace)
}
