import { AlignmentType, BorderStyle, type IPropertiesOptions, LevelFormat } from 'docx'

/** The page in twips, a twentieth of a point: A4 with margins of 22 mm. */
export const page = { size: { width: 11_906, height: 16_838 }, margin: 1_247 } as const

/** What a line of text may take, in twips. */
export const textWidth = page.size.width - 2 * page.margin

/** The names of numberings in the file. */
export const numberings = { sections: 'sections', bullets: 'bullets' } as const

const heading = { font: 'Georgia', color: '1A1C26' }

/**
 * The styles of a document in a language. Sizes are half points, distances twips; only fonts that
 * Word and LibreOffice have, or have a substitute of the same width for.
 * @param language BCP 47 with its region, as Word's proofing tools ask for
 */
export function styles(language: string): NonNullable<IPropertiesOptions['styles']> {
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, language: { value: language } },
        paragraph: { spacing: { after: 140, line: 276 } },
      },
      title: { run: { ...heading, size: 52 }, paragraph: { spacing: { after: 240 } } },
      heading1: {
        run: { ...heading, size: 32 },
        paragraph: { keepNext: true, spacing: { before: 480, after: 120 } },
      },
      heading2: {
        run: { ...heading, size: 24, bold: true },
        paragraph: { keepNext: true, spacing: { before: 280, after: 80 } },
      },
      hyperlink: { run: { color: '8A3516', underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'InShort',
        name: 'In Short',
        basedOn: 'Normal',
        run: { color: '5A5C66' },
        paragraph: {
          indent: { left: 227 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: 'C2410C' } },
        },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        paragraph: { spacing: { before: 60, after: 60, line: 250 } },
      },
    ],
  }
}

/** Where the words of a list's item begin, in twips from the margin. @param level from 0 */
export function itemIndent(level: number): number {
  return 397 * (level + 1)
}

/** The numbers of sections and the bullets of lists, three deep. */
export const numberingConfig: NonNullable<IPropertiesOptions['numbering']> = {
  config: [
    {
      reference: numberings.sections,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 567, hanging: 567 } } },
        },
      ],
    },
    {
      reference: numberings.bullets,
      levels: [0, 1, 2].map(level => ({
        level,
        format: LevelFormat.BULLET,
        text: '•',
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: itemIndent(level), hanging: 284 } } },
      })),
    },
  ],
}
