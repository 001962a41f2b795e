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
 * Prepares a table for its style sheet and for those who hear it: it is named as the heading above it, headings of
 * columns get their scope, and the first cell of a row heads the others; in wide tables each cell carries its column's
 * name.
 */
function prepareTable(table: Element, heading: string | undefined): void {
  if (heading !== undefined) table.properties.ariaLabel = heading
  const rows: Element[] = []
  walkElements(table, node => {
    if (node.tagName === 'tr') rows.push(node)
  })
  const [head, ...body] = rows.map(childElements)
  const labels = (head ?? []).map(cell => plainText(cell))
  const isWide = labels.length > MAX_COLUMNS
  if (isWide) table.properties.className = ['stacked']
  for (const cell of head ?? []) cell.properties.scope = 'col'
  for (const cells of body) {
    const [first] = cells
    if (first && labels.length > 1) {
      first.tagName = 'th'
      first.properties.scope = 'row'
    }
    cells.forEach((cell, index) => {
      if (isWide) cell.properties.dataLabel = labels[index] ?? ''
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

/** A picture of the company's as a page shows it: made in several widths and formats. */
export interface PagePicture {
  /** The width of the picture in px, by which browsers keep its place free. */
  readonly width: number
  readonly height: number
  /** What browsers choose from, as in `srcset`. */
  readonly sources: { readonly avif: string; readonly webp: string }
  /** What those take that know no choice. */
  readonly src: string
}

/** The pictures of pages by their paths below the company's folder. */
export type PagePictures = ReadonlyMap<string, PagePicture>

/** How wide a picture is shown: as the column of text, or on a phone as the page (document.css). */
const shownWidth = '(width < 768px) 100vw, 42rem'

/** Puts the files that were made of a picture in its place. */
function preparePicture(image: Element, pictures: PagePictures): void {
  const picture = pictures.get(String(image.properties.src))
  if (!picture) return
  const { width, height, sources, src } = picture
  const { alt, lang } = image.properties
  const sourceOf = (format: keyof typeof sources) => {
    const properties = { type: `image/${format}`, srcSet: sources[format], sizes: shownWidth }
    return htmlElement('source', properties, [])
  }
  const size = { width: String(width), height: String(height) }
  const language = lang === undefined ? {} : { lang: String(lang) }
  const text = { src, alt: String(alt) }
  const shown = { ...text, ...language, ...size, loading: 'lazy', decoding: 'async' }
  image.tagName = 'picture'
  image.properties = {}
  image.children = [sourceOf('avif'), sourceOf('webp'), htmlElement('img', shown, [])]
}

/**
 * The HTML of a part of a checked and interpolated tree.
 * @param pictures those that it may show
 * @param heading what stands above it
 */
export function renderHtml(
  nodes: readonly RootContent[],
  pictures: PagePictures = new Map(),
  heading?: string,
): string {
  const root: Root = { type: 'root', children: [...nodes] }
  walkNodes(root, node => {
    if (node.type !== 'containerDirective' || node.name === 'message') return
    const { lang } = node.attributes ?? {}
    const className = [node.name]
    node.data = { hName: 'div', hProperties: lang ? { className, lang } : { className } }
  })
  const tree = toHast.runSync(root)
  const images: Element[] = []
  let headingAbove = heading
  walkElements(tree, node => {
    if (node.tagName === 'table') prepareTable(node, headingAbove)
    if (node.tagName === 'ul') prepareFactList(node)
    if (node.tagName === 'h3') {
      headingAbove = plainText(node)
      separateId(node)
    }
    if (node.tagName === 'img') images.push(node)
    if (node.tagName === 'a' && String(node.properties.href).startsWith('https:')) {
      node.properties.rel = ['noopener']
    }
  })
  // Afterwards: a prepared picture holds an image again, perhaps of the same address.
  for (const image of images) preparePicture(image, pictures)
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
