import type { Element } from 'xast'
import type { ReviewedRun, Revision } from './reviewedFile.ts'
import { revisionOf } from './revisions.ts'
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
export class ParagraphReader {
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
