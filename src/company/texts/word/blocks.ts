import {
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  HeightRule,
  InternalHyperlink,
  type IRunOptions,
  type ITableBordersOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  UnderlineType,
  WidthType,
} from 'docx'
import type {
  Emphasis,
  Heading,
  Link,
  List,
  PhrasingContent,
  RootContent,
  Table as TableNode,
} from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { withoutSoftHyphens } from '../../folder/index.ts'
import { isolatePattern, isRightToLeft } from '../../languages/index.ts'
import { itemIndent, numberings, textWidth, type WordColors } from './styles.ts'

function listItems(list: List, level: number, colors: WordColors): FileChild[] {
  return list.children.flatMap(item =>
    item.children.flatMap((child): FileChild[] => {
      if (child.type === 'list') return listItems(child, level + 1, colors)
      if (child.type !== 'paragraph') return blocks([child], colors)
      // An item has one bullet; its later paragraphs stand below the words of the first one.
      const isFirst = child === item.children[0]
      const numbering = { reference: numberings.bullets, level }
      const place = isFirst ? { numbering } : { indent: { left: itemIndent(level) } }
      return [new Paragraph({ ...place, children: inlines(child.children) })]
    }),
  )
}

/** A part of a checked and interpolated tree for Word. */
export function blocks(nodes: readonly RootContent[], colors: WordColors): FileChild[] {
  return nodes.flatMap((node): FileChild[] => {
    if (node.type === 'paragraph') return [new Paragraph({ children: inlines(node.children) })]
    if (node.type === 'heading') return [headingParagraph(node, 'subsection')]
    if (node.type === 'table') return [wordTable(node, colors)]
    // The figures of the texts come from facts, so there are no numbered lists.
    if (node.type === 'list' && !node.ordered) return listItems(node, 0, colors)
    const found = `${node.type} “${plainText(node).slice(0, 40)}”`
    throw new Error(`${found} has no form in Word. Add it to src/company/texts/word/blocks.ts`)
  })
}

/** A heading that links can lead to; sections are numbered as on the page. */
export function headingParagraph(node: Heading, rank: 'section' | 'subsection'): Paragraph {
  const id = String(node.data?.hProperties?.id)
  const isSection = rank === 'section'
  return new Paragraph({
    heading: isSection ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    ...(isSection && { numbering: { reference: numberings.sections, level: 0 } }),
    children: [new Bookmark({ id: bookmarkName(id), children: inlines(node.children) })],
  })
}

/** The name of a bookmark: Word takes letters, digits and underscores, at most 40 of them. */
function bookmarkName(id: string): string {
  return id.replaceAll('-', '_').slice(0, 40)
}

/** How an emphasis looks; facts are emphases with the properties of their HTML (trees.ts). */
function lookOf({ data }: Emphasis): IRunOptions {
  if (!data?.hName) return { italics: true }
  const { className, lang } = data.hProperties ?? {}
  return {
    ...(String(className) === 'placeholder' && { underline: { type: UnderlineType.DASH } }),
    ...(lang && { language: { value: String(lang) } }),
  }
}

function linkTo({ url, children }: Link, look: IRunOptions): ParagraphChild {
  const runs = inlines(children, { ...look, style: 'Hyperlink' })
  if (url.startsWith('#')) {
    return new InternalHyperlink({ anchor: bookmarkName(url.slice(1)), children: runs })
  }
  return new ExternalHyperlink({ link: url, children: runs })
}

/** Words for Word, where a name that is written from right to left is a run of its own. */
function textRuns(words: string, look: IRunOptions): TextRun[] {
  const runs: TextRun[] = []
  const add = (text: string) => {
    if (text === '') return
    const isTurned = text.startsWith('\u2068') && isRightToLeft(text)
    runs.push(new TextRun(isTurned ? { ...look, text, rightToLeft: true } : { ...look, text }))
  }
  let end = 0
  for (const { 0: isolate, index } of words.matchAll(isolatePattern)) {
    add(words.slice(end, index))
    add(isolate)
    end = index + isolate.length
  }
  add(words.slice(end))
  return runs
}

/**
 * The words of a paragraph for Word, with their emphasis and links.
 * @param look of all of them, which their own emphasis adds to
 * @throws for a kind of node that no legal text has used so far
 */
export function inlines(
  nodes: readonly PhrasingContent[],
  look: IRunOptions = {},
): ParagraphChild[] {
  return nodes.flatMap(node => {
    switch (node.type) {
      case 'text':
        return textRuns(withoutSoftHyphens(node.value).replaceAll('\n', ' '), look)
      case 'strong':
        return inlines(node.children, { ...look, bold: true })
      case 'emphasis':
        return inlines(node.children, { ...look, ...lookOf(node) })
      case 'link':
        return linkTo(node, look)
      default:
        throw new Error(
          `${node.type} has no form in Word. Add it to src/company/texts/word/blocks.ts`,
        )
    }
  })
}

/** Rules between rows, as on the page. */
function rowRules({ hairline }: WordColors): ITableBordersOptions {
  const rule = { style: BorderStyle.SINGLE, size: 4, color: hairline }
  const none = { style: BorderStyle.NONE }
  return {
    top: rule,
    bottom: rule,
    insideHorizontal: rule,
    left: none,
    right: none,
    insideVertical: none,
  }
}

/** The widths of columns in twips: the first of two holds a term, others share the line. */
function columnWidths(columns: number): number[] {
  if (columns === 2) return [textWidth * 0.36, textWidth * 0.64].map(Math.round)
  return Array.from({ length: columns }, () => Math.floor(textWidth / columns))
}

/** Tables with more columns than this are set in smaller type. */
const MAX_COLUMNS_IN_FULL_SIZE = 3

interface TableOptions {
  /** Whether the first row is repeated at the head of every page. */
  readonly hasHead?: boolean
  /** The least height of its rows in twips, where they are filled in by hand. */
  readonly height?: number
}

/** A table of a text for Word. */
export function wordTable(
  { children: rows }: TableNode,
  colors: WordColors,
  { hasHead = true, height }: TableOptions = {},
): Table {
  const widths = columnWidths(rows[0]?.children.length ?? 1)
  const small = widths.length > MAX_COLUMNS_IN_FULL_SIZE ? { size: 16 } : {}
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowRules(colors),
    rows: rows.map((row, index) => {
      const isHeader = hasHead && index === 0
      return new TableRow({
        // Readers take the mark itself for a yes.
        ...(isHeader && { tableHeader: true }),
        cantSplit: true,
        ...(height && !isHeader && { height: { value: height, rule: HeightRule.ATLEAST } }),
        children: row.children.map(
          (cell, column) =>
            new TableCell({
              width: { size: widths[column] ?? 0, type: WidthType.DXA },
              children: [
                new Paragraph({
                  style: 'TableText',
                  children: inlines(cell.children, { ...small, ...(isHeader && { bold: true }) }),
                }),
              ],
            }),
        ),
      })
    }),
  })
}
