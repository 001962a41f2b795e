import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { encodings, securityHeaders, writeHostFiles } from '../../server/index.ts'
import { OperatorError, type Site } from '../model/index.ts'
import { redirects } from '../pages/index.ts'
import { checkLinks } from './checkLinks.ts'
import type { EarlierAsset } from './earlierAssets.ts'
import { concurrency, suffixes } from './encode.ts'
import type { FinishedPage } from './finishPages.ts'
import type { PageNeeds } from './inspectPage.ts'
import { buildManifest } from './manifest.ts'
import type { EncodedFile } from './siteFile.ts'

/** Everything that a build serves. */
interface FinishedFiles {
  readonly pages: readonly FinishedPage[]
  /** What is served besides the pages. */
  readonly files: readonly EncodedFile[]
  /** Fonts and scripts that are carried forward from earlier builds. */
  readonly earlier: readonly EarlierAsset[]
}

function securityHeadersFor({ config, showsDrafts }: Site, needs: readonly PageNeeds[]) {
  return securityHeaders({
    origin: config.origin,
    styleHashes: [...new Set(needs.flatMap(({ styleHashes }) => styleHashes))],
    scriptHashes: [...new Set(needs.flatMap(({ scriptHashes }) => scriptHashes))],
    hasClips: needs.some(({ hasClips }) => hasClips),
    linkTargets: [...new Set(needs.flatMap(({ linkTargets }) => linkTargets))].toSorted(),
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
  const headers = securityHeadersFor(
    site,
    pages.map(({ needs }) => needs),
  )
  const manifest = buildManifest(site, headers, pages, encoded, earlier)

  await rm(outputFolder, { recursive: true, force: true })
  await writeSite(join(outputFolder, 'site'), [...encoded, ...earlier.map(({ file }) => file)])
  await writeFile(join(outputFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  const faults = await writeHostFiles(manifest, outputFolder, site.config.origin)
  if (faults.length > 0) throw new OperatorError(faults)
}
