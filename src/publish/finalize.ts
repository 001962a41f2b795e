import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { cacheClassOf } from '../../server/cachePolicy.ts'
import { encodings } from '../../server/manifest.ts'
import { securityHeaders } from '../../server/securityPolicy.ts'
import type { DocumentInForce } from '../legal/versions/documentsInForce.ts'
import { type Page, pages } from '../pages/pageTable.ts'
import type { SiteBuild } from '../pages/siteBuild.ts'
import type { AssetFile } from '../site/assetFile.ts'
import { site } from '../site/values.ts'
import { type BudgetLine, checkBudgets, frozenKinds, measureBudgets } from './budgets.ts'
import { compactHtml } from './compactHtml.ts'
import { discoveryFiles } from './discovery/discoveryFiles.ts'
import { openTermsArchiveDeclaration } from './discovery/openTermsArchive.ts'
import { wordFiles } from './discovery/wordFiles.ts'
import { encode, suffixes } from './encode.ts'
import { headerBytes } from './headerBytes.ts'
import { writeHostFiles } from './hosts/writeHostFiles.ts'
import { inspectPage, type PageNeeds } from './inspectPage.ts'
import { buildManifest } from './manifest.ts'
import { readPage } from './readPage.ts'
import { openResultCache, type ResultCache } from './resultCache.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

/** Where compressed files and drawn pictures are kept between builds, of every site. */
const cacheFolder = '.cache/publish'

/** Bytes kept there: a site of 600 pages takes about 40 MB. */
const CACHE_LIMIT = 256 * 1024 * 1024

/** Files in work at a time: enough for the four threads of libuv, and little memory. */
const concurrency = 4

interface FinalizeInput {
  /** Where Vike has written the pages. */
  readonly vikeFolder: string
  readonly outputFolder: string
  readonly build: SiteBuild
  /** The legal texts as they were parsed, for their Word files. */
  readonly documents: readonly DocumentInForce[]
  /** Fonts and scripts, which the pages name by a hash of their content. */
  readonly assets: readonly AssetFile[]
}

interface FinishedPage {
  readonly file: EncodedFile
  readonly needs: PageNeeds
}

async function finishPage(
  vikeFolder: string,
  page: Page,
  cache: ResultCache,
): Promise<FinishedPage> {
  const tree = await readPage(vikeFolder, page)
  const needs = inspectPage(page.file, tree)
  const path = page.kind === 'not-found' ? undefined : page.path
  const content = Buffer.from(compactHtml(tree))
  const file: SiteFile = { path, file: page.file, cache: 'revalidate', content }
  const quality = frozenKinds.includes(page.kind) ? 'high' : 'highest'
  return { file: await encode(file, cache, quality), needs }
}

function securityHeadersFor(needs: readonly PageNeeds[]) {
  return securityHeaders({
    origin: site.origin,
    styleHashes: [...new Set(needs.flatMap(({ styleHashes }) => styleHashes))],
    scriptHashes: [...new Set(needs.flatMap(({ scriptHashes }) => scriptHashes))],
  })
}

async function writeSite(folder: string, files: readonly EncodedFile[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  for (const { file, encoded } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    for (const encoding of encodings) {
      const content = encoded[encoding]
      if (content) await writeFile(join(folder, file + suffixes[encoding]), content)
    }
  }
}

/**
 * Turns Vike's output into the finished site: files in every encoding, manifest, header policy.
 * @returns what was measured against the budgets
 * @throws OperatorError when a page holds what the policy forbids, or a hard budget is exceeded
 */
export async function finalize(input: FinalizeInput): Promise<readonly BudgetLine[]> {
  const { vikeFolder, outputFolder, build, documents, assets } = input
  const cache = await openResultCache(cacheFolder, CACHE_LIMIT)
  const beside = (cache: SiteFile['cache'], path: string, content: string | Buffer): SiteFile => ({
    path,
    file: path.slice(1),
    cache,
    content: Buffer.from(content),
  })
  const finishedPages = await pMap(pages, page => finishPage(vikeFolder, page, cache), {
    concurrency,
  })
  const filesBeside = [
    ...assets.map(({ path, content }) => beside('immutable', path, content)),
    ...[...(await discoveryFiles(build, cache)), ...(await wordFiles(documents))].map(
      ([path, content]) => beside(cacheClassOf(path), path, content),
    ),
  ]
  const encoded = [
    ...finishedPages.map(({ file }) => file),
    ...(await pMap(filesBeside, file => encode(file, cache), { concurrency })),
  ]
  await cache.prune()

  await writeSite(join(outputFolder, 'site'), encoded)
  const headers = securityHeadersFor(finishedPages.map(({ needs }) => needs))
  const manifest = buildManifest(headers, encoded)
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  await writeHostFiles(manifest, outputFolder, site.origin)
  await writeFile(join(outputFolder, 'open-terms-archive.json'), openTermsArchiveDeclaration())
  const budgets = measureBudgets(encoded, file => headerBytes(manifest, file))
  checkBudgets(budgets)
  return budgets
}
