import { sharedFields } from './frontMatter.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { reportAt, reportAtOffset } from './source.ts'

function checkIdsAgree(first: ParsedDocument, other: ParsedDocument): void {
  const [ids, others] = [first.document.ids, other.document.ids]
  const differing = others.findIndex((id, index) => id !== ids[index])
  if (differing === -1 && others.length === ids.length) return
  const position = differing === -1 ? others.length : differing
  const headings = other.tree.children.filter(node => node.type === 'heading')
  const message = `"${others[position] ?? 'the end'}" is in the place where ${first.source.file} has "${ids[position] ?? 'the end'}". Give both languages the same ids in the same order`
  reportAt(other.source, headings[position] ?? other.tree, message)
}

function checkFactsAgree(one: ParsedDocument, other: ParsedDocument): void {
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
  for (const field of sharedFields) {
    const [one, two] = [first.frontMatter[field], other.frontMatter[field]]
    if (one === two) continue
    const line = other.frontMatter.lines[field] ?? 1
    const message = `${field} is ${two ?? 'missing'}, but ${one ?? 'missing'} in ${first.source.file}. Write the same value`
    other.source.faults.push({ file: other.source.file, line, column: 1, message })
  }
  const isEditorial = first.frontMatter.editorial !== undefined
  if (isEditorial === (other.frontMatter.editorial !== undefined)) return
  const message = `editorial is ${isEditorial ? 'missing, but given' : 'given, but missing'} in ${first.source.file}. Give the reason in every language, or in none`
  other.source.faults.push({ file: other.source.file, line: 1, column: 1, message })
}

/** Reports where the languages of one document differ in ids, facts or front matter. */
export function checkLanguagesAgree(documents: readonly ParsedDocument[]): void {
  const [first, ...others] = documents
  if (!first) return
  for (const other of others) {
    checkIdsAgree(first, other)
    checkFactsAgree(first, other)
    checkFactsAgree(other, first)
    checkFrontMatterAgrees(first, other)
  }
}
