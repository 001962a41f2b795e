import { bundleClient, hydrationSource, loaderSource } from '../../src/client/index.ts'
import { buildFonts, siteFaces } from '../../src/fonts/index.ts'
import { decideIndexing, type IndexingDecision, review } from '../../src/launch/index.ts'
import { qrCodeFile, readBadgeArtwork, readMark, readWorks } from '../../src/media/index.ts'
import { type Site, storesOf } from '../../src/model/index.ts'
import type { ResultCache } from '../../src/output/index.ts'
import { pageTexts } from '../../src/pages/index.ts'
import type { BuildInput } from '../../src/prerender/index.ts'
import { renderTexts, siteTexts } from '../../src/texts/index.ts'
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
  const works = await readWorks(site, cache)
  const { statutory, questions } = siteTexts(site)
  const indexing = decideIndexing(site, review({ site }))
  const inForce = shownDocuments(site)
  const texts = {
    legalTexts: renderTexts(site, inForce),
    statutoryTexts: renderTexts(site, statutory),
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
