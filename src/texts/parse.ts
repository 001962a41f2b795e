import type { Root } from 'mdast'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { type Processor, unified } from 'unified'

interface TableOptions {
  /** Whether written tables are padded, so that their columns stand below each other. */
  readonly areAligned?: boolean
}

/** Tables, and nothing else of GitHub's Markdown. */
function tables(this: Processor, { areAligned = false }: TableOptions = {}): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    gfmTableToMarkdown({ tablePipeAlign: areAligned }),
  ]
}

const reader = unified()
  .use(remarkParse)
  .use(tables)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze()

function writer(options: TableOptions) {
  return unified()
    .use(tables, options)
    .use(remarkDirective)
    .use(remarkStringify, { bullet: '-' })
    .freeze()
}

const forReaders = writer({ areAligned: true })
const forParser = writer({ areAligned: false })

/** How many trees are kept: those of two sites in four languages. */
const KEPT_TREES = 128

/**
 * Trees by their text. Parsing takes most of the time that a site's texts take; a site that is loaded
 * again, after an edit or for another day, has nearly all of them in common with the one before.
 */
const keptTrees = new Map<string, Root>()

function parseOnce(text: string): Root {
  const tree = keptTrees.get(text) ?? reader.parse(text)
  keptTrees.delete(text)
  keptTrees.set(text, tree)
  const [leastRecent] = keptTrees.keys()
  if (keptTrees.size > KEPT_TREES && leastRecent !== undefined) keptTrees.delete(leastRecent)
  return tree
}

/** The syntax tree of a Markdown text of the site, the caller's own to change. */
export function parse(text: string): Root {
  return structuredClone(parseOnce(text))
}

/** A syntax tree as Markdown for people. */
export function stringifyForReaders(tree: Root): string {
  return forReaders.stringify(tree)
}

/** A syntax tree as Markdown that `parse` reads again. */
export function stringify(tree: Root): string {
  return forParser.stringify(tree)
}
