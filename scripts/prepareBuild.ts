import { bundleClient, loaderSource } from '../src/client/bundle.ts'
import { qrCodeFile, shortAppStoreUrl } from '../src/content/appStore.ts'
import { readBadgeArtwork } from '../src/content/badgeArtwork.ts'
import { readText } from '../src/content/textFiles.ts'
import { buildBars } from '../src/fonts/buildBars.ts'
import { buildFonts } from '../src/fonts/buildFonts.ts'
import { decideIndexing, type IndexingDecision } from '../src/launch/indexing.ts'
import { review } from '../src/launch/review.ts'
import { checkRights } from '../src/legal/checkRights.ts'
import { compileLegalTexts } from '../src/legal/compile.ts'
import { compileAnnexes } from '../src/legal/compileAnnexes.ts'
import { compileFaq } from '../src/legal/compileFaq.ts'
import { compileInformation } from '../src/legal/compileInformation.ts'
import { parseDocuments } from '../src/legal/parseDocuments.ts'
import { parseInformation } from '../src/legal/parseInformation.ts'
import { type DocumentInForce, documentsInForce } from '../src/legal/versions/documentsInForce.ts'
import { publishedVersions } from '../src/legal/versions/documentVersions.ts'
import { pageTexts } from '../src/pages/pageTexts.ts'
import type { BuildInput } from '../src/prerender/sitePlugin.ts'
import { buildDay } from '../src/site/buildDay.ts'
import { readSiteSource } from '../src/site/siteSource.ts'
import { site } from '../src/site/values.ts'

interface PreparedBuild extends BuildInput {
  readonly documents: readonly DocumentInForce[]
  readonly indexing: IndexingDecision
}

/**
 * Computes what the pages are rendered from.
 * @param mode development serves the loader from its source instead of bundling it
 * @throws OperatorError for everything wrong in the texts and in the operator's file
 */
export async function prepareBuild(mode: 'production' | 'development'): Promise<PreparedBuild> {
  const source = readSiteSource()
  const badge = readBadgeArtwork(site, source)
  const documents = parseDocuments(readText)
  checkRights(readText)
  const indexing = decideIndexing(
    site,
    review({
      site,
      source,
      documents,
      versions: publishedVersions,
      day: buildDay,
      // What an earlier build left behind is no reason to hold this one back.
      isBuildFresh: true,
      securityTxtExpires: undefined,
      longPages: [],
    }),
  )
  const inForce = documentsInForce(documents)
  const legalTexts = compileLegalTexts(inForce)
  const informationTexts = compileInformation(parseInformation(readText, documents))
  const faq = compileFaq(readText)
  const fonts = await buildFonts(pageTexts(legalTexts, informationTexts, faq))
  const qrCode = shortAppStoreUrl === undefined ? undefined : qrCodeFile(shortAppStoreUrl)
  const client = mode === 'production' ? await bundleClient() : undefined
  return {
    indexing,
    documents: inForce,
    assets: [
      ...fonts.files,
      ...(client?.files ?? []),
      ...(badge?.files ?? []),
      ...(qrCode ? [qrCode] : []),
    ],
    build: {
      resources: {
        fonts: fonts.pages,
        bars: await buildBars(site.brand),
        script: client?.loader ?? { src: loaderSource },
      },
      isIndexed: indexing.isIndexed,
      legalTexts,
      informationTexts,
      faq,
      badges: badge?.images,
      qrCode: qrCode?.path,
      annexes: compileAnnexes(inForce),
    },
  }
}
