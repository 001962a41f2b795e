import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import {
  assetHeaders,
  encodings,
  fileHeaders,
  isAsset,
  type Manifest,
  type ManifestEntry,
  securityHeaders,
  strongEtag,
  writeHostFiles,
} from '../../../server/index.ts'
import { OperatorError, redirects, type Site, unansweredAddresses } from '../../company/index.ts'
import { checkLinks } from './checkLinks.ts'
import type { EarlierAsset } from './earlierAssets.ts'
import { concurrency, type EncodedFile, mediaType, suffixes } from './files.ts'
import type { FinishedPage } from './finishPages.ts'
import { checkPublicNames } from './publicFiles.ts'

/** Everything that a build serves. */
interface FinishedFiles {
  readonly pages: readonly FinishedPage[]
  /** What is served besides the pages. */
  readonly files: readonly EncodedFile[]
  /** Fonts and scripts that are carried forward from earlier builds. */
  readonly earlier: readonly EarlierAsset[]
  /** What the company has at the root of the site, as it is. */
  readonly supplied: readonly EncodedFile[]
  /** The addresses of the pages and files of the build that is online. */
  readonly lastAddresses: readonly string[]
}

function manifestEntry(served: EncodedFile & Partial<EarlierAsset>): ManifestEntry {
  const { file, encoded, age, type = mediaType(file) } = served
  const variants = encodings.flatMap(encoding => {
    const content = encoded[encoding]
    return content
      ? [[encoding, { file: file + suffixes[encoding], etag: strongEtag(content) }] as const]
      : []
  })
  return {
    policy: isAsset(file) ? 'asset' : 'document',
    type,
    headers: fileHeaders(file, age !== undefined),
    ...(type.startsWith('video/') && { rangesOf: encoded.identity.length }),
    variants: Object.fromEntries(variants) as ManifestEntry['variants'],
  }
}

/** The pages that have an address: a 404 page is shown at any other. */
function addressed(pages: readonly FinishedPage[]): readonly FinishedPage[] {
  return pages.filter(({ page }) => page.kind !== 'not-found')
}

/** What a manifest has of files, by the paths of their URLs. */
function manifestEntries(files: readonly EncodedFile[]): Manifest['files'] {
  return Object.fromEntries(files.map(file => [`/${file.file}`, manifestEntry(file)]))
}

/** What the servers have to know of what the build has made. */
function buildManifest(site: Site, { pages, files, earlier }: FinishedFiles): Manifest {
  const every = (name: 'styleHashes' | 'scriptHashes') => [
    ...new Set(pages.flatMap(({ contents }) => contents[name])),
  ]
  const { origin, hsts } = site.config
  const headers = securityHeaders({
    origin,
    hsts: {
      maxAgeDays: hsts.maxAgeDays,
      includeSubDomains: hsts.includeSubDomains === 'yes',
      preload: hsts.preload === 'yes',
    },
    styleHashes: every('styleHashes'),
    scriptHashes: every('scriptHashes'),
    hasClips: pages.some(({ contents }) => contents.hasClips),
    isUnlisted: site.showsDrafts,
  })
  return {
    ...(site.showsDrafts && { showsDrafts: true }),
    headers,
    assetHeaders: assetHeaders(headers),
    files: {
      ...Object.fromEntries(
        addressed(pages).map(({ page, file }) => [page.path, manifestEntry(file)]),
      ),
      ...manifestEntries([...files, ...earlier]),
    },
    earlierAssets: Object.fromEntries(earlier.map(({ file, age }) => [`/${file}`, age])),
    redirects: redirects(site),
    notFound: Object.fromEntries(
      pages.flatMap(({ page, file }) =>
        page.kind === 'not-found' ? [[page.prefix, manifestEntry(file)]] : [],
      ),
    ),
  }
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
 * Refuses addresses that the company leads elsewhere and that a file of the site has.
 * @throws OperatorError with every such address
 */
function refuseRedirectedFiles({ config, source }: Site, { files }: Manifest): void {
  const faults = Object.keys(config.redirects)
    .filter(from => Object.hasOwn(files, from))
    .map(from => ({
      file: source.file,
      line: source.lineOf(['redirects', from]),
      message: `redirects: "${from}" is a file of the site. Leave the line out`,
    }))
  if (faults.length > 0) throw new OperatorError(faults)
}

/**
 * Refuses to leave an address that the site has had without an answer.
 * @throws OperatorError with every such address
 */
function refuseUnanswered(site: Site, { lastAddresses }: FinishedFiles, { files }: Manifest): void {
  const unanswered = unansweredAddresses(site, lastAddresses, new Set(Object.keys(files)))
  if (unanswered.length === 0) return
  throw new OperatorError(
    unanswered.map(({ file, line, fault, remedy }) => ({
      file,
      line,
      message: `${fault}. ${remedy}`,
    })),
  )
}

/**
 * Writes the finished site: files in every encoding, manifest, header policy.
 * @param outputFolder where nothing of another build is
 * @throws OperatorError when a link leads nowhere, when two things would be at one address, or when nothing answers at
 * one that the site has had
 */
export async function finalize(
  site: Site,
  outputFolder: string,
  finished: FinishedFiles,
): Promise<void> {
  const { pages, files, earlier, supplied } = finished
  const built = [...pages.map(({ file }) => file), ...files, ...earlier]
  const withoutSupplied = buildManifest(site, finished)
  const builtNames = built.flatMap(({ file }) =>
    Object.values(suffixes).map(suffix => file + suffix),
  )
  checkPublicNames(site, supplied, withoutSupplied, builtNames)
  checkLinks(site, pages, [
    ...addressed(pages).map(({ page }) => page.path),
    ...[...files, ...supplied].map(({ file }) => `/${file}`),
    ...Object.keys(redirects(site)),
  ])
  const manifest = {
    ...withoutSupplied,
    files: { ...withoutSupplied.files, ...manifestEntries(supplied) },
  }
  refuseRedirectedFiles(site, manifest)
  refuseUnanswered(site, finished, manifest)
  await writeSite(join(outputFolder, 'site'), [...built, ...supplied])
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  const faults = await writeHostFiles(manifest, outputFolder, site.config.origin)
  if (faults.length > 0) throw new OperatorError(faults)
}
