import {
  assetHeaders,
  type Encoding,
  fileHeaders,
  type Header,
  type Manifest,
  type ManifestEntry,
  type ManifestVariant,
  strongEtag,
} from '../../server/index.ts'
import type { Site } from '../model/index.ts'
import { pageTable, publishedKinds, redirects } from '../pages/index.ts'
import type { EarlierAsset } from './earlierAssets.ts'
import { suffixes } from './encode.ts'
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
  for (const { page, links } of pages) {
    if (page.kind === 'not-found' || publishedKinds.includes(page.kind)) continue
    for (const { target } of links.links)
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
