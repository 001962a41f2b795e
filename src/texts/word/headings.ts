import { Bookmark, HeadingLevel, Paragraph } from 'docx'
import type { Heading } from 'mdast'
import { bookmarkName, inlines } from './inlines.ts'
import { numberings } from './styles.ts'

/** A heading that links can lead to; sections are numbered as on the page. */
export function headingParagraph(node: Heading, rank: 'section' | 'subsection'): Paragraph {
  const id = String(node.data?.hProperties?.id)
  const isSection = rank === 'section'
  return new Paragraph({
    heading: isSection ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...(isSection && { numbering: { reference: numberings.sections, level: 0 } }),
    children: [new Bookmark({ id: bookmarkName(id), children: inlines(node.children) })],
  })
}
