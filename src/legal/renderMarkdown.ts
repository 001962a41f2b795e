import type { Blockquote, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withoutSoftHyphens } from '../content/softHyphen.ts'
import type { Language } from '../i18n/languages.ts'
import { messages } from '../i18n/messages.ts'
import { documentDetails } from './documentDetails.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import type { DocumentTree } from './sections.ts'
import { withoutContainers } from './withoutContainers.ts'

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).freeze()

function head(frontMatter: LegalFrontMatter, language: Language): string {
  const texts = messages[language]
  const details = documentDetails(frontMatter, language)
  return [
    `# ${withoutSoftHyphens(frontMatter.title)}`,
    '',
    ...details.map(({ label, text }) => `- **${texts[label]}** ${text}`),
    '',
    texts['legal.inShortNote'],
  ].join('\n')
}

/** An "In short" line, marked as such: quoted without its label it would read as the text. */
function marked(line: Blockquote, language: Language): Blockquote {
  const [paragraph, ...rest] = line.children
  if (paragraph?.type !== 'paragraph') return line
  const label: PhrasingContent[] = [
    {
      type: 'strong',
      children: [{ type: 'text', value: messages[language]['legal.inShort'] }],
    },
    { type: 'text', value: ' ' },
  ]
  return {
    ...line,
    children: [{ ...paragraph, children: [...label, ...paragraph.children] }, ...rest],
  }
}

/** Checked and interpolated nodes as Markdown that any reader understands. */
export function plainMarkdown(nodes: readonly RootContent[]): string {
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = structuredClone({ type: 'root', children: withoutContainers(nodes) })
  visit(root, 'emphasis', (node, index, parent) => {
    if (!node.data?.hName || !parent || index === undefined) return
    parent.children[index] = { type: 'text', value: plainText(node) }
  })
  return withoutSoftHyphens(writer.stringify(root))
}

/** A document as Markdown, with its head and its "In short" lines. */
export function renderMarkdown(
  language: Language,
  frontMatter: LegalFrontMatter,
  document: DocumentTree,
): string {
  const nodes = [
    ...document.introduction,
    ...document.sections.flatMap(({ node, inShort, content }) =>
      inShort ? [node, marked(inShort, language), ...content] : [node, ...content],
    ),
  ]
  return `${head(frontMatter, language)}\n\n${plainMarkdown(nodes)}`
}
