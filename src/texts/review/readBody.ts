import type { Element } from 'xast'
import type { ReviewedCell, ReviewedParagraph, ReviewedRun, Revision } from './reviewedFile.ts'
import { attributeOf, childOf, elementsOf, textOf } from './xml.ts'

/** What surrounds a run: the changes and the link it is within. */
interface Surroundings {
  readonly inserted?: Revision
  readonly deleted?: Revision
  readonly link?: string | undefined
}

/** Characters that WordprocessingML writes as elements. */
const characters: Readonly<Record<string, string>> = {
  'w:tab': ' ',
  'w:br': ' ',
  'w:cr': ' ',
  'w:noBreakHyphen': '\u2011',
}

/** What a run may hold that no text of the site can, in the words of messages. */
const objects: Readonly<Record<string, string>> = {
  'w:drawing': 'a picture',
  'w:pict': 'a picture',
  'w:object': 'an object',
  'w:footnoteReference': 'a footnote',
  'w:endnoteReference': 'an endnote',
  'm:oMath': 'a formula',
}

/** The day of a change or a comment; LibreOffice writes zeros where it knows none. */
export function dayOf(element: Element): string {
  return /^[1-9]\d{3}-\d\d-\d\d/.exec(attributeOf(element, 'w:date') ?? '')?.[0] ?? ''
}

function revisionOf(element: Element, isMove = false): Revision {
  return {
    author: attributeOf(element, 'w:author') ?? '',
    day: dayOf(element),
    isMove,
  }
}

/** Whether a property is switched on: `<w:b/>`, `<w:b w:val="true"/>`. */
function isOn(properties: Element | undefined, name: string): boolean {
  const property = childOf(properties, name)
  return (
    property !== undefined && !['0', 'false', 'off'].includes(attributeOf(property, 'w:val') ?? '')
  )
}

function runText(run: Element): string {
  return elementsOf(run)
    .map(child => {
      if (child.name === 'w:t' || child.name === 'w:delText') return textOf(child)
      return characters[child.name] ?? ''
    })
    .join('')
}

/** A paragraph while it is read. */
class ParagraphReader {
  readonly bookmarks: string[] = []
  readonly runs: ReviewedRun[] = []
  readonly objects: string[] = []
  readonly comments: string[] = []

  constructor(
    private readonly links: ReadonlyMap<string, string>,
    /** The words of comments by number; those whose range is open get what is read. */
    private readonly commented: Map<string, string>,
    private readonly open: Set<string>,
  ) {}

  read(element: Element, around: Surroundings): void {
    for (const child of elementsOf(element)) this.readChild(child, around)
  }

  private readChild(child: Element, around: Surroundings): void {
    const id = attributeOf(child, 'w:id') ?? ''
    const { name } = child
    if (name === 'w:pPr') return
    if (name === 'w:r') this.readRun(child, around)
    else if (name === 'w:ins') this.read(child, { ...around, inserted: revisionOf(child) })
    else if (name === 'w:moveTo') this.read(child, { ...around, inserted: revisionOf(child, true) })
    else if (name === 'w:del') this.read(child, { ...around, deleted: revisionOf(child) })
    else if (name === 'w:moveFrom')
      this.read(child, { ...around, deleted: revisionOf(child, true) })
    else if (name === 'w:hyperlink') this.read(child, { ...around, link: this.linkOf(child) })
    else if (name === 'w:bookmarkStart') this.bookmarks.push(attributeOf(child, 'w:name') ?? '')
    else if (name === 'w:commentRangeStart') {
      this.comments.push(id)
      this.open.add(id)
    } else if (name === 'w:commentRangeEnd') this.open.delete(id)
    else {
      const object = objects[name]
      if (object !== undefined) this.objects.push(object)
      // Wrappers such as w:sdt, w:sdtContent, w:smartTag: what they hold is part of the text.
      this.read(child, around)
    }
  }

  private linkOf(link: Element): string | undefined {
    const anchor = attributeOf(link, 'w:anchor')
    return anchor === undefined ? this.links.get(attributeOf(link, 'r:id') ?? '') : `#${anchor}`
  }

  private readRun(run: Element, around: Surroundings): void {
    for (const child of elementsOf(run)) {
      const object = objects[child.name]
      if (object !== undefined) this.objects.push(object)
      const comment = child.name === 'w:commentReference' && attributeOf(child, 'w:id')
      // LibreOffice gives a comment on a place, not on words, no range.
      if (comment && !this.comments.includes(comment) && !this.commented.has(comment)) {
        this.comments.push(comment)
      }
    }
    const text = runText(run)
    if (text === '') return
    const properties = childOf(run, 'w:rPr')
    for (const id of this.open) this.commented.set(id, (this.commented.get(id) ?? '') + text)
    this.runs.push({
      text,
      isBold: isOn(properties, 'w:b'),
      isItalic: isOn(properties, 'w:i'),
      link: around.link,
      inserted: around.inserted,
      deleted: around.deleted,
    })
  }
}

/** The changes of a paragraph's end, which its own properties hold. */
function changesOfEnd(properties: Element | undefined) {
  const run = childOf(properties, 'w:rPr')
  const inserted = childOf(run, 'w:ins') ?? childOf(run, 'w:moveTo')
  const deleted = childOf(run, 'w:del') ?? childOf(run, 'w:moveFrom')
  return {
    endInserted: inserted && revisionOf(inserted, inserted.name === 'w:moveTo'),
    endDeleted: deleted && revisionOf(deleted, deleted.name === 'w:moveFrom'),
  }
}

function isListItem(properties: Element | undefined): boolean {
  const number = childOf(childOf(properties, 'w:numPr'), 'w:numId')
  return number !== undefined && attributeOf(number, 'w:val') !== '0'
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
      isListItem: isListItem(properties),
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
