import { bundleClient, hydrationSource, loaderSource } from '../src/client/bundle.ts'
import { buildBars } from '../src/fonts/buildBars.ts'
import { buildFonts } from '../src/fonts/buildFonts.ts'
import { decideIndexing, type IndexingDecision } from '../src/launch/indexing.ts'
import { review } from '../src/launch/review.ts'
import { buildInProgress } from '../src/launch/situation.ts'
import { readWorks } from '../src/media/works.ts'
import { appInStore, qrCodeFile } from '../src/model/appStore.ts'
import { readBadgeArtwork } from '../src/model/badgeArtwork.ts'
import type { Site } from '../src/model/site.ts'
import type { ResultCache } from '../src/output/resultCache.ts'
import { pageTexts } from '../src/pages/pageTexts.ts'
import type { BuildInput } from '../src/prerender/buildInput.ts'
import { renderAnnexes } from '../src/texts/renderAnnexes.ts'
import { renderDocuments } from '../src/texts/renderDocuments.ts'
import { siteTexts } from '../src/texts/siteTexts.ts'
import { renderStatutoryTexts } from '../src/texts/statutoryTexts.ts'
import { documentsInForce } from '../src/versions/documentsInForce.ts'
import { mediaTools } from './mediaTools.ts'

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
  const badge = readBadgeArtwork(site)
  const works = await readWorks(site, mediaTools(cache.take))
  const { statutory, questions, rights } = siteTexts(site)
  const indexing = decideIndexing(site, review({ site, build: buildInProgress }))
  const inForce = documentsInForce(site)
  const texts = {
    legalTexts: renderDocuments(site, inForce),
    statutoryTexts: renderStatutoryTexts(statutory),
    ...{ questions, rights },
  }
  const fonts = await buildFonts(pageTexts(site, texts), site.languages.any)
  const app = appInStore(site.config)
  const qrCode = app && qrCodeFile(app.shortUrl)
  const client = mode === 'production' ? await bundleClient() : undefined
  return {
    indexing,
    clientModules: client?.modules ?? [],
    assets: [
      ...fonts.files,
      ...(client?.files ?? []),
      ...(badge?.files ?? []),
      ...(qrCode ? [qrCode] : []),
    ],
    media: works.files,
    build: {
      site,
      resources: {
        fonts: fonts.pages,
        bars: await buildBars(site),
        loader: client?.loader ?? { src: loaderSource },
        hydration: client?.hydration ?? { src: hydrationSource },
      },
      isIndexed: indexing.isIndexed,
      ...texts,
      badges: badge?.images,
      qrCode: qrCode?.path,
      annexes: renderAnnexes(site, inForce),
      works: works.shown,
      sharing: works.sharing,
    },
  }
}
