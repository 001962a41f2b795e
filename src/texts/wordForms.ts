import type { Nodes } from 'mdast'
import type { ParsedDocument } from './documentTexts.ts'
import { reportAt } from './source.ts'
import { walkNodes } from './walkNodes.ts'

/** What Markdown can write and a Word file of the site cannot, with what to write instead. */
const formless: Readonly<Partial<Record<Nodes['type'], string>>> = {
  blockquote: 'a quotation has no form in Word. Write a paragraph',
  break: 'a line break within a paragraph has no form in Word. Write two paragraphs',
  code: 'a block of code has no form in Word. Write a paragraph',
  inlineCode: 'code has no form in Word. Write “quotation marks” instead',
  linkReference: 'a link by reference has no form in Word. Write [words](address)',
  thematicBreak: 'a line between paragraphs has no form in Word. Leave it out',
}

/** Reports what the Word file of a document could not show; "In short" lines are quotations of their own. */
export function checkWordForms({ source, document }: ParsedDocument): void {
  const { introduction, sections } = document
  const children = [...introduction, ...sections.flatMap(({ content }) => content)]
  walkNodes({ type: 'root', children }, node => {
    const message = formless[node.type]
    if (message) reportAt(source, node, message)
  })
}
