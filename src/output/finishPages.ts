import type { Parents, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import pMap from 'p-map'
import { SKIP, visit } from 'unist-util-visit'
import { isLanguage, withNoBreakSpaces } from '../languages/index.ts'
import type { Site } from '../model/index.ts'
import { type Page, pageTable, publishedKinds } from '../pages/index.ts'
import type { RenderedPage } from '../prerender/index.ts'
import { concurrency, encode } from './encode.ts'
import { inspectPage, type PageContents } from './inspectPage.ts'
import type { ResultCache } from './resultCache.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

/** Takes out of the tree the comments by which React tells texts apart, but where it will hydrate them. */
function withoutComments(tree: Root): Root {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && node.properties.dataIsland !== undefined) return SKIP
    if (node.type !== 'comment' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return index
  })
  return tree
}

/**
 * A document in fewer bytes than it was read from: without comments, optional tags (HTML §13.1.2.4) and needless quotes,
 * with empty elements of drawings closed, and quotes as they are inside the other kind. What browsers make of it stays the same.
 */
export function compactHtml(tree: Root): string {
  return toHtml(withoutComments(tree), {
    omitOptionalTags: true,
    quoteSmart: true,
    closeEmptyElements: true,
    tightSelfClosing: true,
    collapseEmptyAttributes: true,
    // Both kinds of quotes in every attribute, which only browsers before HTML5 need.
    allowDangerousCharacters: true,
  })
}

/** Elements that stand within a line. */
const inline = [
  ...['a', 'abbr', 'b', 'cite', 'del', 'em', 'i', 'ins', 'mark', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time'],
]

/** What is not running text, or is copied as it stands. */
const untouched = ['code', 'pre', 'script', 'style', 'svg', 'textarea', 'title']

/** Binds a line's texts as one: "Art. <a>6</a>" must not part either. */
function bindLine(line: readonly Text[], language: string): void {
  if (!isLanguage(language)) return
  const bound = withNoBreakSpaces(line.map(({ value }) => value).join(''), language)
  let start = 0
  for (const text of line) {
    const { length } = text.value
    text.value = bound.slice(start, start + length)
    start += length
  }
}

/**
 * Sets no-break spaces in everything a page shows, whichever text it comes from, by the language
 * each part is written in. Sources, Markdown, Word files (for redlining) and what versions are
 * compared by keep plain spaces.
 */
export function bindWords(tree: Root): void {
  let line: Text[] = []
  let lineLanguage = ''
  const endLine = () => {
    bindLine(line, lineLanguage)
    line = []
  }
  const walk = (parent: Parents, language: string) => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        if (language !== lineLanguage) endLine()
        lineLanguage = language
        line.push(child)
      } else if (child.type === 'element') {
        const isInline = inline.includes(child.tagName)
        if (!isInline) endLine()
        if (!untouched.includes(child.tagName)) {
          walk(child, String(child.properties.lang ?? language))
        }
        if (!isInline) endLine()
      }
    }
  }
  walk(tree, '')
  endLine()
}

/** A page in every encoding, and what is in it. */
export interface FinishedPage {
  readonly page: Page
  readonly file: EncodedFile
  readonly contents: PageContents
}

async function finishPage(page: Page, html: string, cache: ResultCache): Promise<FinishedPage> {
  const tree = fromHtml(html)
  const contents = inspectPage(page.file, tree)
  bindWords(tree)
  const path = page.kind === 'not-found' ? undefined : page.path
  const content = Buffer.from(compactHtml(tree))
  const file: SiteFile = { path, file: page.file, cache: 'revalidate', content }
  const quality = publishedKinds.includes(page.kind) ? 'high' : 'highest'
  return { page, contents, file: await encode(file, cache, quality) }
}

/**
 * Inspects pages, binds their words, compacts and compresses them while others are still being rendered.
 * @returns the pages in the order of the page table
 * @throws OperatorError when a page holds what the policy forbids
 */
export async function finishPages(
  site: Site,
  rendered: AsyncIterable<RenderedPage>,
  cache: ResultCache,
): Promise<readonly FinishedPage[]> {
  const pages = pageTable(site).all
  const pageAt = new Map(pages.map(page => [page.path, page]))
  const finished = new Map<string, FinishedPage>()
  const finish = async ({ path, html }: RenderedPage) => {
    const page = pageAt.get(path)
    if (page) finished.set(path, await finishPage(page, html, cache))
  }
  await pMap(rendered, finish, { concurrency })
  return pages.map(({ path }) => {
    const page = finished.get(path)
    if (!page) throw new Error(`the page ${path} was not rendered`)
    return page
  })
}
