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
import type { Blockquote, RootContent } from 'mdast'
import { languageOption } from '../../languages/languages.ts'
import { renderFact } from '../../model/factText.ts'
import { absoluteUrl, type Site } from '../../model/site.ts'
import { withoutSoftHyphens } from '../../model/softHyphen.ts'
import { copyTree } from '../copyTree.ts'
import type { LegalFrontMatter } from '../frontMatter.ts'
import type { ResolvedDocument } from '../resolvedDocument.ts'
import { walkNodes } from '../walkNodes.ts'
import { withoutContainers } from '../withoutContainers.ts'
import { agreementParts } from './agreement.ts'
import { blocks } from './blocks.ts'
import { documentHead } from './documentHead.ts'
import { headingParagraph } from './headings.ts'
import { inlines } from './inlines.ts'
import { reproducible } from './reproducible.ts'
import { numberingConfig, page, styles } from './styles.ts'

/** A copy for a Word file: containers taken apart, links with the site's host, as it is read elsewhere. */
function forWord(site: Site, nodes: readonly RootContent[]): RootContent[] {
  const children = copyTree(withoutContainers(nodes))
  walkNodes({ type: 'root', children }, node => {
    const isInternal = node.type === 'link' && node.url.startsWith('/')
    if (isInternal) node.url = absoluteUrl(site, node.url)
  })
  return children
}

/** An "In short" line, marked as such: quoted without its label it would read as the text. */
function inShortParagraph(label: string, line: Blockquote): Paragraph {
  const words = line.children.flatMap(node =>
    node.type === 'paragraph' ? inlines(node.children) : [],
  )
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
  const { introduction } = resolved.document
  const sections = resolved.document.sections.map(section => ({
    ...section,
    content: forWord(site, section.content),
  }))
  const texts = site.messages[language]
  const agreement =
    name === 'data-processing-agreement' ? agreementParts(site, language, sections) : undefined
  const children: FileChild[] = [
    ...documentHead(site, frontMatter, language),
    ...(agreement?.parties ?? []),
    ...blocks(forWord(site, introduction)),
    ...sections.flatMap(({ node, inShort, content }) => [
      headingParagraph(node, 'section'),
      ...(inShort ? [inShortParagraph(texts['legal.inShort'], inShort)] : []),
      ...blocks(content),
    ]),
    ...(agreement?.end ?? []),
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
