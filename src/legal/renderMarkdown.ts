import type { Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withoutSoftHyphens } from '../content/softHyphen.ts'
import type { LegalFrontMatter } from './frontMatter.ts'
import type { DocumentTree } from './sections.ts'

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).freeze()

/** Takes the containers apart: the wide variant is the text, the narrow one repeats it. */
function withoutContainers(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(node => {
    if (node.type !== 'containerDirective') return node
    return node.name === 'wide' ? withoutContainers(node.children) : []
  })
}

/** A checked and interpolated document as Markdown that any reader understands. */
export function renderMarkdown(
  frontMatter: LegalFrontMatter,
  document: DocumentTree,
  shown: readonly string[],
): string {
  const sections = document.sections.filter(({ id }) => shown.includes(id))
  const nodes = [
    ...document.introduction,
    ...sections.flatMap(({ node, inShort, content }) =>
      inShort ? [node, inShort, ...content] : [node, ...content],
    ),
  ]
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = structuredClone({ type: 'root', children: withoutContainers(nodes) })
  visit(root, 'emphasis', (node, index, parent) => {
    if (!node.data?.hName || !parent || index === undefined) return
    parent.children[index] = { type: 'text', value: plainText(node) }
  })
  const title = withoutSoftHyphens(frontMatter.title)
  return `# ${title}\n\n${writer.stringify(root)}`
}
