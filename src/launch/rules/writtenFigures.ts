import { type Language, languageOption, type Unit, unitPatterns } from '../../languages/index.ts'
import { type FactKey, factForms, figures, renderFact, type Site } from '../../model/index.ts'
import { copiesOf, type DerivedText, factReferences, partsOf } from '../../texts/index.ts'
import { locateText, type Match, rule } from '../rule.ts'

/** Every figure that texts can state. */
const figureKeys = Object.keys(figures) as (keyof typeof figures)[] // its own keys

/** What stands in an expression for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Finds periods that are written out in a language: "45 days", "45 Tagen". */
function periodPattern(language: Language): RegExp {
  const { unitForms = {} } = languageOption(language)
  const units = Object.keys(unitPatterns[language]) as Unit[] // its own keys
  const plain = units.map(unit => unitPatterns[language][unit])
  const inForms = Object.values(unitForms).flatMap(form => plain.map(form))
  const words = [...plain, ...inForms].flat().map(pattern => escaped(pattern.replace(/#\W*/, '')))
  // The longest one first: "business days" has "days" in it.
  const longest = [...new Set(words)].toSorted((one, other) => other.length - one.length)
  return new RegExp(String.raw`(?<![\d.,])\d+[ -](?:${longest.join('|')})(?!\p{L})`, 'gu')
}

/** A text as words with a single blank between them, for periods to be looked for in it. */
function folded(text: string): string {
  return ` ${text.replaceAll(/[\s\u00A0]+/g, ' ')} `
}

/** Whether a text has a period, and not one that ends alike: "5 days" is no part of "15 days". */
function hasPeriod(text: string, period: string): boolean {
  return text.includes(` ${period} `)
}

/** How a figure of the site is said in a language, in each of its forms. */
function sayings(site: Site, key: FactKey, language: Language): readonly string[] {
  const forms = [undefined, ...factForms[language]]
  return forms.map(form => folded(renderFact(site, key, language, form).text))
}

/** The figures that a part of the default text states, and that of a copy does not. */
function lostFigures(standard: string, own: string): readonly FactKey[] {
  const kept = factReferences(own).map(({ key }) => key)
  const stated = factReferences(standard).map(({ key }) => key)
  return figureKeys.filter(key => stated.includes(key) && !kept.includes(key))
}

/** The periods that a part of a copy writes out and that are not those of the site. */
function strangePeriods(site: Site, { language }: DerivedText, standard: string, own: string) {
  const lost = lostFigures(standard, own).map(key => ({
    key,
    said: sayings(site, key, language),
  }))
  const everywhere = figureKeys.flatMap(key => sayings(site, key, language))
  const written = [...new Set(folded(own).match(periodPattern(language)) ?? [])]
  const isSaid = (said: readonly string[], period: string) =>
    said.some(text => hasPeriod(text, period))
  return written.flatMap(period => {
    // What the legislator or the project writes out is no figure of the company.
    if (folded(standard).includes(period)) return []
    // Where the default text states figures, the period stands for one of these.
    const isKnown = isSaid(lost.length > 0 ? lost.flatMap(({ said }) => said) : everywhere, period)
    if (isKnown) return []
    const others = lost.map(({ key }) => `${key} (${renderFact(site, key, language).text})`)
    return { period, instead: others.join(', ') }
  })
}

/** Figures that texts of the company write out, beside those that every other page states. */
export const writtenFigureRule = rule('figure:written', 'warning', 'counsel', {
  why: 'Documents and other pages state the figures of the site: readers may rely on the better one.',
  find: ({ site }) =>
    copiesOf(site).flatMap((text): readonly Match[] => {
      const { name, language, own } = text
      if (name === 'landing') return []
      const standards = partsOf(text.source)
      return [...partsOf(own)].flatMap(([id, words]) =>
        strangePeriods(site, text, standards.get(id) ?? '', words).map(({ period, instead }) => {
          const line = own.text.split('\n').findIndex(row => row.includes(period)) + 1
          return {
            suffix: `:${name}.${language}:${id}:${period.replaceAll(' ', '-')}`,
            location: locateText(site, { name, language }, line > 0 ? line : undefined),
            message: instead
              ? `${name} writes out ${period}, where the default text states ${instead}`
              : `${name} writes out ${period}, which is no figure of the site`,
            fix: `Write the figure as {{…}}, by a name of docs/fields.md, or as figures in ${site.source.file}; accept the finding where it is another matter.`,
          }
        }),
      )
    }),
})
