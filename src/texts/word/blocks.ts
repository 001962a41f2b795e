import { type FileChild, Paragraph } from 'docx'
import type { List, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { headingParagraph } from './headings.ts'
import { inlines } from './inlines.ts'
import { numberings } from './styles.ts'
import { wordTable } from './wordTable.ts'

function listItems(list: List, level: number): FileChild[] {
  return list.children.flatMap(item =>
    item.children.flatMap((child): FileChild[] => {
      if (child.type === 'list') return listItems(child, level + 1)
      if (child.type !== 'paragraph') return blocks([child])
      const numbering = { reference: numberings.bullets, level }
      return [new Paragraph({ numbering, children: inlines(child.children) })]
    }),
  )
}

/**
 * A part of a checked and interpolated tree for Word.
 * @throws for a kind of node that no legal text has used so far
 */
export function blocks(nodes: readonly RootContent[]): FileChild[] {
  return nodes.flatMap((node): FileChild[] => {
    if (node.type === 'paragraph') return [new Paragraph({ children: inlines(node.children) })]
    if (node.type === 'heading') return [headingParagraph(node, 'subsection')]
    if (node.type === 'table') return [wordTable(node)]
    // The figures of the texts come from facts, so there are no numbered lists.
    if (node.type === 'list' && !node.ordered) return listItems(node, 0)
    const found = `${node.type} “${plainText(node).slice(0, 40)}”`
    throw new Error(`${found} has no form in Word. Add it to src/texts/word/blocks.ts`)
  })
}
