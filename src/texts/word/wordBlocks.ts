import { createHash } from 'node:crypto'
import type { Heading, Paragraph, RootContent, TableCell } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Language } from '../../languages/languages.ts'
import { introductionPart, type LegalDocumentName } from '../../model/documents.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { copyTree } from '../copyTree.ts'
import type { DocumentTree } from '../sections.ts'
import { walkNodes } from '../walkNodes.ts'
import { withoutContainers } from '../withoutContainers.ts'

/** What becomes one paragraph of a Word file. */
export type BlockNode = Heading | Paragraph | TableCell

/** A block of a document, as a Word file knows it. */
export interface WordBlock {
  /** Name of its hidden bookmark. */
  readonly id: string
  readonly node: BlockNode
  /** Id of the section it is in; `introductionPart` before the first. */
  readonly section: string
  /** Its words as Word shows them. */
  readonly printed: string
}

/** Digits of a bookmark's hash: Word takes names of 40 characters at most. */
const ID_DIGITS = 16

const DIGEST_DIGITS = 6

function digest(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

/** Words as a Word file holds them: on one line, without hints for hyphenation. */
export function printedText(text: string): string {
  return withoutSoftHyphens(text).replaceAll('\n', ' ')
}

/** A copy for a Word file: containers taken apart, links with the site's host, as it is read elsewhere. */
export function forWord(site: Site, { introduction, sections, ids }: DocumentTree): DocumentTree {
  const copy = (nodes: readonly RootContent[]): RootContent[] => {
    const children = copyTree(withoutContainers(nodes))
    walkNodes({ type: 'root', children }, node => {
      const isInternal = node.type === 'link' && node.url.startsWith('/')
      if (isInternal) node.url = absoluteUrl(site, node.url)
    })
    return children
  }
  return {
    ids,
    introduction: copy(introduction),
    sections: sections.map(section => ({ ...section, content: copy(section.content) })),
  }
}

function blockNodes(nodes: readonly RootContent[]): BlockNode[] {
  return nodes.flatMap((node): BlockNode[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return [node]
    if (node.type === 'table') return node.children.flatMap(row => row.children)
    if (node.type === 'list') return node.children.flatMap(item => blockNodes(item.children))
    return node.type === 'blockquote' ? blockNodes(node.children) : []
  })
}

/**
 * The blocks of a document in their order. The id of a block is made from its words, its section and
 * the block before it: it stays while others come and go, and never names another block.
 * @param document as `forWord` gives it
 */
export function wordBlocks({ introduction, sections }: DocumentTree): readonly WordBlock[] {
  const used = new Map<string, number>()
  const parts = [
    { section: introductionPart, nodes: blockNodes(introduction) },
    ...sections.map(({ id, node, inShort, content }) => ({
      section: id,
      nodes: blockNodes([node, ...(inShort ? [inShort] : []), ...content]),
    })),
  ]
  return parts.flatMap(({ section, nodes }) => {
    const texts = nodes.map(node => printedText(plainText(node)))
    return nodes.map((node, index) => {
      const printed = texts[index] ?? ''
      const hash = digest([section, texts[index - 1], printed].join('\n'), ID_DIGITS)
      const count = (used.get(hash) ?? 0) + 1
      used.set(hash, count)
      return { id: `_b${hash}${count > 1 ? `_${count}` : ''}`, node, section, printed }
    })
  })
}

/** How the name of a text's bookmark begins, whatever its wording. */
export function textBookmarkStart(name: LegalDocumentName, language: Language): string {
  return `_t_${name.replaceAll('-', '_')}_${language}_`
}

/** The name of a bookmark that says which text a file was made from, and from which wording of it. */
export function textBookmark(
  name: LegalDocumentName,
  language: Language,
  blocks: readonly WordBlock[],
): string {
  const wording = digest(blocks.map(({ id }) => id).join('\n'), DIGEST_DIGITS)
  return textBookmarkStart(name, language) + wording
}

/** Bookmarks of the paragraphs at a document's head, which come from its front matter and the site. */
export const headBookmark = '_head_'
