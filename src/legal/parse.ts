import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze()

/** Tables, and nothing else of GitHub's Markdown. */
function tables(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const publishedParser = unified().use(remarkParse).use(tables).use(remarkDirective).freeze()

/** The syntax tree of a legal Markdown text. */
export function parse(text: string): Root {
  return parser.parse(text)
}

/**
 * The syntax tree of a published text, in half the time: the program that wrote it puts every link in
 * brackets, so none has to be looked for.
 */
export function parsePublished(text: string): Root {
  return publishedParser.parse(text)
}
