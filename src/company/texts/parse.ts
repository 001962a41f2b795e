import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { type Processor, unified } from 'unified'
import { headPattern, openCacheFolder, recentResults } from '../folder/index.ts'
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

type Parse = (text: string) => Root

/** Characters of a text from which it takes longer to parse than to read what was kept. */
const LEAST_LENGTH = 2000

/** Files that are kept, the newest: each is four times its text, some 50 kB. */
const MOST_KEPT = 1000

/**
 * Keeps what a parser makes of long texts from one process to the next: to parse the texts of a site takes
 * a process just started 1 s, more than all else that it does with them.
 * @param parserFiles what decides how texts are parsed; where one is missing, nothing is kept
 */
export function keepTrees(folder: string, parserFiles: readonly string[], parse: Parse): Parse {
  // Read with the first text: no module reads the disk when it is imported.
  let parser: string | undefined
  return text => {
    if (text.length < LEAST_LENGTH) return parse(text)
    let file: string | undefined
    try {
      if (parser === undefined) {
        parser = parserFiles.map(name => readFileSync(name, 'utf8')).join('\0')
        openCacheFolder(folder, MOST_KEPT)
      }
      const hash = createHash('sha256').update(`${parser}\0${text}`).digest('hex')
      file = join(folder, `${hash}.json`)
      return JSON.parse(readFileSync(file, 'utf8')) as Root // written from one
    } catch {
      const tree = parse(text)
      if (file) keep(file, tree)
      return tree
    }
  }
}

function keep(file: string, tree: Root): void {
  try {
    writeFileSync(file, JSON.stringify(tree))
  } catch {
    // A folder that cannot be written only costs time, and so does half a file, which no parser of JSON takes.
  }
}

/** Parses a text, or reads its tree below the folder of the project; another parser parses again. */
const readTree = keepTrees(
  '.cache/trees',
  ['package-lock.json', 'src/company/texts/parse.ts'],
  text =>
    // Blanks in place of the head, so that all else keeps its place.
    reader.parse(text.replace(headPattern, frontMatter => frontMatter.replaceAll(/./g, ' '))),
)

/** A site with many published versions has some three million characters of texts. */
const treeOf = recentResults<Root>(10_000_000)

/**
 * The syntax tree of a Markdown text of the site, the caller's own to change. Parsing takes most of the time that
 * a site's texts take.
 */
export function parse(text: string): Root {
  return copyTree(treeOf(text, () => readTree(text)))
}

/** A syntax tree as Markdown that people read, and `parse` again. */
export function stringify(tree: Root): string {
  return writer.stringify(tree)
}
