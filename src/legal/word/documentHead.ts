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
import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import type { Language } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages.ts'
import { documentDetails } from '../documentDetails.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import { textWidth } from './styles.ts'
import { columnWidths, rowRules } from './wordTable.ts'

function versionTable(frontMatter: LegalFrontMatter, language: Language): Table {
  const widths = columnWidths(2)
  const rows = documentDetails(frontMatter, language).map(({ label, text }) => {
    const cells = [messages[language][label], text].map(
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
export function documentHead(frontMatter: LegalFrontMatter, language: Language): FileChild[] {
  const note = new TextRun({ text: messages[language]['legal.inShortNote'], italics: true })
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      text: withoutSoftHyphens(frontMatter.title),
    }),
    versionTable(frontMatter, language),
    new Paragraph({ spacing: { before: 240 }, children: [note] }),
  ]
}
