import { bundleClient, hydrationSource, loaderSource } from '../../src/client/bundle.ts'
import { buildFonts } from '../../src/fonts/buildFonts.ts'
import { siteFaces } from '../../src/fonts/faces.ts'
import { decideIndexing, type IndexingDecision, review } from '../../src/launch/review.ts'
import { buildInProgress } from '../../src/launch/situation.ts'
import { readWorks } from '../../src/media/works.ts'
import { readBadgeArtwork } from '../../src/model/badgeArtwork.ts'
import { readMark } from '../../src/model/mark.ts'
import { qrCodeFile } from '../../src/model/qrCode.ts'
import type { Site } from '../../src/model/site.ts'
import { storesOf } from '../../src/model/stores.ts'
import type { ResultCache } from '../../src/output/resultCache.ts'
import { pageTexts } from '../../src/pages/pageTexts.ts'
import type { BuildInput } from '../../src/prerender/buildInput.ts'
import { renderDocuments, renderStatutoryTexts } from '../../src/texts/rendered.ts'
import { siteTexts } from '../../src/texts/siteTexts.ts'
import { shownDocuments } from '../../src/versions/index.ts'

interface PreparedBuild extends BuildInput {
  readonly indexing: IndexingDecision
  /** Absolute paths of the modules that the browser's script is made from. */
  readonly clientModules: readonly string[]
}

/**
 * Computes what the pages of a site are rendered from.
 * @param cache keeps the pictures made from the operator's
 * @param mode development serves the loader from its source instead of bundling it
 * @throws OperatorError for everything wrong in the texts and in the operator's files
 */
export async function prepareBuild(
  site: Site,
  cache: ResultCache,
  mode: 'production' | 'development',
): Promise<PreparedBuild> {
  const badges = readBadgeArtwork(site)
  const mark = readMark(site)
  const works = await readWorks(site, cache.take)
  const { statutory, questions } = siteTexts(site)
  const indexing = decideIndexing(site, review({ site, build: buildInProgress }))
  const inForce = shownDocuments(site)
  const texts = {
    legalTexts: renderDocuments(site, inForce),
    statutoryTexts: renderStatutoryTexts(site, statutory),
    questions,
  }
  const fonts = await buildFonts(pageTexts(site, texts), site.languages.any, siteFaces(site))
  const qrCodes = storesOf(site.config).flatMap(({ name, listing }) =>
    listing ? { name, file: qrCodeFile(listing.shortUrl) } : [],
  )
  const client = mode === 'production' ? await bundleClient() : undefined
  return {
    indexing,
    clientModules: client?.modules ?? [],
    assets: [
      ...fonts.files,
      ...(client?.files ?? []),
      ...badges.files,
      ...(mark?.files ?? []),
      ...qrCodes.map(({ file }) => file),
    ],
    media: works.files,
    build: {
      site,
      resources: {
        fonts: fonts.pages,
        loader: client?.loader ?? { src: loaderSource },
        hydration: client?.hydration ?? { src: hydrationSource },
      },
      isIndexed: indexing.isIndexed,
      ...texts,
      badges: badges.images,
      mark,
      qrCodes: Object.fromEntries(qrCodes.map(({ name, file }) => [name, file.path])),
      works: works.shown,
      sharing: works.sharing,
    },
  }
}
