import type { RootContent } from 'mdast'
import type { Language } from '../languages/languages.ts'
import { introductionPart, type LegalDocumentName, outlines } from '../model/documents.ts'
import type { Site, TextFile } from '../model/site.ts'
import { type legalEntries, legalEntriesOf } from './frontMatter.ts'
import type { ParsedText } from './parsedText.ts'
import { parseText } from './parseText.ts'
import { type DocumentTree, divideSections } from './sections.ts'
import { type Place, reportAt } from './source.ts'
import { checkWordForms } from './wordForms.ts'

/** A legal document after parsing, read by pages, publication and the launch check alike. */
export interface ParsedDocument extends ParsedText<typeof legalEntries> {
  readonly name: LegalDocumentName
  readonly document: DocumentTree
}

/** Reports sections that are not those of the specification, in number, order and ids (§2). */
function checkOutline({ name, source, tree, document }: ParsedDocument): void {
  const expected = outlines[name].sections
  const { sections } = document
  if (sections.length !== expected.length) {
    const message = `there are ${sections.length} sections, the specification has ${expected.length}. Write ${expected.join(', ')}`
    reportAt(source, tree, message)
  }
  const wrong = sections.find((section, index) => section.id !== expected[index])
  if (!wrong || wrong.id === '') return
  const wanted = expected[sections.indexOf(wrong)] ?? 'no further section'
  const message = `the section "${wrong.id}" is where "${wanted}" belongs. Keep the order of the specification`
  reportAt(source, wrong.node, message)
}

/** Reports parts whose wording for narrow screens is missing or not asked for. */
function checkVariants({ name, source, tree, document }: ParsedDocument): void {
  const check = (part: string, nodes: readonly RootContent[], place: Place) => {
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

/** Parses a legal document and checks it against its outline. */
export function parseDocument(
  site: Site,
  name: LegalDocumentName,
  language: Language,
  file: TextFile,
): ParsedDocument {
  const text = parseText(site, file, { language, entries: legalEntriesOf(name) })
  const parsed = { ...text, name, document: divideSections(text.source, text.tree) }
  checkOutline(parsed)
  checkVariants(parsed)
  checkWordForms(text.source, parsed.document)
  return parsed
}
