import type { Blockquote, Heading, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Fault } from '../folder/index.ts'
import { faultAt, type TextSource } from './text.ts'

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
  'table-of-contents',
]

/** The id of the list of changes that a draft has. */
const listOfChangesId = 'changed-sections'

const idPattern = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Takes the `{#id}` off a heading's text and gives it; undefined where the heading has none. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const id = idPattern.exec(last.value)?.[1]
  if (id !== undefined) last.value = last.value.replace(idPattern, '')
  return id
}

/** What is wrong with the id of a heading, beside those before it; undefined where nothing is. */
function idFault(
  heading: Heading,
  id: string | undefined,
  idsBefore: readonly string[],
): string | undefined {
  if (id === undefined) {
    const remedy = 'End it with {#id}, in lower case letters and hyphens'
    return `the heading "${plainText(heading)}" has no id. ${remedy}`
  }
  if (idsBefore.includes(id)) return `the id "${id}" is used twice. Choose another one`
  if (reservedIds.includes(id) || id === listOfChangesId) {
    return `the id "${id}" is that of another part of the page. Choose another one`
  }
  return undefined
}

/** A text at its headings, and what is wrong with them. */
interface DividedText {
  readonly document: TextBody
  readonly faults: readonly Fault[]
}

/**
 * Divides a text at its headings, each of which has to have an id of its own. The ids are taken off the headings of
 * the tree.
 * @param hasInShort whether a quotation below a heading says its section in short, as in documents
 */
export function divideSections(source: TextSource, tree: Root, hasInShort = true): DividedText {
  const faults: Fault[] = []
  const ids: string[] = []
  const introduction: RootContent[] = []
  const sections: (Section & { inShort: Blockquote | undefined; content: RootContent[] })[] = []
  for (const node of tree.children) {
    const section = sections.at(-1)
    if (node.type === 'heading') {
      const id = takeId(node)
      const fault = idFault(node, id, ids)
      if (fault !== undefined) faults.push(faultAt(source, node, fault))
      ids.push(id ?? '')
      node.data = { hProperties: { id: id ?? '' } }
      if (node.depth === 2) {
        const heading = plainText(node)
        sections.push({ id: id ?? '', heading, node, inShort: undefined, content: [] })
        continue
      }
    }
    const isFirst = section && !section.inShort && section.content.length === 0
    if (hasInShort && isFirst && node.type === 'blockquote') {
      section.inShort = node
      if (node.children.some(child => child.type !== 'paragraph')) {
        const message = 'the "In short" line holds more than sentences. Write one paragraph'
        faults.push(faultAt(source, node, message))
      }
    } else {
      const content = section?.content ?? introduction
      content.push(node)
    }
  }
  return { document: { introduction, sections, ids }, faults }
}

/** The introduction among the parts of a document. */
export const introductionPart = 'introduction'
