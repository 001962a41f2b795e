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

function versionTable(details: readonly (readonly string[])[]): Table {
  const widths = columnWidths(2)
  const rows = details.map(words => {
    const cells = words.map(
      (text, column) =>
        new TableCell({
          width: { size: widths[column] ?? 0, type: WidthType.DXA },
          children: [new Paragraph({ style: 'TableText', children: [new TextRun(text)] })],
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
  const texts = site.messages[language]
  const details = documentDetails(site, frontMatter, language)
  const title = new TextRun(withoutSoftHyphens(frontMatter.title))
  const note = new TextRun({ text: texts['legal.inShortNote'], italics: true })
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [title] }),
    versionTable(details.map(({ label, text }) => [texts[label], text])),
    new Paragraph({ spacing: { before: 240 }, children: [note] }),
  ]
}
