import type { Parents, Properties, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import pMap from 'p-map'
import { SKIP, visit } from 'unist-util-visit'
import {
  isLanguage,
  type Page,
  pageTable,
  publishedKinds,
  type Site,
  withNoBreakSpaces,
} from '../../company/index.ts'
import type { RenderedPage } from '../prerender/index.ts'
import { concurrency, type EncodedFile, encode } from './files.ts'
import { inspectPage, type PageContents } from './inspectPage.ts'
import type { ResultCache } from './resultCache.ts'
import { shortenProperties } from './shortProperties.ts'
import { dropUnusedRules } from './unusedRules.ts'

/** Writes ".5" where React writes "0.5", as in the opacities of drawings. */
function dropLeadingZeros(properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'number') properties[name] = String(value).replace(/^0\./, '.')
  }
}

/**
 * A document in fewer bytes than it was read from: without comments, optional tags (HTML §13.1.2.4), needless quotes
 * and the zero of ".5" in drawings, with empty elements of drawings closed, and quotes as they are inside the other kind.
 * What browsers make of it stays the same.
 */
export function compactHtml(tree: Root): string {
  // By comments React tells texts apart where it hydrates them.
  visit(tree, (node, index, parent) => {
    if (node.type === 'element') {
      if (node.properties.dataIsland !== undefined) return SKIP
      dropLeadingZeros(node.properties)
    }
    if (node.type !== 'comment' || !parent || index === undefined) return
    parent.children.splice(index, 1)
    return index
  })
  return toHtml(tree, {
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
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]

/** What is not running text, or is copied as it stands. */
const untouched = ['code', 'pre', 'script', 'style', 'svg', 'textarea', 'title']

/**
 * Sets no-break spaces in everything a page shows, whichever text it comes from, by the language
 * each part is written in. Sources, Markdown, Word files (for redlining) and what versions are
 * compared by keep plain spaces.
 */
export function bindWords(tree: Root): void {
  let line: Text[] = []
  let lineLanguage = ''
  const endLine = () => {
    // As one text: "Art. <a>6</a>" must not part either.
    const text = line.map(({ value }) => value).join('')
    const bound = isLanguage(lineLanguage) ? withNoBreakSpaces(text, lineLanguage) : text
    let start = 0
    for (const part of line) {
      const end = start + part.value.length
      part.value = bound.slice(start, end)
      start = end
    }
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
        if (!untouched.includes(child.tagName))
          walk(child, String(child.properties.lang ?? language))
        if (!isInline) endLine()
      }
    }
  }
  walk(tree, '')
  endLine()
}

/**
 * The quality of brotli for pages that are kept for the record, of which there are hundreds after some years:
 * it takes a third of the time of the highest, and 2 % more bytes.
 */
const QUALITY_FOR_THE_RECORD = 10

/** A page in every encoding, and what is in it. */
export interface FinishedPage {
  readonly page: Page
  readonly file: EncodedFile
  readonly contents: PageContents
}

/**
 * Inspects pages, binds their words, compacts and compresses them while others are still being rendered.
 * @param scripts the text of the scripts that pages load
 * @returns the pages in the order of the page table
 * @throws OperatorError when a page holds what the policy forbids
 */
export async function finishPages(
  site: Site,
  rendered: AsyncIterable<RenderedPage>,
  cache: ResultCache,
  scripts: string,
): Promise<readonly FinishedPage[]> {
  const pages = pageTable(site).all
  const pageAt = new Map(pages.map(page => [page.path, page]))
  const finished = new Map<string, FinishedPage>()
  const finish = async ({ path, html }: RenderedPage) => {
    const page = pageAt.get(path)
    if (!page) return
    const { file, kind } = page
    const tree = fromHtml(html)
    // Other kinds of pages share their style sheets: each distinct one is a hash in the headers of every page.
    if (kind === 'landing') dropUnusedRules(tree, scripts)
    shortenProperties(tree)
    const contents = inspectPage(file, tree)
    bindWords(tree)
    const quality = publishedKinds.includes(kind) ? QUALITY_FOR_THE_RECORD : undefined
    const encoded = await encode(file, Buffer.from(compactHtml(tree)), cache, quality)
    finished.set(path, { page, contents, file: { file, encoded } })
  }
  await pMap(rendered, finish, { concurrency })
  return pages.map(({ path }) => {
    const page = finished.get(path)
    if (!page) throw new Error(`the page ${path} was not rendered`)
    return page
  })
}
