import type { DocumentHead } from '../components/Document.tsx'
import { appStoreId } from '../content/appStore.ts'
import { withoutSoftHyphens } from '../content/softHyphen.ts'
import { type Language, languageOption, languages } from '../i18n/languages.ts'
import { messages } from '../i18n/messages.ts'
import { absoluteUrl, site } from '../site/values.ts'
import { alternateLinks } from './alternateLinks.ts'
import { feedPath } from './feedPath.ts'
import type { Page } from './pageTable.ts'
import type { SiteBuild } from './siteBuild.ts'
import { structuredData } from './structuredData.ts'

interface HeadInput {
  readonly page: Page
  readonly build: SiteBuild
  readonly title: string
  readonly description: string
}

function feedOf(language: Language): DocumentHead['feed'] {
  return { path: feedPath(language), title: messages[language]['feed.label'] }
}

/** Characters of a title that lists of results show before they cut it. */
const SHOWN_TITLE_LENGTH = 65

/** What the head of a page says; a 404 page has no address, so it names none. */
export function documentHead({ page, build, title, description }: HeadInput): DocumentHead {
  const plainTitle = withoutSoftHyphens(title)
  const branded = `${plainTitle} · ${site.brand}`
  const head = {
    title: branded.length > SHOWN_TITLE_LENGTH ? plainTitle : branded,
    ...{ description, appStoreId },
  }
  if (page.kind === 'not-found') return { ...head, isIndexed: false, alternates: [] }

  const url = absoluteUrl(page.path)
  const others = languages.filter(({ code }) => code !== page.language && code in page.alternates)
  return {
    ...head,
    isIndexed: build.isIndexed && page.isListed,
    canonical: url,
    alternates: alternateLinks(page),
    feed: page.kind === 'landing' ? undefined : feedOf(page.language),
    structuredData: structuredData(page, plainTitle),
    preview: {
      siteName: site.brand,
      title: plainTitle,
      description,
      url,
      image: absoluteUrl(page.card),
      locale: languageOption(page.language).openGraphLocale,
      otherLocales: others.map(({ openGraphLocale }) => openGraphLocale),
    },
  }
}
