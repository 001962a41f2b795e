import {
  type Language,
  languageOption,
  localized,
  type Unit,
  unitPatterns,
} from '../../languages/index.ts'
import { figureKeys } from '../../schema/index.ts'
import { type FactKey, factForms, renderFact, type Site } from '../../site/index.ts'
import { copiesOf, type DerivedText, factReferences, partsOf } from '../../texts/index.ts'
import { locateText, type Match, type Rule } from '../rule.ts'

/** A text with the special characters of a regular expression escaped. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** What periods look like that are written out in a language: "45 days", "45 Tagen". */
function periodPattern(language: Language): RegExp {
  const { unitForms = {} } = languageOption(language)
  const units = Object.keys(unitPatterns[language]) as Unit[] // its own keys
  const plain = units.map(unit => unitPatterns[language][unit])
  const inForms = Object.values(unitForms).flatMap(form => plain.map(form))
  const names = [...plain, ...inForms].flat().map(pattern => escaped(pattern.replace(/#\W*/, '')))
  // The longest one first: "business days" has "days" in it.
  const longest = [...new Set(names)].toSorted((first, second) => second.length - first.length)
  // A line may end within a period.
  const alternatives = longest.map(name => name.replaceAll(' ', String.raw`\s+`)).join('|')
  return new RegExp(String.raw`(?<![\d.,])\d+(?:\s+|-)(?:${alternatives})(?!\p{L})`, 'gu')
}

/** Made once: a check of a copied document asks for them some thousand times. */
const periodPatterns = localized(periodPattern)

/** Where each period begins that a text writes out, in characters; of those it writes twice, the first. */
function writtenPeriods(text: string, language: Language): ReadonlyMap<string, number> {
  const periods = new Map<string, number>()
  for (const { 0: written, index } of text.matchAll(periodPatterns[language])) {
    const period = written.replaceAll(/\s+/g, ' ')
    if (!periods.has(period)) periods.set(period, index)
  }
  return periods
}

/** The periods as which a figure of the site is said in a language, in each of its forms. */
function periodsOf(site: Site, key: FactKey, language: Language): readonly string[] {
  const forms = [undefined, ...factForms[language]]
  return forms.flatMap(form => {
    const { text } = renderFact(site, key, language, form)
    return [...writtenPeriods(text, language).keys()]
  })
}

/** The figures that a part of the default text states, and that of a copy does not. */
function lostFigures(defaultPart: string, copiedPart: string): readonly FactKey[] {
  const kept = factReferences(copiedPart).map(({ key }) => key)
  const original = factReferences(defaultPart).map(({ key }) => key)
  return figureKeys.filter(key => original.includes(key) && !kept.includes(key))
}

/** A period that a text of the company writes out and that is not one of the site's. */
interface StrangePeriod {
  readonly period: string
  /** Where it begins within its part, in characters. */
  readonly offset: number
  /** The figures that the default text states in its place, in a sentence; empty where there are none. */
  readonly replaced: string
}

/** The periods that a part of a copy writes out and that are not those of the site. */
function strangePeriods(
  site: Site,
  language: Language,
  defaultPart: string,
  copiedPart: string,
): readonly StrangePeriod[] {
  // Figures that a law or the project writes out are not the company's.
  const periodsOfDefault = writtenPeriods(defaultPart, language)
  const companyPeriods = [...writtenPeriods(copiedPart, language)].filter(
    ([period]) => !periodsOfDefault.has(period),
  )
  if (companyPeriods.length === 0) return []
  const lost = lostFigures(defaultPart, copiedPart)
  // Where the default text states figures, the period stands for one of these.
  const meant = lost.length > 0 ? lost : figureKeys
  const periodsOfSite = meant.flatMap(key => periodsOf(site, key, language))
  const replaced = lost.map(key => `${key} (${renderFact(site, key, language).text})`).join(', ')
  return companyPeriods
    .filter(([period]) => !periodsOfSite.includes(period))
    .map(([period, offset]) => ({ period, offset, replaced }))
}

/** The line of a copy in which a period begins that one of its parts writes out, from 1. */
function lineOf(
  { file: { text }, language }: DerivedText,
  part: string,
  found: StrangePeriod,
): number {
  const partStart = text.indexOf(part)
  // The introduction is put together from fields of the head and the words before the first section.
  const start =
    partStart < 0 ? writtenPeriods(text, language).get(found.period) : partStart + found.offset
  return text.slice(0, start).split('\n').length
}

/** Figures that texts of the company write out, beside those that every other page states. */
export const writtenFigureRule: Rule = {
  id: 'figure:written',
  severity: 'warning',
  person: 'counsel',
  why: 'Documents and other pages state the figures of the site: readers may rely on the better one.',
  find: ({ site }) =>
    copiesOf(site).flatMap((text): readonly Match[] => {
      const { name, language, file } = text
      if (name === 'landing') return []
      const defaultParts = partsOf(text.source)
      return [...partsOf(file)].flatMap(([id, part]) =>
        strangePeriods(site, language, defaultParts.get(id) ?? '', part).map(found => {
          const { period, replaced } = found
          return {
            suffix: `:${name}.${language}:${id}:${period.replaceAll(' ', '-')}`,
            location: locateText(site, { name, language }, lineOf(text, part, found)),
            message: replaced
              ? `${name} writes out ${period}, where the default text states ${replaced}`
              : `${name} writes out ${period}, which is not a figure of the site`,
            fix: `Write the figure as {{…}}, by a name of docs/fields.md, or as figures in ${site.source.file}; accept the finding where it is another matter.`,
          }
        }),
      )
    }),
}
