import {
  Document,
  type FileChild,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { dateText } from '../../model/dateText.ts'
import { reproducible } from '../../texts/word/reproducible.ts'
import { numberingConfig, page, styles, textWidth } from '../../texts/word/styles.ts'
import { columnWidths, rowRules } from '../../texts/word/wordTable.ts'
import type { Person } from '../questions/step.ts'
import type { LaunchReport, OpenStep, PersonalFinding } from '../report/launchReport.ts'
import { personNames } from './personNames.ts'
import { questionText } from './questionText.ts'

const widths = columnWidths(2).toReversed()

function cell(index: number, children: readonly Paragraph[]): TableCell {
  return new TableCell({
    width: { size: widths[index] ?? 0, type: WidthType.DXA },
    children: [...children],
  })
}

function line(text: string, look: { readonly bold?: boolean; readonly italics?: boolean } = {}) {
  return new Paragraph({ style: 'TableText', children: [new TextRun({ text, ...look })] })
}

/** Rows with what is asked at the left, and room for the answer at the right. */
function answerTable(rows: readonly (readonly Paragraph[])[]): Table {
  const head = new TableRow({
    tableHeader: true,
    children: [
      cell(0, [line('Question', { bold: true })]),
      cell(1, [line('Answer', { bold: true })]),
    ],
  })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [...widths],
    borders: rowRules,
    rows: [
      head,
      ...rows.map(
        row => new TableRow({ cantSplit: true, children: [cell(0, row), cell(1, [line('')])] }),
      ),
    ],
  })
}

function stepBlocks({ step, questions }: OpenStep): FileChild[] {
  const rows = questions.map(open => [
    line(questionText(open), { bold: true }),
    line(open.question.why),
    ...(open.sentence === undefined ? [] : [line(open.sentence, { italics: true })]),
  ])
  const place = [`Shown at ${step.page}`, step.statutes].filter(Boolean).join(' · ')
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, text: step.title }),
    new Paragraph({ text: place }),
    answerTable(rows),
  ]
}

function findingBlocks(findings: readonly PersonalFinding[]): FileChild[] {
  if (findings.length === 0) return []
  const rows = findings.map(({ message, why, fix, location }) => [
    line(message, { bold: true }),
    ...[why, fix, location].map(text => line(text)),
  ])
  return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: 'To decide' }), answerTable(rows)]
}

/** What one person has to answer, as a Word file to fill in (ECMA-376); the same bytes for the same report. */
export async function questionnaire(
  brand: string,
  { day, steps, findings }: LaunchReport,
  person: Person,
): Promise<Buffer> {
  const title = `Questions for ${personNames[person].toLowerCase()}`
  const theirs = findings.filter(one => one.person === person && one.severity !== 'note')
  const file = new Document({
    title: `${title}: ${brand}`,
    creator: brand,
    lastModifiedBy: brand,
    // Word 2013 and later; without it, Word opens the file in its compatibility mode.
    compatabilityModeVersion: 15,
    styles: styles('en-US'),
    numbering: numberingConfig,
    sections: [
      {
        properties: {
          page: {
            size: page.size,
            margin: {
              top: page.margin,
              right: page.margin,
              bottom: page.margin,
              left: page.margin,
            },
          },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
          new Paragraph({
            text: `What the website of ${brand} still needs before it goes live, as of ${dateText(day, 'en')}. Leave open what is not known.`,
          }),
          ...steps.filter(one => one.person === person).flatMap(stepBlocks),
          ...findingBlocks(theirs),
        ],
      },
    ],
  })
  return reproducible(await Packer.toBuffer(file), { company: brand, created: day, modified: day })
}
