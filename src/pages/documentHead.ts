import type { DocumentHead } from '../components/Document.tsx'
import { languageOption, languages } from '../languages/languages.ts'
import { translate } from '../languages/translate.ts'
import { isLegalDocument } from '../model/documents.ts'
import { absoluteUrl, type Site } from '../model/site.ts'
import { withoutSoftHyphens } from '../model/softHyphen.ts'
import { appInStore } from '../model/stores.ts'
import { alternateLinks } from './alternateLinks.ts'
import { feedPath } from './feedPath.ts'
import type { Page, RoutePage } from './pageTable.ts'
import type { SiteBuild } from './siteBuild.ts'
import { structuredData } from './structuredData.ts'

interface HeadInput {
  readonly page: Page
  readonly build: SiteBuild
  readonly title: string
  readonly description: string
}

/** The feeds that tell of changes to a page: of its document, and of all. */
function feedsOf({ messages }: Site, { route, language }: RoutePage): DocumentHead['feeds'] {
  if (route === 'landing') return []
  const texts = messages[language]
  const all = { path: feedPath(language), title: texts['feed.label'] }
  if (!isLegalDocument(route)) return [all]
  const title = withoutSoftHyphens(texts[`legal.${route}`])
  return [{ path: feedPath(language, route), title }, all]
}

/** The picture that a page is shared with: the operator's own, on the landing page, or its card. */
function sharedPicture(page: RoutePage, { site, sharing }: SiteBuild) {
  if (page.kind !== 'landing' || !sharing) return { image: absoluteUrl(site, page.card) }
  const { text } = translate(sharing.alt, page.language)
  return { image: absoluteUrl(site, sharing.path), imageAlt: text }
}

/** Characters of a title that lists of results show before they cut it. */
const SHOWN_TITLE_LENGTH = 65

/** What the head of a page says; a 404 page has no address, so it names none. */
export function documentHead({ page, build, title, description }: HeadInput): DocumentHead {
  const { site } = build
  const plainTitle = withoutSoftHyphens(title)
  const branded = `${plainTitle} · ${site.config.brand}`
  const head = {
    title: branded.length > SHOWN_TITLE_LENGTH ? plainTitle : branded,
    ...{ description, appStoreId: appInStore(site.config)?.id },
  }
  if (page.kind === 'not-found') return { ...head, isIndexed: false, alternates: [], feeds: [] }

  const url = absoluteUrl(site, page.path)
  const others = languages.filter(({ code }) => code !== page.language && code in page.alternates)
  return {
    ...head,
    isIndexed: build.isIndexed && page.isListed,
    canonical: url,
    alternates: alternateLinks(site, page),
    feeds: feedsOf(site, page),
    structuredData: structuredData(site, page, plainTitle),
    preview: {
      siteName: site.config.brand,
      title: plainTitle,
      description,
      url,
      ...sharedPicture(page, build),
      locale: languageOption(page.language).openGraphLocale,
      otherLocales: others.map(({ openGraphLocale }) => openGraphLocale),
    },
  }
}
