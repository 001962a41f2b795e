import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodings } from '../../server/manifest.ts'
import { securityHeaders } from '../../server/securityPolicy.ts'
import type { SiteBuild } from '../pages/siteBuild.ts'
import type { AssetFile } from '../site/assetFile.ts'
import { site } from '../site/values.ts'
import { type BudgetLine, checkBudgets, measureBudgets } from './budgets.ts'
import { discoveryFiles } from './discovery/discoveryFiles.ts'
import { openTermsArchiveDeclaration } from './discovery/openTermsArchive.ts'
import { encode, suffixes } from './encode.ts'
import { writeHostFiles } from './hosts/writeHostFiles.ts'
import { inspectPage } from './inspectPage.ts'
import { buildManifest } from './manifest.ts'
import { readPages } from './readPages.ts'
import type { EncodedFile, SiteFile } from './siteFile.ts'

interface FinalizeInput {
  /** Where Vike has written the pages. */
  readonly vikeFolder: string
  readonly outputFolder: string
  readonly build: SiteBuild
  /** Fonts and scripts, which the pages name by a hash of their content. */
  readonly assets: readonly AssetFile[]
}

function securityHeadersFor(pages: readonly { readonly file: string; readonly html: string }[]) {
  const needs = pages.map(({ file, html }) => inspectPage(file, html))
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
  const { vikeFolder, outputFolder, build, assets } = input
  const pages = await readPages(vikeFolder)
  const beside = (cache: SiteFile['cache'], path: string, content: string | Buffer): SiteFile => ({
    path,
    file: path.slice(1),
    cache,
    content: Buffer.from(content),
  })
  const files: SiteFile[] = [
    ...pages.map(({ page, html }) => ({
      path: page.kind === 'not-found' ? undefined : page.path,
      file: page.file,
      cache: 'revalidate' as const,
      content: Buffer.from(html),
    })),
    ...assets.map(({ path, content }) => beside('immutable', path, content)),
    ...(await discoveryFiles(build)).map(([path, content]) => beside('revalidate', path, content)),
  ]

  const encoded = files.map(encode)
  await writeSite(join(outputFolder, 'site'), encoded)
  const headers = securityHeadersFor(pages.map(({ page, html }) => ({ file: page.file, html })))
  const manifest = buildManifest(headers, encoded)
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  await writeHostFiles(manifest, outputFolder, site.origin)
  await writeFile(join(outputFolder, 'open-terms-archive.json'), openTermsArchiveDeclaration())
  const budgets = measureBudgets(encoded)
  checkBudgets(budgets)
  return budgets
}
