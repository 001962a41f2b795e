import type { Blockquote, Heading, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { reportAt, type TextSource } from './text.ts'

/** A heading of the second rank with what follows it. */
export interface Section {
  readonly id: string
  readonly heading: string
  readonly node: Heading
  /** The line that says the section in short, which legal documents have. */
  readonly inShort: Blockquote | undefined
  readonly content: readonly RootContent[]
}

/** A text at its headings of the second rank, before it becomes HTML. */
export interface TextBody {
  readonly introduction: readonly RootContent[]
  readonly sections: readonly Section[]
  /** Ids of sections and subsections in the order of the text. */
  readonly ids: readonly string[]
}

/** Everything in a text, in its order. */
export function nodesOf({ introduction, sections }: TextBody): readonly RootContent[] {
  return [
    ...introduction,
    ...sections.flatMap(({ node, inShort, content }) =>
      inShort ? [node, inShort, ...content] : [node, ...content],
    ),
  ]
}

/** Ids of what stands around a text on its page: of its bar, its menus and its text as a whole. */
export const reservedIds: readonly string[] = [
  'content',
  'document-text',
  'languages',
  'menu',
  'menu-button',
]

/** Ids that a page gives to what stands among the sections of its text: to their headings, and to a list of changes. */
const idsAmongSections = /^(?:heading-\d+|changed-sections)$/

const idPattern = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Takes the `{#id}` off a heading's text and gives it; reports a heading without one. */
function takeId(source: TextSource, heading: Heading): string {
  const last = heading.children.at(-1)
  const id = last?.type === 'text' ? idPattern.exec(last.value)?.[1] : undefined
  if (last?.type !== 'text' || id === undefined) {
    const remedy = 'End it with {#id}, in lower case letters and hyphens'
    reportAt(source, heading, `the heading "${plainText(heading)}" has no id. ${remedy}`)
    return ''
  }
  last.value = last.value.replace(idPattern, '')
  return id
}

/**
 * Divides a text at its headings; reports those that have no id of their own.
 * @param hasInShort whether a quotation below a heading says its section in short, as in documents
 */
export function divideSections(source: TextSource, tree: Root, hasInShort = true): TextBody {
  const ids: string[] = []
  const introduction: RootContent[] = []
  const sections: (Section & { inShort: Blockquote | undefined; content: RootContent[] })[] = []
  for (const node of tree.children) {
    const last = sections.at(-1)
    if (node.type === 'heading') {
      const id = takeId(source, node)
      if (ids.includes(id)) {
        reportAt(source, node, `the id "${id}" is used twice. Choose another one`)
      }
      if (reservedIds.includes(id) || idsAmongSections.test(id)) {
        const message = `the id "${id}" is that of another part of the page. Choose another one`
        reportAt(source, node, message)
      }
      ids.push(id)
      node.data = { hProperties: { id } }
      if (node.depth === 2) {
        sections.push({ id, heading: plainText(node), node, inShort: undefined, content: [] })
        continue
      }
    }
    const isFirst = last && !last.inShort && last.content.length === 0
    if (hasInShort && isFirst && node.type === 'blockquote') {
      last.inShort = node
      if (node.children.some(child => child.type !== 'paragraph')) {
        const message = 'the "In short" line holds more than sentences. Write one paragraph'
        reportAt(source, node, message)
      }
    } else (last?.content ?? introduction).push(node)
  }
  return { introduction, sections, ids }
}

/** The introduction among the parts of a document. */
export const introductionPart = 'introduction'
