import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { Blockquote } from 'mdast'
import { renderFact } from '../../content/factText.ts'
import { withoutSoftHyphens } from '../../content/softHyphen.ts'
import { type Language, languageOption } from '../../i18n/languages.ts'
import { messages } from '../../i18n/messages.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import type { DocumentInForce } from '../versions/documentsInForce.ts'
import { withoutContainers } from '../withoutContainers.ts'
import { blocks } from './blocks.ts'
import { documentHead } from './documentHead.ts'
import { headingParagraph } from './headings.ts'
import { inlines } from './inlines.ts'
import { reproducible } from './reproducible.ts'
import { numberingConfig, page, styles } from './styles.ts'

/** An "In short" line, marked as such: quoted without its label it would read as the text. */
function inShortParagraph(line: Blockquote, language: Language): Paragraph {
  const words = line.children.flatMap(node => (node.type === 'paragraph' ? node.children : []))
  const label = new TextRun({ text: `${messages[language]['legal.inShort']} `, bold: true })
  return new Paragraph({ style: 'InShort', children: [label, ...inlines(words)] })
}

/** Title, version and page number at the foot of every page. */
function footer({ title, version }: LegalFrontMatter, language: Language): Footer {
  const name = `${withoutSoftHyphens(title)} · ${messages[language]['legal.version']} ${version} · `
  const children = [name, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const run = new TextRun({ size: 16, color: '5A5C66', children })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

/**
 * A document in force as a Word file for redlining (ECMA-376), the same bytes for the same text.
 */
export async function wordFile({
  language,
  frontMatter,
  document,
}: DocumentInForce): Promise<Buffer> {
  const children: FileChild[] = [
    ...documentHead(frontMatter, language),
    ...blocks(withoutContainers(document.introduction)),
    ...document.sections.flatMap(({ node, inShort, content }) => [
      headingParagraph(node, 'section'),
      ...(inShort ? [inShortParagraph(inShort, language)] : []),
      ...blocks(withoutContainers(content)),
    ]),
  ]
  const company = renderFact('company.legalName', language).text
  const file = new Document({
    title: withoutSoftHyphens(frontMatter.title),
    description: frontMatter.description,
    creator: company,
    lastModifiedBy: company,
    hyphenation: { autoHyphenation: true },
    // Word 2013 and later; without it, Word opens the file in its compatibility mode.
    compatabilityModeVersion: 15,
    styles: styles(languageOption(language).openGraphLocale.replace('_', '-')),
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
        footers: { default: footer(frontMatter, language) },
        children,
      },
    ],
  })
  return reproducible(await Packer.toBuffer(file), {
    company,
    created: frontMatter.effective,
    modified: frontMatter.lastUpdated ?? frontMatter.effective,
  })
}
