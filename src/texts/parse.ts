import type { Root } from 'mdast'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { type Processor, unified } from 'unified'
import { head } from './frontMatter.ts'
import { keepTrees } from './keepTrees.ts'
import { copyTree } from './trees.ts'

/** Tables, and nothing else of GitHub's Markdown. */
function tables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), gfmTableToMarkdown()]
}

const reader = unified().use(remarkParse).use(tables).use(remarkDirective).freeze()

const writer = unified()
  .use(tables)
  .use(remarkDirective)
  .use(remarkStringify, { bullet: '-' })
  .freeze()

/** Below the folder of the project, where commands run; another parser parses again. */
const kept = keepTrees('.cache/trees', ['package-lock.json', 'src/texts/parse.ts'], text =>
  // Blanks in place of the head, so that all else keeps its place.
  reader.parse(text.replace(head, own => own.replaceAll(/./g, ' '))),
)

/** How many trees a process keeps: those of the texts of four sites in four languages. */
const KEPT = 256

const trees = new Map<string, Root>()

/**
 * The syntax tree of a Markdown text of the site, to read only: parsing takes most of the time that a
 * site's texts take, and a site that is loaded again has nearly all of them in common with the one before.
 */
export function syntaxTreeOf(text: string): Root {
  const tree = trees.get(text) ?? kept(text)
  if (trees.size >= KEPT) trees.clear()
  trees.set(text, tree)
  return tree
}

/** The syntax tree of a Markdown text of the site, the caller's own to change. */
export function parse(text: string): Root {
  return copyTree(syntaxTreeOf(text))
}

/** A syntax tree as Markdown that people read, and `parse` again. */
export function stringify(tree: Root): string {
  return writer.stringify(tree)
}
