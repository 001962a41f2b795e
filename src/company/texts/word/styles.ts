import { AlignmentType, BorderStyle, type IPropertiesOptions, LevelFormat } from 'docx'
import {
  channelsOf,
  contrast,
  designPalette,
  hexOf,
  paletteOf,
  type SiteConfig,
} from '../../schema/index.ts'

/** The page in twips, a twentieth of a point: A4 with margins of 22 mm. */
export const page = { size: { width: 11_906, height: 16_838 }, margin: 1_247 } as const

/** What a line of text may take, in twips. */
export const textWidth = page.size.width - 2 * page.margin

/** The names of numberings in the file. */
export const numberings = { sections: 'sections', bullets: 'bullets' } as const

/** The colors of a Word file, in hexadecimal notation without its number sign. */
export interface WordColors {
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** The color of the bar beside a section in short. */
  readonly accentLarge: string
  /** The color of the rules between the rows of tables. */
  readonly hairline: string
}

/** What a Word file is printed on, and shown on, whatever color the pages of the site have. */
const paper = '#ffffff'

/** The contrast with paper that WCAG 2.2 asks for: of text (1.4.3), or of what is drawn (1.4.11). */
const leastContrasts = { ink: 4.5, muted: 4.5, accent: 4.5, accentLarge: 3 } as const

/** How much of the ink is in a hairline, as on the pages (`tokens.css`). */
const HAIRLINE = 0.14

/** The colors of a site's pages in the light scheme; the design's for those that could not be read on white paper. */
export function wordColors({ identity }: SiteConfig): WordColors {
  const { light } = paletteOf(identity.colors)
  const onPaper = (name: keyof typeof leastContrasts) => {
    const isReadable = contrast(light[name], paper) >= leastContrasts[name]
    return isReadable ? light[name] : designPalette.light[name]
  }
  const withoutSign = (color: string) => color.slice(1).toUpperCase()
  const hairline = channelsOf(onPaper('ink')).map(channel => 255 - (255 - channel) * HAIRLINE)
  return {
    ink: withoutSign(onPaper('ink')),
    muted: withoutSign(onPaper('muted')),
    accent: withoutSign(onPaper('accent')),
    accentLarge: withoutSign(onPaper('accentLarge')),
    hairline: withoutSign(hexOf(hairline)),
  }
}

/**
 * The styles of a document in a language. Sizes are half points, distances twips; only fonts that
 * Word and LibreOffice have, or have a substitute of the same width for.
 * @param language BCP 47 with its region, as Word's proofing tools ask for
 */
export function styles(
  language: string,
  colors: WordColors,
): NonNullable<IPropertiesOptions['styles']> {
  const { ink, muted, accent, accentLarge } = colors
  const heading = { font: 'Georgia', color: ink }
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 21, color: ink, language: { value: language } },
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
      hyperlink: { run: { color: accent, underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'InShort',
        name: 'In Short',
        basedOn: 'Normal',
        run: { color: muted },
        paragraph: {
          indent: { left: 227 },
          border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: accentLarge } },
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
