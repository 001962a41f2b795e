import type { Element } from 'xast'
import type { Revision } from './reviewedFile.ts'
import { attributeOf, childOf } from './xml.ts'

/** The day of a change or a comment; LibreOffice writes zeros where it knows none. */
export function dayOf(element: Element): string {
  return /^[1-9]\d{3}-\d\d-\d\d/.exec(attributeOf(element, 'w:date') ?? '')?.[0] ?? ''
}

/** Who changed something, and when. */
export function revisionOf(element: Element, isMove = false): Revision {
  return {
    author: attributeOf(element, 'w:author') ?? '',
    day: dayOf(element),
    isMove,
  }
}

/** The changes of a paragraph's end, which its own properties hold. */
export function changesOfEnd(properties: Element | undefined) {
  const run = childOf(properties, 'w:rPr')
  const inserted = childOf(run, 'w:ins') ?? childOf(run, 'w:moveTo')
  const deleted = childOf(run, 'w:del') ?? childOf(run, 'w:moveFrom')
  return {
    endInserted: inserted && revisionOf(inserted, inserted.name === 'w:moveTo'),
    endDeleted: deleted && revisionOf(deleted, deleted.name === 'w:moveFrom'),
  }
}
