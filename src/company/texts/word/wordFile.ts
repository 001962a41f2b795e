import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Blockquote, RootContent } from 'mdast'
import { withoutSoftHyphens } from '../../folder/index.ts'
import {
  fillMessage,
  type Language,
  languageOption,
  type MessageKey,
} from '../../languages/index.ts'
import { absoluteUrl, type FactKey, renderFact, type Site } from '../../site/index.ts'
import { factBlocks } from '../factBlocks.ts'
import type { DocumentHead } from '../frontMatter.ts'
import { type DocumentText, documentDetails } from '../rendered.ts'
import type { Section } from '../sections.ts'
import { copyTree, factNode, tableOf, walkNodes, withoutContainers } from '../trees.ts'
import { blocks, headingParagraph, inlines, wordTable } from './blocks.ts'
import { numberingConfig, page, styles, type WordColors, wordColors } from './styles.ts'

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

/** What a party says of itself, and which fact says it of the provider. */
const statements = [
  ['agreement.name', 'company.legalName'],
  ['agreement.address', 'company.postalAddress'],
  ['agreement.representedBy', undefined],
  ['agreement.contact', 'contact.privacy'],
  ['agreement.officer', 'contact.dpo'],
] as const satisfies readonly (readonly [MessageKey, FactKey | undefined])[]

const signature = [
  'agreement.place',
  'agreement.date',
  'agreement.signatory',
  'agreement.signature',
] as const satisfies readonly MessageKey[]

/** Room to write by hand, in twips. */
const HAND_HEIGHT = 700

/** Sections of the agreement that an annex repeats, numbered as those of the standard contractual clauses. */
const annexes = [
  ['agreement.descriptionAnnex', ['scope', 'retention']],
  ['agreement.measuresAnnex', ['security-measures']],
  ['agreement.processorsAnnex', []],
] as const satisfies readonly (readonly [MessageKey, readonly string[]])[]

function heading(text: string, pageBreakBefore = false): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1, pageBreakBefore })
}

/** A copy whose headings have other ids than the section it is of. */
function repeated(nodes: readonly RootContent[]): RootContent[] {
  const copy = copyTree([...nodes])
  walkNodes({ type: 'root', children: copy }, ({ type, data }) => {
    const properties = type === 'heading' ? data?.hProperties : undefined
    if (properties) properties.id = `annex-${properties.id}`
  })
  return copy
}

/** What makes the agreement one to sign: the parties before its text, the signatures and annexes after it. */
function agreementParts(
  site: Site,
  language: Language,
  sections: readonly Section[],
): { readonly parties: readonly FileChild[]; readonly end: readonly FileChild[] } {
  const texts = site.messages[language]
  const colors = wordColors(site.config)
  const parties = ['', texts['agreement.controller'], texts['agreement.processor']]
  return {
    parties: [
      heading(texts['agreement.parties']),
      new Paragraph(texts['agreement.standing']),
      wordTable(
        tableOf([
          parties,
          ...statements.map(([label, fact]) => [
            texts[label],
            '',
            fact === undefined ? '' : factNode(renderFact(site, fact, language)),
          ]),
        ]),
        colors,
        { height: HAND_HEIGHT },
      ),
    ],
    end: [
      heading(texts['agreement.signatures']),
      wordTable(tableOf([parties, ...signature.map(label => [texts[label], '', ''])]), colors, {
        height: HAND_HEIGHT,
      }),
      ...annexes.flatMap(([title, ids], index) => [
        heading(fillMessage(texts[title], { number: String(index + 1) }), true),
        ...(ids.length > 0
          ? sections
              .filter(({ id }) => ids.some(wanted => wanted === id))
              .flatMap(({ content }) => blocks(repeated(content), colors))
          : blocks([factBlocks['processors.table'](site, language)], colors)),
      ]),
    ],
  }
}

/** Title, version and page number at the foot of every page. */
function footer(label: string, { title, version }: DocumentHead, colors: WordColors): Footer {
  const name = `${withoutSoftHyphens(title)} · ${label} ${version} · `
  const children = [name, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  const run = new TextRun({ size: 16, color: colors.muted, children })
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

/** The day that every part of the archive is dated: the first that a zip file can hold. */
const partDate = new Date(1980, 0, 1)

/** Names of links, which are random, and bookmarks, which are counted through all files. */
const counted = /\brId[a-z0-9_-]{21}(?=")|(?<=<w:bookmark(?:Start|End)\b[^>]*w:id=")\d+/g

/**
 * A Word file of the library `docx` without what differs from one run to the next: numbered names, and days of
 * the text in place of the time of the run.
 */
function reproducible(file: Buffer, head: DocumentHead): Buffer {
  const numbers = new Map<string, number>()
  const numbered = (name: string) => {
    const number = numbers.get(name) ?? numbers.size + 1
    numbers.set(name, number)
    return name.startsWith('rId') ? `rIdLink${number}` : String(number)
  }
  const parts = Object.entries(unzipSync(file)).map(([path, content]) => {
    const text = strFromU8(content)
      .replaceAll(counted, numbered)
      .replaceAll(/(<dcterms:created\b[^>]*>)[^<]*/g, `$1${head.effective}T00:00:00Z`)
      .replaceAll(/(<dcterms:modified\b[^>]*>)[^<]*/g, `$1${head.lastUpdated}T00:00:00Z`)
    return [path, strToU8(text)] as const
  })
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 9, mtime: partDate }))
}

/** A document in force as a Word file for redlining (ECMA-376), the same bytes for the same text. */
export async function wordFile(site: Site, resolved: DocumentText): Promise<Buffer> {
  const { name, language, frontMatter } = resolved
  const { introduction } = resolved.document
  const { margin } = page
  const colors = wordColors(site.config)
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
    ...blocks(forWord(site, introduction), colors),
    ...sections.flatMap(({ node, inShort, content }) => [
      headingParagraph(node, 'section'),
      ...(inShort ? [inShortParagraph(texts['legal.inShort'], inShort)] : []),
      ...blocks(content, colors),
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
    styles: styles(languageOption(language).openGraphLocale.replace('_', '-'), colors),
    numbering: numberingConfig,
    sections: [
      {
        properties: {
          page: {
            size: page.size,
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        footers: { default: footer(texts['legal.version'], frontMatter, colors) },
        children,
      },
    ],
  })
  return reproducible(await Packer.toBuffer(file), frontMatter)
}

/** The head of a document: its title, its version table, and what the "In short" lines are. */
function documentHead(site: Site, frontMatter: DocumentHead, language: Language): FileChild[] {
  const texts = site.messages[language]
  const details = documentDetails(site, frontMatter, language)
  const colors = wordColors(site.config)
  const title = new TextRun(withoutSoftHyphens(frontMatter.title))
  const note = new TextRun({ text: texts['legal.inShortNote'], italics: true })
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [title] }),
    wordTable(tableOf(details.map(({ label, text }) => [label, text])), colors, { hasHead: false }),
    new Paragraph({ spacing: { before: 240 }, children: [note] }),
  ]
}
