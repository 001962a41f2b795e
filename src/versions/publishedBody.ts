import type { Heading, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { isShownSection } from '../model/documents.ts'
import { OperatorError } from '../model/OperatorError.ts'
import type { SiteConfig } from '../model/schema.ts'
import { stringify } from '../texts/parse.ts'
import type { ParsedDocument } from '../texts/siteTexts.ts'
import { copyTree, walkNodes, writeOutFacts } from '../texts/trees.ts'

/** Puts the id back where the compiler found it: at the end of the heading. */
function writeId(heading: Heading): void {
  const id = heading.data?.hProperties?.id
  heading.children.push({ type: 'text', value: ` {#${id}}` })
}

/** The labels that the text still shows in place of what the operator has to supply. */
function placeholdersIn(root: Root): readonly string[] {
  const labels = new Set<string>()
  walkNodes(root, node => {
    if (node.type !== 'emphasis') return
    const classes = [node.data?.hProperties?.className].flat()
    if (classes.includes('placeholder')) labels.add(plainText(node))
  })
  return [...labels]
}

/**
 * A checked and interpolated document as Markdown for good: what the page shows now, with its
 * figures and names written out, in the form that the compiler reads.
 * @throws OperatorError while the text shows placeholders
 */
export function publishedBody(
  config: SiteConfig,
  { name, source, document }: ParsedDocument,
): string {
  const sections = document.sections.filter(({ id }) => isShownSection(config, name, id))
  const children: readonly RootContent[] = [
    ...document.introduction,
    ...sections.flatMap(({ node, inShort, content }) =>
      inShort ? [node, inShort, ...content] : [node, ...content],
    ),
  ]
  // A copy, because the same tree becomes the page's HTML.
  const root: Root = copyTree({ type: 'root', children: [...children] })
  const placeholders = placeholdersIn(root)
  if (placeholders.length > 0) {
    const message = `still shows ${placeholders.join(', ')}. Supply these in site/site.ts before you publish`
    throw new OperatorError([{ file: source.file, message }])
  }
  walkNodes(root, node => {
    if (node.type === 'heading') writeId(node)
  })
  writeOutFacts(root)
  return stringify(root)
}
