import type { Element, ElementContent, Nodes, Root } from 'hast'
import { select } from 'hast-util-select'
import { attribute, plainText } from '../tree.ts'

/** Elements that stand within a line of text; every other one begins a line. */
const withinLine = [
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'button',
  'cite',
  'code',
  'em',
  'i',
  'img',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'time',
  'u',
  'wbr',
]

/** Elements that show no text. */
const silent = ['script', 'style', 'template', 'head', 'source', 'path']

/** What a line begins with, by the element that it is. */
const marks: Readonly<Record<string, string>> = {
  h1: '# ',
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  li: '- ',
  summary: '> ',
  caption: 'Table: ',
}

/** The end of a sentence before the beginning of the next one. */
const betweenSentences = /(?<=[.!?…][”»“)]*) (?=[\p{Lu}¿¡„«“])/gu

/** The address of a link that leads out of the site, where its text does not say it. */
function addressOf(link: Element): string {
  const [address = ''] = attribute(link, 'href').split('?')
  if (address === '' || /^[/#]/.test(address)) return ''
  return plainText(link).includes(address.replace(/^mailto:/, '')) ? '' : ` <${address}>`
}

/** What is read out in place of an element, or before it. */
function nameOf(element: Element): string {
  const name = attribute(element, element.tagName === 'img' ? 'alt' : 'ariaLabel')
  return name === '' ? '' : `[${name}] `
}

/** The text of an element that stands within a line, or of a cell of a table, in one line. */
function inlineText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (silent.includes(node.tagName)) return ''
  if (node.tagName === 'br') return '\n'
  const text = nameOf(node) + node.children.map(inlineText).join('')
  return node.tagName === 'a' ? text + addressOf(node) : text
}

/** White space folded, with plain spaces: those that do not break are proved apart. */
function folded(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** What stands before the later lines of a block, below the text of its first line. */
function laterMark(mark: string): string {
  return mark.startsWith('- ') || mark === '  ' ? '  ' : ''
}

/** The lines of a block: a sentence a line. */
function linesOf(text: string, mark: string): readonly string[] {
  const sentences = folded(text)
    .replaceAll(betweenSentences, '\n')
    .split(/\s*\n\s*/)
  return sentences
    .filter(sentence => sentence !== '')
    .map((sentence, index) => (index === 0 ? mark : laterMark(mark)) + sentence)
}

/** Whether a node is text, or an element around nothing but text: a link around blocks is a block. */
function isWithinLine(node: ElementContent | Root['children'][number]): boolean {
  if (node.type === 'text') return true
  return (
    node.type === 'element' &&
    withinLine.includes(node.tagName) &&
    node.children.every(isWithinLine)
  )
}

/** The cells of a row of a table, in one line. */
function rowText(row: Element): string {
  const cells = row.children.filter(cell => cell.type === 'element')
  return cells.map(cell => folded(inlineText(cell)).replaceAll('\n', ' ')).join(' | ')
}

/** Collects the lines below an element; what stands within a line is gathered until a block ends it. */
function collect(element: Element | Root, mark: string, lines: string[]): void {
  const before = lines.length
  let gathered = element.type === 'element' ? nameOf(element) : ''
  // A mark stands before the first line alone.
  const currentMark = () => (lines.length === before ? mark : laterMark(mark))
  const endLine = () => {
    lines.push(...linesOf(gathered, currentMark()))
    gathered = ''
  }
  for (const child of element.children) {
    if (isWithinLine(child)) {
      gathered += inlineText(child)
    } else if (child.type === 'element' && !silent.includes(child.tagName)) {
      endLine()
      if (child.tagName === 'tr') {
        lines.push(rowText(child))
        continue
      }
      if (/^h[1-4]$/.test(child.tagName)) lines.push('')
      collect(child, marks[child.tagName] ?? currentMark(), lines)
    }
  }
  endLine()
}

/**
 * What a page says, as plain text: its title and description, then its blocks, a sentence or a row of a table
 * a line. Links that lead out of the site are followed by their address, pictures and controls named in brackets.
 * @param selector the element whose text is wanted
 */
export function plainPage(tree: Root, selector: 'body' | 'main'): string {
  const title = select('title', tree)
  const description = select('meta[name="description"]', tree)
  const content = select(selector, tree)
  if (!title || !content) throw new Error('this is no whole page')
  const lines = [
    `Title: ${folded(plainText(title))}`,
    `Description: ${description ? folded(attribute(description, 'content')) : 'none'}`,
    '',
  ]
  collect(content, '', lines)
  return `${lines.join('\n')}\n`
}
