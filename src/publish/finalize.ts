import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodings, type Manifest } from '../../server/manifest.ts'
import { securityHeaders } from '../../server/policy.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import type { IndexingDecision } from '../launch/indexing.ts'
import type { LegalTexts } from '../legal/compile.ts'
import { site } from '../site/values.ts'
import { enforceBudgets, type FileForms } from './budgets.ts'
import { collectAssets } from './collectAssets.ts'
import { compress, suffixes } from './compress.ts'
import { extraFiles } from './discovery/extraFiles.ts'
import { inspectPage, type PageNeeds } from './inspectPage.ts'
import { manifestEntry } from './manifest.ts'
import { type BuiltPage, readPages } from './readPages.ts'
import { redirects } from './redirects.ts'
import { cdnHeaders, cdnRedirects } from './servers/cdn.ts'
import { nginxHeaders, nginxPaths } from './servers/nginx.ts'
import { mediaType, type SiteFile } from './siteFile.ts'

function siteFile(path: string | undefined, file: string, content: Buffer | string): SiteFile {
  const cache = file.startsWith('assets/') ? 'immutable' : 'revalidate'
  return { path, file, type: mediaType(file), cache, content: Buffer.from(content) }
}

function policyHeaders(needs: readonly PageNeeds[]) {
  return securityHeaders({
    origin: site.origin,
    styleHashes: [...new Set(needs.flatMap(({ styleHashes }) => styleHashes))],
    scriptHashes: [...new Set(needs.flatMap(({ scriptHashes }) => scriptHashes))],
  })
}

function buildManifest(
  headers: Manifest['headers'],
  pages: readonly BuiltPage[],
  files: readonly FileForms[],
): Manifest {
  const entryOf = new Map(files.map(([file, forms]) => [file.file, manifestEntry(file, forms)]))
  const notFound = pages.filter(page => page.isNotFound)
  return {
    headers,
    files: Object.fromEntries(
      files.flatMap(([{ path, file }]) => (path ? [[path, entryOf.get(file)]] : [])),
    ),
    redirects: redirects(),
    notFound: Object.fromEntries(
      notFound.map(({ language, file }) => [
        language === defaultLanguage ? '' : `/${language}`,
        entryOf.get(file),
      ]),
    ),
  } as Manifest // every file of the list has just been given an entry
}

/** Writes the policy for the servers that do not read the manifest. */
async function writeDialects(manifest: Manifest, outputFolder: string): Promise<void> {
  const nginxFolder = join(outputFolder, 'nginx')
  await mkdir(nginxFolder, { recursive: true })
  await writeFile(join(nginxFolder, 'paths.conf'), nginxPaths(manifest, site.origin))
  await writeFile(join(nginxFolder, 'headers.conf'), nginxHeaders(manifest))
  await writeFile(join(outputFolder, 'site', '_headers'), cdnHeaders(manifest))
  await writeFile(join(outputFolder, 'site', '_redirects'), cdnRedirects(manifest))
}

/** Turns Vike's output into the finished site: files in every coding, manifest, header policy. */
export async function finalize(
  vikeFolder: string,
  outputFolder: string,
  texts: LegalTexts,
  indexing: IndexingDecision,
): Promise<void> {
  const pages = await readPages(vikeFolder)
  const needs = pages.map(inspectPage)
  const assets = await collectAssets(
    vikeFolder,
    needs.flatMap(page => page.assets),
  )
  const files: SiteFile[] = [
    ...pages.map(page => siteFile(page.isNotFound ? undefined : page.path, page.file, page.html)),
    ...[...assets, ...(await extraFiles(texts, indexing))].map(([path, content]) =>
      siteFile(path, path.slice(1), content),
    ),
  ]

  const written: FileForms[] = files.map(file => [file, compress(file)])
  const siteFolder = join(outputFolder, 'site')
  await rm(siteFolder, { recursive: true, force: true })
  for (const [{ file }, forms] of written) {
    await mkdir(dirname(join(siteFolder, file)), { recursive: true })
    for (const encoding of encodings) {
      const content = forms[encoding]
      if (content) await writeFile(join(siteFolder, file + suffixes[encoding]), content)
    }
  }
  const manifest = buildManifest(policyHeaders(needs), pages, written)
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  await writeDialects(manifest, outputFolder)
  enforceBudgets(written)
}
