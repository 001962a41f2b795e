import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import {
  assetHeaders,
  type Encoding,
  encodings,
  fileHeaders,
  type Header,
  type Manifest,
  type ManifestEntry,
  type ManifestVariant,
  securityHeaders,
  strongEtag,
  writeHostFiles,
} from '../../server/index.ts'
import { OperatorError, type Site } from '../model/index.ts'
import { pageTable, publishedKinds, redirects } from '../pages/index.ts'
import { checkLinks } from './checkLinks.ts'
import type { EarlierAsset } from './earlierAssets.ts'
import { concurrency, suffixes } from './encode.ts'
import type { FinishedPage } from './finishPages.ts'
import { type EncodedFile, mediaType } from './siteFile.ts'

function variant(file: string, encoding: Encoding, content: Buffer): ManifestVariant {
  return { file: file + suffixes[encoding], etag: strongEtag(content) }
}

function manifestEntry({ file, cache, content, encoded }: EncodedFile): ManifestEntry {
  const { br, gzip } = encoded
  const type = mediaType(file)
  const hasRanges = type.startsWith('video/')
  return {
    policy: /^(?:assets|media)\//.test(file) ? 'asset' : 'document',
    type,
    headers: fileHeaders(file, cache),
    ...(hasRanges && { rangesOf: content.length }),
    variants: {
      ...(br && { br: variant(file, 'br', br) }),
      ...(gzip && { gzip: variant(file, 'gzip', gzip) }),
      identity: variant(file, 'identity', content),
    },
  }
}

/** Sections of pages by the address that mail programs make of it, which encode the hash sign. */
function sectionRedirects(pages: readonly FinishedPage[]): Record<string, string> {
  const table: Record<string, string> = {}
  for (const { page, contents } of pages) {
    if (page.kind === 'not-found' || publishedKinds.includes(page.kind)) continue
    for (const { target } of contents.links)
      if (target.startsWith('#')) table[`${page.path}%23${target.slice(1)}`] = page.path + target
  }
  return table
}

/**
 * What the servers have to know of the finished site.
 * @param headers of every response
 * @param earlier hashed files that are carried forward from earlier builds
 */
export function buildManifest(
  site: Site,
  headers: readonly Header[],
  pages: readonly FinishedPage[],
  ownFiles: readonly EncodedFile[],
  earlier: readonly EarlierAsset[],
): Manifest {
  const files = [...ownFiles, ...earlier.map(({ file }) => file)]
  const entries = new Map(files.map(file => [file.file, manifestEntry(file)]))
  const entryOf = (file: string): ManifestEntry => {
    const entry = entries.get(file)
    if (!entry) throw new Error(`${file} is not a file of the site`)
    return entry
  }
  return {
    ...(site.showsDrafts && { showsDrafts: true }),
    headers,
    assetHeaders: assetHeaders(headers),
    files: Object.fromEntries(
      files.flatMap(({ path, file }) => (path === undefined ? [] : [[path, entryOf(file)]])),
    ),
    earlierAssets: Object.fromEntries(earlier.map(({ file, age }) => [`/${file.file}`, age])),
    redirects: { ...redirects(site), ...sectionRedirects(pages) },
    notFound: Object.fromEntries(
      pageTable(site).notFoundPages.map(({ prefix, file }) => [prefix, entryOf(file)]),
    ),
  }
}

/** Everything that a build serves. */
interface FinishedFiles {
  readonly pages: readonly FinishedPage[]
  /** What is served besides the pages. */
  readonly files: readonly EncodedFile[]
  /** Fonts and scripts that are carried forward from earlier builds. */
  readonly earlier: readonly EarlierAsset[]
}

function securityHeadersFor({ config, showsDrafts }: Site, pages: readonly FinishedPage[]) {
  const every = (name: 'styleHashes' | 'scriptHashes' | 'linkTargets') => [
    ...new Set(pages.flatMap(({ contents }) => contents[name])),
  ]
  return securityHeaders({
    origin: config.origin,
    styleHashes: every('styleHashes'),
    scriptHashes: every('scriptHashes'),
    hasClips: pages.some(({ contents }) => contents.hasClips),
    linkTargets: every('linkTargets').toSorted(),
    isUnlisted: showsDrafts,
  })
}

async function writeSite(folder: string, files: readonly EncodedFile[]): Promise<void> {
  const write = async ({ file, encoded }: EncodedFile) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    for (const encoding of encodings) {
      const content = encoded[encoding]
      if (content) await writeFile(join(folder, file + suffixes[encoding]), content)
    }
  }
  await pMap(files, write, { concurrency })
}

/**
 * Writes the finished site in place of the last one: files in every encoding, manifest, header policy.
 * @throws OperatorError when a link leads nowhere
 */
export async function finalize(
  site: Site,
  outputFolder: string,
  { pages, files, earlier }: FinishedFiles,
): Promise<void> {
  const encoded = [...pages.map(({ file }) => file), ...files]
  checkLinks(site, pages, [
    ...encoded.flatMap(({ path }) => path ?? []),
    ...Object.keys(redirects(site)),
  ])
  const headers = securityHeadersFor(site, pages)
  const manifest = buildManifest(site, headers, pages, encoded, earlier)

  await rm(outputFolder, { recursive: true, force: true })
  await writeSite(join(outputFolder, 'site'), [...encoded, ...earlier.map(({ file }) => file)])
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  const faults = await writeHostFiles(manifest, outputFolder, site.config.origin)
  if (faults.length > 0) throw new OperatorError(faults)
}
