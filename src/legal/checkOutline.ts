import { legalSections } from '../content/legalOutline.ts'
import { factReferences } from './factReferences.ts'
import { sharedFields } from './frontMatter.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { reportAt, reportAtOffset } from './source.ts'

/** Reports sections that are not those of the specification, in number, order and ids (§2). */
export function checkOutline({ source, tree, document }: ParsedDocument): void {
  const expected = legalSections[source.name]
  const { sections } = document
  if (sections.length !== expected.length) {
    reportAt(
      source,
      tree,
      `there are ${sections.length} sections, the specification has ${expected.length}: ${expected.join(', ')}`,
    )
  }
  const wrong = sections.find((section, index) => section.id !== expected[index])
  if (!wrong || wrong.id === '') return
  const wanted = expected[sections.indexOf(wrong)] ?? 'no further section'
  reportAt(source, wrong.node, `the section "${wrong.id}" stands where "${wanted}" is expected`)
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

function checkIdsAgree(first: ParsedDocument, other: ParsedDocument): void {
  const ids = first.document.ids
  const position = other.document.ids.findIndex((id, index) => id !== ids[index])
  if (position === -1 && other.document.ids.length === ids.length) return
  const found = other.document.ids[position] ?? 'the end'
  const headings = other.tree.children.filter(node => node.type === 'heading')
  reportAt(
    other.source,
    headings[position] ?? other.tree,
    `"${found}" stands where ${first.source.file} has "${ids[position === -1 ? other.document.ids.length : position] ?? 'the end'}". Give both languages the same ids in the same order`,
  )
}

function checkFactsAgree(one: ParsedDocument, other: ParsedDocument): void {
  const known = new Set(factReferences(other.source.text).map(({ key }) => key))
  for (const { key, offset } of factReferences(one.source.text)) {
    if (known.has(key)) continue
    known.add(key)
    reportAtOffset(
      one.source,
      offset,
      `the fact "${key}" is not used in ${other.source.file}. Use it there too, or in neither`,
    )
  }
}

function checkFrontMatterAgrees(first: ParsedDocument, other: ParsedDocument): void {
  for (const field of sharedFields) {
    const [one, two] = [first.frontMatter?.[field], other.frontMatter?.[field]]
    if (!first.frontMatter || !other.frontMatter || one === two) continue
    const offset = Math.max(other.source.text.indexOf(`${field}:`), 0)
    reportAtOffset(
      other.source,
      offset,
      `${field} is ${two ?? 'missing'}, but ${one ?? 'missing'} in ${first.source.file}. Write the same value`,
    )
  }
}
