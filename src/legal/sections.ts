import type { Blockquote, Heading, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { reportAt, type TextSource } from './source.ts'

/** A section of the tree, before it becomes HTML. */
export interface SectionTree {
  readonly id: string
  readonly heading: string
  readonly node: Heading
  readonly inShort: Blockquote | undefined
  readonly content: readonly RootContent[]
}

export interface DocumentTree {
  readonly introduction: readonly RootContent[]
  readonly sections: readonly SectionTree[]
  /** Ids of sections and subsections in the order of the text. */
  readonly ids: readonly string[]
}

const idPattern = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Takes the `{#id}` off a heading's text and gives it; reports a heading without one. */
function takeId(source: TextSource, heading: Heading): string {
  const last = heading.children.at(-1)
  const id = last?.type === 'text' ? idPattern.exec(last.value)?.[1] : undefined
  if (last?.type !== 'text' || id === undefined) {
    reportAt(
      source,
      heading,
      `the heading "${plainText(heading)}" has no id. End it with {#id}, in lower case letters and hyphens`,
    )
    return ''
  }
  last.value = last.value.replace(idPattern, '')
  return id
}

function splitAtHeadings(nodes: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
}

/** Divides a document into its introduction and its sections, each with id and "In short" line. */
export function divideSections(source: TextSource, tree: Root): DocumentTree {
  const ids: string[] = []
  for (const node of tree.children) {
    if (node.type !== 'heading') continue
    const id = takeId(source, node)
    if (ids.includes(id)) reportAt(source, node, `the id "${id}" is used twice. Choose another one`)
    ids.push(id)
    node.data = { hProperties: { id } }
  }
  const body = tree.children.filter(node => node.type !== 'yaml')
  const [introduction = [], ...parts] = splitAtHeadings(body)
  const sections = parts.map(([heading, first, ...rest]) => {
    const node = heading as Heading // each part after the first starts with its heading
    const inShort = first?.type === 'blockquote' ? first : undefined
    if (!inShort) {
      reportAt(
        source,
        node,
        'the section has no "In short" line. Write "> …" right below the heading',
      )
    }
    if (inShort?.children.some(child => child.type !== 'paragraph')) {
      reportAt(
        source,
        inShort,
        'the "In short" line holds more than sentences. Write one paragraph',
      )
    }
    const content = inShort || !first ? rest : [first, ...rest]
    const id = String(node.data?.hProperties?.id)
    return { id, heading: plainText(node), node, inShort, content }
  })
  return { introduction, sections, ids }
}
