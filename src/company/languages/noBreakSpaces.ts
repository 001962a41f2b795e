import type { Pair } from './language.ts'
import { type Language, languageOption, localized, unitPatterns } from './languages.ts'

/** What belongs together in every language: sections of laws, American codes, figures in groups. */
const everywhere: readonly Pair[] = [
  ['§', '[\\p{L}\\d]'],
  ['\\d', '(?:U\\.S\\.C\\.|CCR|CFR|h|min|[kMG]B|px)(?!\\p{L})|[%€$]'],
  ['U\\.S\\.C\\.|CCR|CFR|Code', '§'],
  ['\\((?:EU|EC|UE|CE|EG)\\)|TLS|EN', '\\d'],
  // "Article 6(1)(a) GDPR"
  ['[\\d)]', '(?:GDPR|DSGVO|RGPD)(?!\\p{L})'],
  // "301 549", and telephone numbers
  ['\\d', '\\d{3}(?!\\d)'],
  ['\\+\\d[\\d\\s]*', '\\d'],
]

/** Any of some words. */
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})(?!\\p{L})`

function anyMonth(language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return anyOf(Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2025, month))))
}

/** The words after a figure, in every form: "day", "days", "business". */
function anyUnit(language: Language): string {
  const { unitForms = {} } = languageOption(language)
  const plain = Object.values(unitPatterns[language])
  const patterns = [...plain, ...Object.values(unitForms).flatMap(form => plain.map(form))].flat()
  return anyOf(patterns.flatMap(pattern => /^# ([^ ]+)/.exec(pattern)?.[1] ?? []))
}

/** Finds the space between the parts of any pair; parts inside of a pair may be bound already. */
function spacesBetween(pairs: readonly Pair[], month: string): RegExp {
  const alternatives = pairs.map(([before, after]) => `(?<=(?:${before}).)(?=${after})`)
  const source = alternatives.join('|').replaceAll('MONTH', month)
  return new RegExp(`[ \n](?:${source || '(?!)'})`, 'gsu')
}

const spaces = localized(language => {
  const {
    beforeNumber,
    beforeLetter,
    pairs,
    narrowPairs = [],
  } = languageOption(language).boundWords
  const month = anyMonth(language)
  const words: readonly Pair[] = [
    [`(?<!\\p{L})(?:${beforeNumber})`, '\\d|[IVX]+(?!\\p{L})'],
    [`(?<!\\p{L})(?:${beforeLetter ?? '(?!)'})`, '\\p{Ll}(?!\\p{L})'],
    ['\\d', anyUnit(language)],
  ]
  return {
    narrow: spacesBetween(narrowPairs, month),
    wide: spacesBetween([...everywhere, ...words, ...pairs], month),
  }
})

/**
 * A text in which no line ends between a sign or word and its number, a figure and its unit, the
 * parts of a date or of an abbreviation, or before French punctuation, which has a narrow space before
 * it. It keeps its length: each space becomes another one.
 */
export function withNoBreakSpaces(text: string, language: Language): string {
  const { wide, narrow } = spaces[language]
  return text.replace(wide, '\u00A0').replace(narrow, '\u202F')
}
