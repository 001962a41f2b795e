import { type Language, languageOption, localized } from './languages.ts'

const noBreakSpace = '\u00A0'

/** Half as wide: French sets it before tall punctuation and inside guillemets. */
const narrowNoBreakSpace = '\u202F'

/** What stands before and after a space at which no line ends, as sources of regular expressions. */
type Pair = readonly [before: string, after: string]

/** What belongs together in a language. */
interface BoundWords {
  /** Words and abbreviations that belong to the number after them: "Article 6". */
  readonly beforeNumber: string
  /** Those that belong to the letter after them: „lit. f“. */
  readonly beforeLetter?: string
  /** Dates; `MONTH` is any month. */
  readonly dates: readonly Pair[]
  /** Abbreviations of several parts, and punctuation. */
  readonly pairs?: readonly Pair[]
  readonly narrowPairs?: readonly Pair[]
}

const boundWords: Readonly<Record<Language, BoundWords>> = {
  en: {
    beforeNumber: 'Art\\.|[Aa]rticles?|[Ss]ections?|[Aa]nnex|[Nn]os?\\.|pp?\\.|[Vv]ersion',
    dates: [['MONTH', '\\d']],
  },
  de: {
    beforeNumber:
      'Art\\.|Artikels?|Abs\\.|Absatz|Nrn?\\.|Satz|S\\.|Anhang|Anlage|Abschnitt|Version',
    beforeLetter: 'lit\\.|Buchst\\.',
    dates: [['\\d\\.', 'MONTH']],
    // „z. B.“, „d. h.“, „i. d. R.“; „§§ 1798.100 ff.“, „9 Uhr“
    pairs: [
      ['(?<!\\p{L})\\p{L}\\.', '\\p{L}\\.'],
      ['\\d', 'ff?\\.|Uhr\\b'],
    ],
  },
  fr: {
    beforeNumber:
      '[Aa]rt\\.|[Aa]rticles?|[Pp]aragraphes?|[Nn]°s?|[Aa]nnexe|[LRD]\\.|pp?\\.|[Vv]ersion',
    beforeLetter: '[Pp]oints?',
    dates: [['\\d|1er', 'MONTH']],
    pairs: [
      ['\\S', ':(?!\\S)'],
      ['\\d', 'j/7'],
    ],
    narrowPairs: [
      ['\\S', '[;?!»]'],
      ['«', '\\S'],
    ],
  },
  es: {
    beforeNumber:
      '[Aa]rts?\\.|[Aa]rtículos?|[Aa]partados?|[Nn]úms?\\.|[Nn]\\.º|[Aa]nexo|págs?\\.|[Vv]ersión',
    beforeLetter: '[Ll]etras?',
    dates: [
      ['\\d', 'de\\sMONTH'],
      ['\\d\\sde', 'MONTH'],
    ],
    pairs: [
      ['EE\\.', 'UU\\.'],
      ['(?<!\\p{L})p\\.', 'ej\\.'],
    ],
  },
}

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
    ({ one, other, forms = {} }) => [one, other, ...Object.values(forms)],
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
  const { beforeNumber, beforeLetter, dates, pairs = [], narrowPairs = [] } = boundWords[language]
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
