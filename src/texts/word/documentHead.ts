import {
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
import { columnWidths, rowRules } from './wordTable.ts'

function versionTable(site: Site, frontMatter: LegalFrontMatter, language: Language): Table {
  const widths = columnWidths(2)
  const rows = documentDetails(site, frontMatter, language).map(({ label, text }) => {
    const cells = [site.messages[language][label], text].map(
      (content, column) =>
        new TableCell({
          width: { size: widths[column] ?? 0, type: WidthType.DXA },
          children: [new Paragraph({ style: 'TableText', text: content })],
        }),
    )
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

/** The head of a document: its title, its version table, and what the "In short" lines are. */
export function documentHead(
  site: Site,
  frontMatter: LegalFrontMatter,
  language: Language,
): FileChild[] {
  const text = site.messages[language]['legal.inShortNote']
  const note = new TextRun({ text, italics: true })
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      text: withoutSoftHyphens(frontMatter.title),
    }),
    versionTable(site, frontMatter, language),
    new Paragraph({ spacing: { before: 240 }, children: [note] }),
  ]
}
