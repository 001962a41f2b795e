import { type Language, referencePattern } from '../languages/index.ts'
import { factForms, factKeys, nearestName } from '../model/index.ts'
import { blocks } from './factNodes.ts'

/** Values that a document states about itself, from its front matter. */
export const documentFacts = [
  'document.version',
  'document.effective',
  'document.lastUpdated',
  'document.nextReview',
] as const

export type DocumentFactKey = (typeof documentFacts)[number]

/** A `{{key}}` or `{{key, form}}` in a text. */
export interface FactReference {
  readonly key: string
  readonly form: string | undefined
  /** Where it begins in the text, in characters. */
  readonly offset: number
}

/** Every reference in a text, well-formed ones only. */
export function factReferences(text: string): readonly FactReference[] {
  if (!text.includes('{{')) return []
  return Array.from(text.matchAll(referencePattern), match => ({
    key: match[1] ?? '',
    form: match[2],
    offset: match.index,
  }))
}

/** Where a text has braces that are not part of a reference, an `{#id}`, a `{to=…}` or an `{if=…}`, in characters. */
export function strayBraces(text: string): readonly number[] {
  const blank = (match: string) => ' '.repeat(match.length)
  const rest = text
    .replaceAll(referencePattern, blank)
    .replaceAll(/\{(?:#|to=|if=)[^{}\n]*\}/g, blank)
  return Array.from(rest.matchAll(/[{}]+/g), match => match.index)
}

/** What to write in place of a name that is not known: the nearest one, or where they all are. */
export function nameRemedy(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known)
  return `Write ${nearest === undefined ? 'a name' : `${nearest}, or another name`} of docs/fields.md`
}

/** What is wrong with a reference in a text of a language, with the remedy; undefined if nothing. */
export function referenceFault(
  { key, form }: FactReference,
  language: Language,
): string | undefined {
  const known = [...factKeys, ...documentFacts, ...Object.keys(blocks)]
  if (!known.includes(key)) return `there is no fact "${key}". ${nameRemedy(key, known)}`
  const forms = factForms[language]
  if (form === undefined || forms.includes(form)) return undefined
  return `"${form}" is not a form of facts in this language. Write ${forms.join(' or ')}, or none`
}
