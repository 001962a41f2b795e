import pMap from 'p-map'
import { type Page, pages } from '../pages/pageTable.ts'
import type { RenderedPage } from '../prerender/renderedPage.ts'
import { bindWords } from './bindWords.ts'
import { frozenKinds } from './budgets.ts'
import { compactHtml } from './compactHtml.ts'
import { concurrency, encode } from './encode.ts'
import { inspectPage, type PageNeeds } from './inspectPage.ts'
import { parsePage } from './parsePage.ts'
import type { ResultCache } from './resultCache.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

/** A page in every encoding, and what it needs from the policy. */
export interface FinishedPage {
  readonly file: EncodedFile
  readonly needs: PageNeeds
}

async function finishPage(page: Page, html: string, cache: ResultCache): Promise<FinishedPage> {
  const tree = parsePage(html)
  const needs = inspectPage(page.file, tree)
  bindWords(tree)
  const path = page.kind === 'not-found' ? undefined : page.path
  const content = Buffer.from(compactHtml(tree))
  const file: SiteFile = { path, file: page.file, cache: 'revalidate', content }
  const quality = frozenKinds.includes(page.kind) ? 'high' : 'highest'
  return { file: await encode(file, cache, quality), needs }
}

/**
 * Inspects pages, binds their words, compacts and compresses them while others are still being rendered.
 * @returns the pages in the order of the page table
 * @throws OperatorError when a page holds what the policy forbids
 */
export async function finishPages(
  rendered: AsyncIterable<RenderedPage>,
  cache: ResultCache,
): Promise<readonly FinishedPage[]> {
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
