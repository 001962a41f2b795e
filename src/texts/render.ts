import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Blockquote, Root, RootContent } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { prepareFactList } from './factList.ts'
import { walkElements, walkNodes } from './walkNodes.ts'

const toHast = unified().use(remarkRehype).freeze()

/** Tables with more columns than this are shown as a list of cards. */
export const MAX_COLUMNS = 3

function text(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(text).join('') : ''
}

function cells(row: Element): Element[] {
  return row.children.filter(child => child.type === 'element')
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
  const labels = rows[0] ? cells(rows[0]).map(text) : []
  const isWide = labels.length > MAX_COLUMNS
  if (!isWide) return
  table.properties.className = ['stacked']
  for (const row of rows) {
    cells(row).forEach((cell, index) => {
      if (cell.tagName === 'td') cell.properties.dataLabel = labels[index] ?? ''
    })
  }
}

/** The HTML of a part of a checked and interpolated tree. */
export function renderHtml(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] }
  walkNodes(root, node => {
    if (node.type !== 'containerDirective') return
    const { lang } = node.attributes ?? {}
    node.data = { hName: 'div', hProperties: { className: [node.name], ...(lang && { lang }) } }
  })
  const tree = toHast.runSync(root)
  walkElements(tree, node => {
    if (node.tagName === 'table') prepareTable(node)
    if (node.tagName === 'ul') prepareFactList(node)
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
