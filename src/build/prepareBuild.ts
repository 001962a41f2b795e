import {
  decideIndexing,
  type LaunchSituation,
  launchPage,
  launchReport,
  type PagePictures,
  pageLanguages,
  renderCompanyPages,
  renderTexts,
  review,
  type Site,
  shownDocuments,
  siteTexts,
  storesOf,
  valuesInForce,
} from '../company/index.ts'
import { launchStyles, pageTexts, type ShownTexts, type SiteBuild } from '../website/index.ts'
import { bundleClient, hydrationSource, loaderSource } from './bundleClient.ts'
import { buildFonts, missingLetters, siteFaces } from './fonts/index.ts'
import { qrCodeFile, readBadgeArtwork, readMark, readWorks } from './media/index.ts'
import type { ResultCache } from './output/index.ts'

/**
 * The texts that the pages of a site show: the documents as they were published, everything else with the values that
 * the documents in force state.
 * @param site with these values
 * @param pictures those that pages of text show
 */
function shownTexts(site: Site, pictures?: PagePictures): Pick<SiteBuild, ShownTexts> {
  const { statutory, company, questions } = siteTexts(site)
  return {
    legalTexts: renderTexts(site, shownDocuments(site)),
    // Of the pages of text, that for the press alone shows pictures.
    statutoryTexts: renderTexts(site, statutory, pictures),
    companyPages: renderCompanyPages(site, company, pictures),
    questions,
  }
}

/**
 * What the pages of a site say: its texts with the values that the documents in force state, its mark and its badges.
 * @param written the site as its company's folder has it
 * @throws OperatorError for everything wrong in the texts, the mark and the badges
 */
export function pageContent(written: Site) {
  const { site } = valuesInForce(written)
  const badges = readBadgeArtwork(site).images
  return { site, ...shownTexts(site), badges, mark: readMark(site) }
}

/** The letters of the pictures shown where pages are shared that none of the site's typefaces has. */
export function lettersWithoutTypeface(site: Site): readonly string[] {
  const { documents, statutory, company } = siteTexts(site)
  const titles = [...documents, ...statutory, ...company].map(
    ({ frontMatter }) => frontMatter.title,
  )
  const headlines = site.languages.site.map(language => site.messages[language]['hero.title'])
  return missingLetters(siteFaces(site), [site.config.brand, ...headlines, ...titles].join(''))
}

/**
 * Computes what the pages of a site are rendered from, and which files they name.
 * @param written the site as its company's folder has it
 * @param lastBuild what the launch check takes from the build that is online
 * @param cache keeps the pictures made from the company's
 * @param mode development serves the loader from its source instead of bundling it
 * @throws OperatorError for everything wrong in the texts and in the company's files
 */
export async function prepareBuild(
  written: Site,
  lastBuild: Pick<LaunchSituation, 'published' | 'lastReview'>,
  cache: ResultCache,
  mode: 'production' | 'development',
) {
  // All that is wrong with the texts is said before pictures are read, which takes long.
  siteTexts(written)
  const { site } = valuesInForce(written)
  const badges = readBadgeArtwork(site)
  const mark = readMark(site)
  const works = await readWorks(site, cache)
  // What is checked is what the company has written; what is shown, what the documents in force say of it.
  const reviewed = review({
    site: written,
    ...lastBuild,
    lettersWithoutTypeface: lettersWithoutTypeface(written),
    audible: works.audible,
    cropped: works.cropped,
    markIsFaintIn: mark?.faintIn ?? [],
  })
  const indexing = decideIndexing(written, reviewed)
  const texts = shownTexts(site, works.pagePictures)
  const fonts = await buildFonts(pageTexts(site, texts), pageLanguages(site), siteFaces(site))
  const qrCodes = storesOf(site.config).flatMap(({ name, listing }) =>
    listing ? { name, file: qrCodeFile(listing.shortUrl) } : [],
  )
  const client = mode === 'production' ? await bundleClient() : undefined
  const build: SiteBuild = {
    site,
    ...texts,
    badges: badges.images,
    mark,
    resources: {
      fonts: fonts.pages,
      loader: client?.loader ?? { src: loaderSource },
      hydration: client?.hydration ?? { src: hydrationSource },
    },
    isIndexed: indexing.isIndexed,
    qrCodes: Object.fromEntries(qrCodes.map(({ name, file }) => [name, file.path])),
    works: works.shown,
    screens: works.screens,
    sharing: works.sharing,
  }
  return {
    build,
    reviewed,
    indexing,
    /** Absolute paths of the modules that the browser's script is made from. */
    clientModules: client?.modules ?? [],
    /** The text of the scripts that pages load. */
    scripts: (client?.files ?? []).map(({ content }) => String(content)).join('\n'),
    launchPage: () => launchPage(written, launchReport(written, reviewed), launchStyles()),
    assets: [
      ...fonts.files,
      ...(client?.files ?? []),
      ...badges.files,
      ...(mark?.files ?? []),
      ...qrCodes.map(({ file }) => file),
    ],
    media: works.files,
  }
}
