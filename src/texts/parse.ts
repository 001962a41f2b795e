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

/** How many results are kept: those of the texts of two sites in four languages. */
const KEPT = 128

/**
 * A function of a text that is computed once for each. A site that is loaded again, after an edit or for another
 * day, has nearly all of its texts in common with the one before.
 * @param compute a pure function of the text
 */
function oncePerText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, { readonly value: Value }>()
  return text => {
    const entry = kept.get(text) ?? { value: compute(text) }
    kept.delete(text)
    kept.set(text, entry)
    const [leastRecent] = kept.keys()
    if (kept.size > KEPT && leastRecent !== undefined) kept.delete(leastRecent)
    return entry.value
  }
}

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

const reader = unified().use(remarkParse).use(tables).use(remarkDirective).freeze()

function writer(options: TableOptions) {
  return unified()
    .use(tables, options)
    .use(remarkDirective)
    .use(remarkStringify, { bullet: '-' })
    .freeze()
}

const forReaders = writer({ areAligned: true })
const forParser = writer({ areAligned: false })

/** Below the folder of the project, where commands run; another parser parses again. */
const kept = keepTrees('.cache/trees', ['package-lock.json', 'src/texts/parse.ts'], text =>
  // Blanks in place of the head, so that all else keeps its place.
  reader.parse(text.replace(head, own => own.replaceAll(/./g, ' '))),
)

/**
 * The syntax tree of a Markdown text of the site, to read only: parsing takes most of the time that a
 * site's texts take, so it is kept.
 */
export const syntaxTreeOf: (text: string) => Root = oncePerText(kept)

/** The syntax tree of a Markdown text of the site, the caller's own to change. */
export function parse(text: string): Root {
  return copyTree(syntaxTreeOf(text))
}

/** A syntax tree as Markdown for people. */
export function stringifyForReaders(tree: Root): string {
  return forReaders.stringify(tree)
}

/** A syntax tree as Markdown that `parse` reads again. */
export function stringify(tree: Root): string {
  return forParser.stringify(tree)
}
