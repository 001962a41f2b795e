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

/** Words with the name of the bookmark around them. */
type MarkedWords = readonly [bookmark: string, words: string]

interface Head {
  readonly frontMatter: LegalFrontMatter
  readonly language: Language
  /** Says which text the file was made from. */
  readonly bookmark: string
}

/** What the head says: the title, the rows of its table, and what the "In short" lines are. */
function partsOf(site: Site, { frontMatter, language, bookmark }: Head) {
  const texts = site.messages[language]
  const title: MarkedWords = [bookmark, withoutSoftHyphens(frontMatter.title)]
  const rows = documentDetails(site, frontMatter, language).map(({ label, text }, row) =>
    [texts[label], text].map(
      (words, column): MarkedWords => [`${headBookmark}${row}_${column}`, words],
    ),
  )
  const note: MarkedWords = [`${headBookmark}note`, texts['legal.inShortNote']]
  return { title, rows, note }
}

function versionTable(details: readonly (readonly MarkedWords[])[]): Table {
  const widths = columnWidths(2)
  const rows = details.map(words => {
    const cells = words.map(([id, content], column) => {
      const marked = new Bookmark({ id, children: [new TextRun(content)] })
      return new TableCell({
        width: { size: widths[column] ?? 0, type: WidthType.DXA },
        children: [new Paragraph({ style: 'TableText', children: [marked] })],
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

/** The head of a document: its title, its version table, and what the "In short" lines are. */
export function documentHead(site: Site, head: Head): FileChild[] {
  const { title, rows, note } = partsOf(site, head)
  const [[titleId, titleText], [noteId, noteText]] = [title, note]
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [new Bookmark({ id: titleId, children: [new TextRun(titleText)] })],
    }),
    versionTable(rows),
    new Paragraph({
      spacing: { before: 240 },
      children: [
        new Bookmark({ id: noteId, children: [new TextRun({ text: noteText, italics: true })] }),
      ],
    }),
  ]
}

/** The words of the head by their bookmarks. */
export function headWords(site: Site, head: Head): ReadonlyMap<string, string> {
  const { title, rows, note } = partsOf(site, head)
  return new Map([title, ...rows.flat(), note])
}
