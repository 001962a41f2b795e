import pMap from 'p-map'
import type { Site } from '../model/site.ts'
import { type Page, pageTable } from '../pages/pageTable.ts'
import type { RenderedPage } from '../prerender/renderedPage.ts'
import { bindWords } from './bindWords.ts'
import { publishedKinds } from './budgets.ts'
import { compactHtml } from './compactHtml.ts'
import { concurrency, encode } from './encode.ts'
import { inspectPage, type PageNeeds } from './inspectPage.ts'
import { type PageLinks, pageLinks } from './pageLinks.ts'
import { parsePage } from './parsePage.ts'
import type { ResultCache } from './resultCache.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

/** A page in every encoding, what it needs from the policy, and what it links to. */
export interface FinishedPage {
  readonly file: EncodedFile
  readonly needs: PageNeeds
  readonly page: Page
  readonly links: PageLinks
}

async function finishPage(page: Page, html: string, cache: ResultCache): Promise<FinishedPage> {
  const tree = parsePage(html)
  const needs = inspectPage(page.file, tree)
  const links = pageLinks(tree)
  bindWords(tree)
  const path = page.kind === 'not-found' ? undefined : page.path
  const content = Buffer.from(compactHtml(tree))
  const file: SiteFile = { path, file: page.file, cache: 'revalidate', content }
  const quality = publishedKinds.includes(page.kind) ? 'high' : 'highest'
  return { page, needs, links, file: await encode(file, cache, quality) }
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
