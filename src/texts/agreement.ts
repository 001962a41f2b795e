import type { ParsedDocument } from './documentTexts.ts'
import { sharedFields } from './frontMatter.ts'
import type { ParsedText } from './parsedText.ts'
import { reportAt, reportAtOffset } from './source.ts'

/** A text with the ids of its headings. */
export type TextWithIds = ParsedText & { readonly document: { readonly ids: readonly string[] } }

/** Where two lists differ first; undefined where they are alike. */
function firstDifference(one: readonly string[], two: readonly string[]): number | undefined {
  const length = Math.max(one.length, two.length)
  const index = Array.from({ length }, (_, at) => one[at] === two[at]).indexOf(false)
  return index === -1 ? undefined : index
}

function checkIdsAgree(first: TextWithIds, other: TextWithIds): void {
  const [ids, others] = [first.document.ids, other.document.ids]
  const position = firstDifference(ids, others)
  if (position === undefined) return
  const headings = other.tree.children.filter(node => node.type === 'heading')
  const message = `"${others[position] ?? 'the end'}" is where ${first.source.file} has "${ids[position] ?? 'the end'}". Give both languages the same ids in the same order`
  reportAt(other.source, headings[position] ?? other.tree, message)
}

function checkConditionsAgree(first: ParsedText, other: ParsedText): void {
  const position = firstDifference(first.conditions, other.conditions)
  if (position === undefined) return
  const name = (condition: string | undefined) =>
    condition === undefined ? 'none' : `:::when[${condition}]`
  const message = `condition ${position + 1} is ${name(other.conditions[position])}, in ${first.source.file} it is ${name(first.conditions[position])}. Write the same conditions in the same order in both languages`
  reportAt(other.source, other.tree, message)
}

function checkFactsAgree(one: ParsedText, other: ParsedText): void {
  const known = new Set(other.references.map(({ key }) => key))
  for (const { key, offset } of one.references) {
    if (known.has(key)) continue
    known.add(key)
    const message = `the fact "${key}" is not used in ${other.source.file}. Use it there too, or in neither`
    reportAtOffset(one.source, offset, message)
  }
}

function checkFrontMatterAgrees(first: ParsedDocument, other: ParsedDocument): void {
  if (!first.frontMatter || !other.frontMatter) return
  const [stated, others] = [first.frontMatter.values, other.frontMatter.values]
  for (const field of sharedFields) {
    if (stated[field] === others[field]) continue
    const message = `${field} is ${others[field] ?? 'missing'}, but ${stated[field] ?? 'missing'} in ${first.source.file}. Write the same value`
    reportAt(other.source, { line: other.frontMatter.lineOf(field), column: 1 }, message)
  }
  for (const [field, what] of [
    ['editorial', 'the reason'],
    ['summary', 'it'],
  ] as const) {
    const isGiven = stated[field] !== undefined
    if (isGiven === (others[field] !== undefined)) continue
    const message = `${field} is ${isGiven ? 'missing, but given' : 'given, but missing'} in ${first.source.file}. Give ${what} in every language, or in none`
    reportAt(other.source, { line: 1, column: 1 }, message)
  }
}

/** Reports where the languages of one text differ in ids, conditions or facts. */
export function checkTextsAgree([first, ...others]: readonly TextWithIds[]): void {
  if (!first) return
  for (const other of others) {
    checkIdsAgree(first, other)
    checkConditionsAgree(first, other)
    checkFactsAgree(first, other)
    checkFactsAgree(other, first)
  }
}

/** Reports where the languages of one document differ, in its front matter too. */
export function checkDocumentsAgree(documents: readonly ParsedDocument[]): void {
  checkTextsAgree(documents)
  const [first, ...others] = documents
  if (!first) return
  for (const other of others) checkFrontMatterAgrees(first, other)
}
