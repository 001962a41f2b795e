import * as v from 'valibot'
import { languageOption, localized } from '../../src/languages/languages.ts'
import type { Translations } from '../../src/languages/translations.ts'
import { country } from '../../src/model/countries.ts'
import { none } from '../../src/model/none.ts'
import { unknown } from '../../src/model/orUnknown.ts'
import type { Ask } from './asks.ts'

/** An answer that cannot be understood; its message says what to write. */
export class UnusableAnswer extends Error {}

/** The bases of a transfer that the site has words for, in the order they are offered. */
export const transferBases = ['clauses', 'framework', 'adequacy'] as const

type TransferBasis = (typeof transferBases)[number]

/** The name of a basis, in every language. */
export function basisText(basis: TransferBasis): Translations {
  return localized(language => languageOption(language).operatorWords.transferBases[basis])
}

function isBasis(text: string): text is TransferBasis {
  return transferBases.some(basis => basis === text)
}

/** What is typed for a field that is true or false. */
const booleans: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
])

function itemsOf(text: string): readonly string[] {
  return text.split(',').flatMap(item => item.trim() || [])
}

/** The names of countries in every language: "Ireland, Germany". */
function countryNames(codes: readonly string[]): Translations {
  for (const code of codes) {
    const result = v.safeParse(country, code)
    if (!result.success) throw new UnusableAnswer(`"${code}" ${result.issues[0].message}`)
  }
  return localized(language => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return codes.map(code => names.of(code) ?? code).join(', ')
  })
}

/**
 * A number as it is typed, with a point or a comma before its fraction; the text itself where it is none.
 * @throws UnusableAnswer for one like 1,000, which is a thousand in one country and one in another
 */
function numberOf(text: string): number | string {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) {
    throw new UnusableAnswer(
      `"${text}" can be read two ways. Write thousands without a separator, like 1000, and fractions like 1.8.`,
    )
  }
  const number = Number(text.replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

function valueOfText(text: string, { form, field }: Ask): unknown {
  if (form === 'countries') return countryNames(itemsOf(text.toUpperCase()))
  if (form === 'basis' && isBasis(text)) return basisText(text)
  if (field.type === 'number') return numberOf(text)
  if (field.type === 'array') return itemsOf(text)
  if (field.type === 'literal') return text === 'yes' ? true : unknown
  if (field.type === 'boolean') return booleans.get(text) ?? text
  return text
}

/**
 * The value that an answer stands for in the operator's file: a text as it is typed, or a value from a
 * file of answers. Nothing, null and `unknown` say that it is not known; `none` that it does not apply.
 * @throws UnusableAnswer for a country that is none, and a number that can be read two ways
 */
export function answerValue(answer: unknown, ask: Ask): unknown {
  if (answer === undefined || answer === null) return unknown
  if (typeof answer !== 'string') {
    const isList = Array.isArray(answer)
    if (ask.form === 'texts') return isList ? answer : [answer]
    const isOfTexts = isList && answer.every(item => typeof item === 'string')
    return ask.form === 'countries' && isOfTexts ? countryNames(answer) : answer
  }
  const text = answer.trim()
  if (text === '' || text === 'unknown') return unknown
  if (ask.form === 'texts') return text === 'none' ? [] : [{ en: text }]
  // For a few choices, like that on sharing, it is an answer like others.
  if (text === 'none' && !ask.field.options.includes(text)) return none
  return valueOfText(text, ask)
}
