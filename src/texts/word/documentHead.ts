import {
  Bookmark,
  type FileChild,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Language } from '../../languages/languages.ts'
import type { Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { documentDetails } from '../documentDetails.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import { textWidth } from './styles.ts'
import { headBookmark } from './wordBlocks.ts'
import { columnWidths, rowRules } from './wordTable.ts'

function versionTable(site: Site, frontMatter: LegalFrontMatter, language: Language): Table {
  const widths = columnWidths(2)
  const rows = documentDetails(site, frontMatter, language).map(({ label, text }, row) => {
    const cells = [site.messages[language][label], text].map((content, column) => {
      const id = `${headBookmark}${row}_${column}`
      const words = new Bookmark({ id, children: [new TextRun(content)] })
      return new TableCell({
        width: { size: widths[column] ?? 0, type: WidthType.DXA },
        children: [new Paragraph({ style: 'TableText', children: [words] })],
      })
    })
    return new TableRow({ children: cells, cantSplit: true })
  })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowRules,
    rows,
  })
}

interface Head {
  readonly frontMatter: LegalFrontMatter
  readonly language: Language
  /** Says which text the file was made from. */
  readonly bookmark: string
}

/** The head of a document: its title, its version table, and what the "In short" lines are. */
export function documentHead(site: Site, { frontMatter, language, bookmark }: Head): FileChild[] {
  const text = site.messages[language]['legal.inShortNote']
  const title = new TextRun(withoutSoftHyphens(frontMatter.title))
  const note = new TextRun({ text, italics: true })
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [new Bookmark({ id: bookmark, children: [title] })],
    }),
    versionTable(site, frontMatter, language),
    new Paragraph({
      spacing: { before: 240 },
      children: [new Bookmark({ id: `${headBookmark}note`, children: [note] })],
    }),
  ]
}
