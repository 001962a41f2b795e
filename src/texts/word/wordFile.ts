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
import { languageOption } from '../../languages/languages.ts'
import { renderFact } from '../../model/factText.ts'
import type { Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import type { ResolvedDocument } from '../resolvedDocument.ts'
import { blocks } from './blocks.ts'
import { documentHead } from './documentHead.ts'
import { headingParagraph } from './headings.ts'
import { markedBlocks, type WriteBlock } from './markedBlocks.ts'
import { reproducible } from './reproducible.ts'
import { numberingConfig, page, styles } from './styles.ts'
import { forWord, textBookmark, wordBlocks } from './wordBlocks.ts'

/** An "In short" line, marked as such: quoted without its label it would read as the text. */
function inShortParagraph(label: string, line: Blockquote, write: WriteBlock): Paragraph {
  const words = line.children.flatMap(node => (node.type === 'paragraph' ? write(node) : []))
  const mark = new TextRun({ text: `${label} `, bold: true })
  return new Paragraph({ style: 'InShort', children: [mark, ...words] })
}

/** Title, version and page number at the foot of every page. */
function footer(label: string, { title, version }: LegalFrontMatter): Footer {
  const name = `${withoutSoftHyphens(title)} · ${label} ${version} · `
  const children = [name, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const run = new TextRun({ size: 16, color: '5A5C66', children })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

/**
 * A document in force as a Word file for redlining (ECMA-376), the same bytes for the same text.
 */
export async function wordFile(site: Site, resolved: ResolvedDocument): Promise<Buffer> {
  const { name, language, frontMatter } = resolved
  const document = forWord(site, resolved.document)
  const marked = wordBlocks(document)
  const write = markedBlocks(marked)
  const bookmark = textBookmark(name, language, marked)
  const texts = site.messages[language]
  const children: FileChild[] = [
    ...documentHead(site, { frontMatter, language, bookmark }),
    ...blocks(document.introduction, write),
    ...document.sections.flatMap(({ node, inShort, content }) => [
      headingParagraph(node, 'section', write),
      ...(inShort ? [inShortParagraph(texts['legal.inShort'], inShort, write)] : []),
      ...blocks(content, write),
    ]),
  ]
  const company = renderFact(site, 'company.legalName', language).text
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
        footers: { default: footer(texts['legal.version'], frontMatter) },
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
