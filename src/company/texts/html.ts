import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Blockquote, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { htmlElement, walkElements, walkNodes } from './trees.ts'

const toHast = unified().use(remarkRehype).freeze()

/** Tables with more columns than this are shown as a list of cards. */
export const MAX_COLUMNS = 3

function childElements({ children }: Element): Element[] {
  return children.filter(child => child.type === 'element')
}

/**
 * Prepares a table for its style sheet: headings of columns get their scope; in wide tables each
 * cell carries its column's name.
 */
function prepareTable(table: Element): void {
  const rows: Element[] = []
  walkElements(table, node => {
    if (node.tagName === 'tr') rows.push(node)
    if (node.tagName === 'th') node.properties.scope = 'col'
  })
  const labels = rows[0] ? childElements(rows[0]).map(cell => plainText(cell)) : []
  if (labels.length <= MAX_COLUMNS) return
  table.properties.className = ['stacked']
  for (const row of rows) {
    childElements(row).forEach((cell, index) => {
      if (cell.tagName === 'td') cell.properties.dataLabel = labels[index] ?? ''
    })
  }
}

/**
 * Lets an empty element before the words of a heading carry its id. A reader view takes a short element whose id
 * holds "author", as in `authorities-jurisdiction`, for the line that names the author.
 */
function separateId(heading: Element): void {
  const { id, ...properties } = heading.properties
  if (id === undefined) return
  heading.properties = properties
  const target = htmlElement('span', { id: String(id) }, [])
  heading.children = [target, ...heading.children]
}

/** The HTML of a part of a checked and interpolated tree. */
export function renderHtml(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] }
  walkNodes(root, node => {
    if (node.type !== 'containerDirective' || node.name === 'message') return
    const { lang } = node.attributes ?? {}
    const className = [node.name]
    node.data = { hName: 'div', hProperties: lang ? { className, lang } : { className } }
  })
  const tree = toHast.runSync(root)
  walkElements(tree, node => {
    if (node.tagName === 'table') prepareTable(node)
    if (node.tagName === 'ul') prepareFactList(node)
    if (node.tagName === 'h3') separateId(node)
    if (node.tagName === 'a' && String(node.properties.href).startsWith('https:')) {
      node.properties.rel = ['noopener']
    }
  })
  return toHtml(tree).replaceAll('>\n<', '><').trim()
}

/** The HTML of an "In short" line, without the paragraph around it. */
export function renderInline(line: Blockquote | undefined): string {
  const paragraphs = line?.children ?? []
  const sentences = paragraphs.flatMap(node => (node.type === 'paragraph' ? node.children : []))
  return renderHtml([{ type: 'paragraph', children: sentences }]).replace(/^<p>|<\/p>$/g, '')
}

/** Turns a list whose items all begin with a label, bold words and a colon, into terms and what they say. */
function prepareFactList(list: Element): void {
  const items = childElements(list)
  const facts = items.flatMap(({ children: [label, ...value] }) => {
    const isLabel = label?.type === 'element' && label.tagName === 'strong'
    if (!isLabel || !plainText(label).endsWith(':')) return []
    const term = htmlElement('dt', {}, label.children)
    return htmlElement('div', {}, [term, htmlElement('dd', {}, value)])
  })
  if (facts.length < items.length) return
  list.tagName = 'dl'
  list.properties.className = ['facts']
  list.children = facts
}
