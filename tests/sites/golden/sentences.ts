import { seats } from '../../../src/company/countries/index.ts'
import type { Site } from '../../../src/company/site/site.ts'

/** What is left where a condition takes words away and leaves those around them. */
const torn: readonly RegExp[] = [
  // A space or a conjunction before the end of a sentence or of a bracket.
  / [.,)\]]/,
  /\b(?:and|or|und|oder|et|ou)[.;:)]/,
  /\b(?:and|und|et) (?:and|or|und|oder|et|ou)\b/,
  /[([„] /,
  // Signs that follow one another.
  /,[.,;:]|[;:][.,;:]|\.\.(?!\.)/,
  /\(\)|“”|«\s?»/,
  // A word twice, but for those that German and French say twice.
  /(?<![\p{L}’])(?!das |die |der |vous |nous )(\p{L}{3,}) \1(?!\p{L})/u,
]

/** The lines of a text in which a sentence is torn, each with its file. */
export function tornSentences(file: string, text: string): readonly string[] {
  // The drawings of the landing page repeat the labels of their buttons.
  if (file.endsWith('/landing.txt')) return []
  const lines = text.split('\n').filter(line => torn.some(pattern => pattern.test(line)))
  return lines.map(line => `${file}: ${line}`)
}

/** Every text within a value. */
function textsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : []
}

/**
 * Countries that the English texts of a company name though it is neither based there nor sells there nor has
 * a processor there. What the company itself has written may name any country.
 */
export function foreignCountries(
  { config }: Site,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const { markets } = config.business
  if (!markets) return []
  const english = Array.from(texts).flatMap(([file, text]) => (file.startsWith('en/') ? text : []))
  // Shorter values are codes and numbers.
  const written = textsWithin(config).filter(value => value.length > 8)
  const projectsOwn = written.reduce((left, value) => left.replaceAll(value, ''), english.join())
  const places = textsWithin(config.processors.map(({ place }) => place)).join()
  const ofCompany: readonly string[] = [config.company.seat ?? '', ...markets]
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return [...seats, 'GB', 'CH']
    .filter(code => !ofCompany.includes(code))
    .map(code => names.of(code) ?? code)
    .filter(name => !places.includes(name) && new RegExp(`\\b${name}\\b`).test(projectsOwn))
    .toSorted()
}
