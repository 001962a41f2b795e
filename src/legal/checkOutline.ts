import type { RootContent } from 'mdast'
import { introductionPart, outlines } from '../content/documents.ts'
import type { ParsedDocument } from './parsedDocument.ts'
import { type Positioned, reportAt } from './source.ts'

/** Reports sections that are not those of the specification, in number, order and ids (§2). */
export function checkOutline({ name, source, tree, document }: ParsedDocument): void {
  const expected = outlines[name].sections
  const { sections } = document
  if (sections.length !== expected.length) {
    const message = `there are ${sections.length} sections, the specification has ${expected.length}. Write ${expected.join(', ')}`
    reportAt(source, tree, message)
  }
  const wrong = sections.find((section, index) => section.id !== expected[index])
  if (!wrong || wrong.id === '') return
  const wanted = expected[sections.indexOf(wrong)] ?? 'no further section'
  const message = `the section "${wrong.id}" is in the place of "${wanted}". Keep the order of the specification`
  reportAt(source, wrong.node, message)
}

/** Reports parts whose wording for narrow screens is missing, or that have one alone. */
export function checkVariants({ name, source, tree, document }: ParsedDocument): void {
  const check = (part: string, nodes: readonly RootContent[], place: Positioned) => {
    const found = nodes.flatMap(node => (node.type === 'containerDirective' ? node.name : []))
    const wanted = outlines[name].narrow.includes(part)
    for (const container of ['wide', 'narrow']) {
      if (found.includes(container) === wanted) continue
      const message = wanted
        ? `"${part}" has no :::${container}. Write its text for wide and for narrow screens`
        : `"${part}" has a :::${container}, which the outline does not ask for. Take it out`
      reportAt(source, place, message)
    }
  }
  check(introductionPart, document.introduction, document.introduction[0] ?? tree)
  for (const { id, node, content } of document.sections) check(id, content, node)
}
