import type { Element } from 'xast'
import { ParagraphReader } from './paragraphReader.ts'
import type { ReviewedCell, ReviewedParagraph } from './reviewedFile.ts'
import { changesOfEnd } from './revisions.ts'
import { attributeOf, childOf, elementsOf } from './xml.ts'

function listPlace(properties: Element | undefined) {
  const numbering = childOf(properties, 'w:numPr')
  const number = childOf(numbering, 'w:numId')
  return {
    isListItem: number !== undefined && attributeOf(number, 'w:val') !== '0',
    level: Number(attributeOf(childOf(numbering, 'w:ilvl'), 'w:val') ?? 0),
  }
}

/** The paragraphs of a body in their order, those of tables among them, and the words of comments. */
export function readBody(body: Element, links: ReadonlyMap<string, string>) {
  const paragraphs: ReviewedParagraph[] = []
  const commented = new Map<string, string>()
  const open = new Set<string>()
  let tables = 0
  // Bookmarks and comments may begin between two paragraphs.
  let waiting: { bookmarks: string[]; comments: string[] } = { bookmarks: [], comments: [] }

  const readParagraph = (element: Element, cell: ReviewedCell | undefined) => {
    const reader = new ParagraphReader(links, commented, open)
    reader.bookmarks.push(...waiting.bookmarks)
    reader.comments.push(...waiting.comments)
    waiting = { bookmarks: [], comments: [] }
    reader.read(element, {})
    const properties = childOf(element, 'w:pPr')
    const style = attributeOf(childOf(properties, 'w:pStyle'), 'w:val') ?? ''
    paragraphs.push({
      bookmarks: reader.bookmarks,
      runs: reader.runs,
      objects: reader.objects,
      comments: reader.comments,
      ...changesOfEnd(properties),
      isHeading: /^(?:heading|title)/i.test(style),
      ...listPlace(properties),
      cell,
    })
  }

  const readTable = (table: Element) => {
    const number = tables
    tables += 1
    const rows = elementsOf(table).filter(({ name }) => name === 'w:tr')
    for (const [row, cells] of rows.entries()) {
      const all = elementsOf(cells).filter(({ name }) => name === 'w:tc')
      for (const [column, cell] of all.entries()) readBlocks(cell, { table: number, row, column })
    }
  }

  const readBlocks = (parent: Element, cell: ReviewedCell | undefined) => {
    for (const child of elementsOf(parent)) {
      const id = attributeOf(child, 'w:id') ?? ''
      if (child.name === 'w:p') readParagraph(child, cell)
      else if (child.name === 'w:tbl') readTable(child)
      else if (child.name === 'w:bookmarkStart') {
        waiting.bookmarks.push(attributeOf(child, 'w:name') ?? '')
      } else if (child.name === 'w:commentRangeStart') {
        waiting.comments.push(id)
        open.add(id)
      } else if (child.name === 'w:commentRangeEnd') open.delete(id)
      else if (!child.name.endsWith('Pr')) readBlocks(child, cell)
    }
  }

  readBlocks(body, undefined)
  return { paragraphs, commented }
}
