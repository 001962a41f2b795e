import type { Nodes } from 'mdast'
import type { DocumentTree } from './sections.ts'
import { reportAt, type TextSource } from './source.ts'
import { walkNodes } from './walkNodes.ts'
import { withoutContainers } from './withoutContainers.ts'

/** What Markdown can write and a Word file of the site cannot show, with what to write instead. */
const remedies: Readonly<Partial<Record<Nodes['type'], string>>> = {
  blockquote: 'a quotation cannot be shown in Word. Write a paragraph',
  break: 'a line break within a paragraph cannot be shown in Word. Write two paragraphs',
  code: 'a code block cannot be shown in Word. Write a paragraph',
  definition: 'an address on a line of its own cannot be shown in Word. Write [words](address)',
  inlineCode: 'code cannot be shown in Word. Write “quotation marks” instead',
  linkReference: 'a link by reference cannot be shown in Word. Write [words](address)',
  thematicBreak: 'a horizontal rule cannot be shown in Word. Leave it out',
}

/** Reports what the Word file of a document could not show. */
export function checkWordForms(source: TextSource, document: DocumentTree): void {
  const { introduction, sections } = document
  const children = withoutContainers([
    ...introduction,
    // "In short" lines are block quotations too, which Word does show.
    ...sections.flatMap(({ node, inShort, content }) => [
      node,
      ...(inShort?.children ?? []),
      ...content,
    ]),
  ])
  walkNodes({ type: 'root', children }, node => {
    const message = remedies[node.type]
    if (message) reportAt(source, node, message)
  })
}
