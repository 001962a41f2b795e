import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import type { Element, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { OperatorError } from '../../model/OperatorError.ts'
import { readBody } from './readBody.ts'
import type { ReviewedComment, ReviewedFile } from './reviewedFile.ts'
import { dayOf } from './revisions.ts'
import { attributeOf, childOf, elementsOf, textOf } from './xml.ts'

const remedy = 'Save it as a Word document (.docx) and try again'

function unzip(file: string, content: Uint8Array): Unzipped {
  try {
    return unzipSync(content)
  } catch {
    throw new OperatorError([{ file, message: `is not a Word file. ${remedy}` }])
  }
}

function readPart(file: string, parts: Unzipped, name: string): Root | undefined {
  const part = parts[name]
  if (!part) return undefined
  try {
    return fromXml(strFromU8(part))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError([
      { file, message: `holds a part that is damaged, ${name}: ${reason}. ${remedy}` },
    ])
  }
}

/** The addresses of links, by the names that the text uses for them. */
function readLinks(relations: Root | undefined): ReadonlyMap<string, string> {
  const all = childOf(relations, 'Relationships')
  const entries = (all ? elementsOf(all) : []).map((relation): [string, string] => [
    attributeOf(relation, 'Id') ?? '',
    attributeOf(relation, 'Target') ?? '',
  ])
  return new Map(entries)
}

function commentText(comment: Element): string {
  return elementsOf(comment)
    .map(paragraph => textOf(paragraph).trim())
    .filter(Boolean)
    .join('\n')
}

/**
 * Reads a Word file with its tracked changes and comments (ECMA-376, part 1, 17.13).
 * @param file its name, for messages
 * @throws OperatorError for what is no Word file
 */
export function readReviewedFile(file: string, content: Uint8Array): ReviewedFile {
  const parts = unzip(file, content)
  const body = childOf(childOf(readPart(file, parts, 'word/document.xml'), 'w:document'), 'w:body')
  if (!body) throw new OperatorError([{ file, message: `is not a Word file. ${remedy}` }])
  const links = readLinks(readPart(file, parts, 'word/_rels/document.xml.rels'))
  const { paragraphs, commented } = readBody(body, links)
  const written = childOf(readPart(file, parts, 'word/comments.xml'), 'w:comments')
  const comments = (written ? elementsOf(written) : []).map((comment): ReviewedComment => {
    const id = attributeOf(comment, 'w:id') ?? ''
    const paragraph = paragraphs.findIndex(({ comments: own }) => own.includes(id))
    return {
      author: attributeOf(comment, 'w:author') ?? '',
      day: dayOf(comment),
      text: commentText(comment),
      words: commented.get(id) ?? '',
      paragraph,
    }
  })
  return { paragraphs, comments }
}
