import type { Blockquote, PhrasingContent, Root, RootContent } from 'mdast'
import type { Language } from '../languages/languages.ts'
import type { Site } from '../model/site.ts'
import { withoutSoftHyphens } from '../model/softHyphen.ts'
import { documentDetails } from './documentDetails.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import { stringifyForReaders } from './parse.ts'
import type { DocumentTree } from './sections.ts'
import { copyTree, withoutContainers, writeOutFacts } from './trees.ts'

function head(site: Site, frontMatter: LegalFrontMatter, language: Language): string {
  const texts = site.messages[language]
  const details = documentDetails(site, frontMatter, language)
  return [
    `# ${withoutSoftHyphens(frontMatter.title)}`,
    '',
    ...details.map(({ label, text }) => `- **${texts[label]}** ${text}`),
    '',
    texts['legal.inShortNote'],
  ].join('\n')
}

/** An "In short" line, marked as such: quoted without its label it would read as the text. */
function marked({ messages }: Site, line: Blockquote, language: Language): Blockquote {
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
  const root: Root = copyTree({ type: 'root', children: withoutContainers(nodes) })
  writeOutFacts(root)
  return withoutSoftHyphens(stringifyForReaders(root))
}

/** A document as Markdown, with its head and its "In short" lines. */
export function renderMarkdown(
  site: Site,
  language: Language,
  frontMatter: LegalFrontMatter,
  document: DocumentTree,
): string {
  const nodes = [
    ...document.introduction,
    ...document.sections.flatMap(({ node, inShort, content }) =>
      inShort ? [node, marked(site, inShort, language), ...content] : [node, ...content],
    ),
  ]
  return `${head(site, frontMatter, language)}\n\n${plainMarkdown(nodes)}`
}
