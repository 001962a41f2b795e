import { createHash } from 'node:crypto'
import {
  Bookmark,
  Document,
  type FileChild,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { type Language, languageOption } from '../../languages/languages.ts'
import type { ReviewedFile } from '../review/reviewedFile.ts'
import { reproducible } from '../word/reproducible.ts'
import { styles } from '../word/styles.ts'
import type { TranslatedText, TranslationUnit } from './translationUnits.ts'

/** A4 on its side with margins of 22 mm, in twips, and what place, English and translation take. */
const page = { width: 11_906, height: 16_838, margin: 1_247 }
const widths = [2_344, 6_000, 6_000]

const DIGEST_DIGITS = 16

/** The bookmark of a text's heading: which text, for which language. */
function headingBookmark(name: string, language: string): string {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, DIGEST_DIGITS)
  return `_l_${language}_${digest}`
}

/** Words as paragraphs, a line each; the first holds the bookmark. */
function paragraphs(text: string, bookmark?: string): Paragraph[] {
  return text.split('\n').map((line, index) => {
    const run = new TextRun(line)
    const isMarked = bookmark !== undefined && index === 0
    const children = isMarked ? [new Bookmark({ id: bookmark, children: [run] })] : [run]
    return new Paragraph({ style: 'TableText', children })
  })
}

function row(cells: readonly Paragraph[][], isHeader = false): TableRow {
  return new TableRow({
    ...(isHeader && { tableHeader: true }),
    children: cells.map(
      (children, column) =>
        new TableCell({ width: { size: widths[column] ?? 0, type: WidthType.DXA }, children }),
    ),
  })
}

function unitRow({ id, place, state, english, englishBefore, translation }: TranslationUnit) {
  const before = englishBefore === undefined ? [] : ['', `Before: ${englishBefore}`]
  return row([
    paragraphs([place, state].join('\n')),
    paragraphs([english, ...before].join('\n')),
    paragraphs(translation, `_${id}`),
  ])
}

/** Texts with their translations as a Word file: place and state, English, translation. */
export async function writeTranslationTable(
  language: Language,
  texts: readonly { readonly name: string; readonly units: readonly TranslationUnit[] }[],
): Promise<Buffer> {
  const children = texts.flatMap(({ name, units }): FileChild[] => {
    const heading = new Bookmark({
      id: headingBookmark(name, language),
      children: [new TextRun(`${name}, ${language}`)],
    })
    return [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: [heading] }),
      new Table({
        layout: TableLayoutType.FIXED,
        width: { size: widths.reduce((sum, width) => sum + width), type: WidthType.DXA },
        columnWidths: widths,
        rows: [
          row(
            ['Place', 'English', 'Translation'].map(text => paragraphs(text)),
            true,
          ),
          ...units.map(unitRow),
        ],
      }),
    ]
  })
  const { margin, ...size } = page
  const sides = { top: margin, right: margin, bottom: margin, left: margin }
  const file = new Document({
    styles: styles(languageOption(language).openGraphLocale.replace('_', '-')),
    sections: [
      {
        properties: {
          page: { size: { ...size, orientation: PageOrientation.LANDSCAPE }, margin: sides },
        },
        children,
      },
    ],
  })
  const dates = { created: '2000-01-01', modified: '2000-01-01' }
  return reproducible(await Packer.toBuffer(file), { company: '', ...dates })
}

/**
 * Reads such a file after it was translated; undefined for another one. Tracked changes count as accepted.
 * @param names of every text
 */
export function readTranslationTable(
  { paragraphs: all }: ReviewedFile,
  names: readonly string[],
  languages: readonly Language[],
): { readonly language: Language; readonly texts: readonly TranslatedText[] } | undefined {
  const known = new Map(
    languages.flatMap(language =>
      names.map(name => [headingBookmark(name, language), { name, language }] as const),
    ),
  )
  let found: Language | undefined
  const texts: { name: string; units: { id: string; lines: string[] }[] }[] = []
  let cellOfUnit = ''
  for (const { bookmarks, runs, cell } of all) {
    const text = bookmarks.map(bookmark => known.get(bookmark)).find(own => own !== undefined)
    if (text) {
      found = text.language
      texts.push({ name: text.name, units: [] })
    }
    const place = cell && `${cell.table} ${cell.row} ${cell.column}`
    const id = bookmarks.find(bookmark => /^_x[\da-f]+_\d+$/.test(bookmark))?.slice(1)
    const line = runs.map(run => (run.deleted ? '' : run.text)).join('')
    const units = texts.at(-1)?.units
    if (id !== undefined) {
      units?.push({ id, lines: [line] })
      cellOfUnit = place ?? ''
    } else if (place !== undefined && place === cellOfUnit) units?.at(-1)?.lines.push(line)
  }
  if (!found) return undefined
  return {
    language: found,
    texts: texts.map(({ name, units }) => ({
      name,
      units: units.map(({ id, lines }) => ({
        ...{ id, isDone: false },
        translation: lines.join('\n').trim(),
      })),
    })),
  }
}
