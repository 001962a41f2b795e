import type { Element, ElementContent, Nodes as HtmlNodes } from 'hast'
import type { Nodes, Parents, PhrasingContent, RootContent, Table, Text } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { isolated } from '../languages/index.ts'
import type { RenderedFact } from '../site/index.ts'

/**
 * Calls a function with each node of a tree, in the order of the text. `unist-util-visit` gives every
 * node a function with a name of its own, which took a sixth of the time of tests that build many sites.
 */
export function walkNodes(node: Nodes, act: (node: Nodes) => void): void {
  act(node)
  if (!('children' in node)) return
  for (const child of node.children) walkNodes(child, act)
}

/** Calls a function with each element of an HTML tree, in the order of the text. */
export function walkElements(node: HtmlNodes, act: (element: Element) => void): void {
  if (node.type === 'element') act(node)
  if (!('children' in node)) return
  for (const child of node.children) walkElements(child, act)
}

/** An element of an HTML tree; a text stands for itself among its children. */
export function htmlElement(
  tagName: string,
  properties: Readonly<Record<string, string | string[]>>,
  children: readonly (string | ElementContent)[],
): Element {
  return {
    type: 'element',
    tagName,
    properties: { ...properties },
    children: children.map(child =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  }
}

/** Keeps translation programs away; every fact that is a link is an address. */
const untranslated = { translate: 'no' }

/** A fact as a node of the text: `<time>`, a visible placeholder, a link, a name, or just its words. */
export function factNode(fact: RenderedFact): PhrasingContent {
  const text: Text = { type: 'text', value: isolated(fact.text) }
  const element = (hName: string, hProperties: Record<string, string>): PhrasingContent => ({
    type: 'emphasis',
    data: { hName, hProperties },
    children: [text],
  })
  if (fact.dateTime !== undefined) return element('time', { dateTime: fact.dateTime })
  if (fact.isPlaceholder) return element('span', { className: 'placeholder' })
  if (fact.language !== undefined) return element('span', { lang: fact.language })
  if (fact.href !== undefined) {
    return { type: 'link', url: fact.href, data: { hProperties: untranslated }, children: [text] }
  }
  return fact.isName ? element('span', untranslated) : text
}

/** What a cell of a table shows: its words, one node, or several. */
type CellContent = string | PhrasingContent | readonly PhrasingContent[]

function nodesOfCell(content: CellContent): PhrasingContent[] {
  if (typeof content === 'string') return [{ type: 'text', value: content }]
  return 'type' in content ? [content] : [...content]
}

/** A table of a text; its first row is its head. */
export function tableOf(rows: readonly (readonly CellContent[])[]): Table {
  return {
    type: 'table',
    children: rows.map(cells => ({
      type: 'tableRow',
      children: cells.map(cell => ({ type: 'tableCell', children: nodesOfCell(cell) })),
    })),
  }
}

/** The key of the reference that a paragraph consists of, as `{{key}}`; undefined for every other node. */
export function loneReference(node: RootContent): string | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [child] = node.children
  if (child?.type !== 'text') return undefined
  return /^\s*\{\{([\w.]+)\}\}\s*$/.exec(child.value)?.[1]
}

/** Puts other nodes in the place of each child of a node; a child that stays stands for itself. */
export function replaceChildren(
  parent: Parents,
  replacement: (child: RootContent) => RootContent | readonly RootContent[],
): void {
  // `flatMap` would take three times as long, for every node of every text.
  const replaced: RootContent[] = []
  for (const child of parent.children) {
    const next = replacement(child)
    if ('type' in next) replaced.push(next)
    else replaced.push(...next)
  }
  // What may stand where is the caller's concern: mdast's types know each parent's children.
  parent.children = replaced as typeof parent.children
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value]
    // Nobody moves a node: its place in the file, most of the objects of a tree, can be shared.
    copy[name] = name === 'position' ? part : copied(part)
  }
  return copy
}

/** A copy of a part of a syntax tree, which is plain data; `structuredClone` takes four times as long. */
export function copyTree<Tree extends object>(tree: Tree): Tree {
  return copied(tree) as Tree // every property was copied
}

/** Takes the containers apart: the wide variant is the text, the narrow one repeats it. */
export function withoutContainers(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(node => {
    if (node.type !== 'containerDirective') return node
    return node.name === 'narrow' ? [] : withoutContainers(node.children)
  })
}

/** Replaces each fact that HTML shows in an element of its own by its words. */
export function writeOutFacts(tree: Parents): void {
  replaceChildren(tree, child => {
    if (child.type === 'emphasis' && child.data?.hName) {
      return { type: 'text', value: plainText(child) }
    }
    if ('children' in child) writeOutFacts(child)
    return child
  })
}
