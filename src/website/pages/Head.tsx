import {
  absoluteUrl,
  appInStore,
  currencyOf,
  defaultLanguage,
  feedPath,
  isLegalDocument,
  type Language,
  languageOption,
  linkToRoute,
  listedLanguages,
  paletteCss,
  paletteOf,
  plansOf,
  type RoutePage,
  type Site,
  shortTitle,
  storesOf,
  translate,
  useLanguage,
  withoutSoftHyphens,
} from '../../company/index.ts'
import { faviconOf, markCss, sharingSize } from '../components/index.ts'
import type { PageProps } from './siteBuild.ts'

/** Prefetches a page of the site when someone is about to open it. */
const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
}

/** Characters of a title that lists of results show before they cut it. */
const SHOWN_TITLE_LENGTH = 65

/**
 * A page in each of its languages and as `x-default`, for heads and the sitemap (hreflang); none if there is one,
 * and none for a page whose language is not listed: no other page names it in turn.
 */
export function alternateLinks(
  site: Site,
  { alternates, language }: Pick<RoutePage, 'alternates' | 'language'>,
) {
  const listed = listedLanguages(site)
  if (!listed.includes(language)) return []
  const links = listed.flatMap(hreflang => {
    const path = alternates[hreflang]
    return path === undefined ? [] : { hreflang, href: absoluteUrl(site, path) }
  })
  if (links.length < 2) return []
  const inDefaultLanguage = links.filter(({ hreflang }) => hreflang === defaultLanguage)
  return [...links, ...inDefaultLanguage.map(link => ({ ...link, hreflang: 'x-default' }))]
}

/** The app with the plans that have a price as its offers; without ratings, which have no source. */
function application({ config }: Site, language: Language) {
  const plans = plansOf(config)
  const priceCurrency = currencyOf(plans, language)
  const stores = storesOf(config)
  const [url, ...others] = stores.flatMap(({ listing }) => listing?.url ?? [])
  return {
    '@type': 'MobileApplication',
    name: config.brand,
    operatingSystem: stores.length > 1 ? 'iOS, Android' : 'iOS',
    applicationCategory: 'MultimediaApplication',
    ...(url && { installUrl: others.length > 0 ? [url, ...others] : url }),
    offers: plans.flatMap(({ name, price }) => {
      const amount = typeof price === 'object' ? price[priceCurrency] : price
      if (typeof amount !== 'number') return []
      return { '@type': 'Offer', name, price: amount, priceCurrency }
    }),
  }
}

/** The JSON-LD of a page (schema.org), from the same data as the page itself. */
export function structuredData(site: Site, page: RoutePage, title: string): string {
  const { language } = page
  const { brand, company, socialLinks = [] } = site.config
  const home = absoluteUrl(site, linkToRoute(site, 'landing', language).href)
  const publisher = {
    '@type': 'Organization',
    name: company.legalName ?? brand,
    url: absoluteUrl(site, '/'),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  }
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: brand, item: home },
    { '@type': 'ListItem', position: 2, name: title, item: absoluteUrl(site, page.path) },
  ]
  const graph = [
    { '@type': 'WebSite', name: brand, url: home, inLanguage: language, publisher },
    page.kind === 'landing'
      ? application(site, language)
      : { '@type': 'BreadcrumbList', itemListElement: crumbs },
  ]
  // "<" could end the script element early.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
}

export interface HeadProps extends PageProps {
  readonly title: string
  readonly description: string
  readonly css: string
}

/** Where a page is, in which languages and feeds, and its card for social networks and messengers. */
function Addresses(props: Omit<HeadProps, 'css'> & PageProps<RoutePage['kind']>) {
  const { t, language } = useLanguage()
  const { page, build, title, description } = props
  const { site } = build
  const { kind, route } = page
  const url = absoluteUrl(site, page.path)
  const feeds = [{ href: feedPath(language), title: t('feed.label') }]
  if (isLegalDocument(route)) {
    const ofDocument = withoutSoftHyphens(shortTitle(site, route, language))
    feeds.unshift({ href: feedPath(language, route), title: ofDocument })
  }
  const sharingPicture = kind === 'landing' ? build.sharing : undefined
  const properties = {
    type: 'website',
    site_name: site.config.brand,
    title,
    description,
    url,
    locale: languageOption(language).openGraphLocale,
    image: absoluteUrl(site, sharingPicture?.path ?? page.card),
    'image:width': String(sharingSize.width),
    'image:height': String(sharingSize.height),
    // A card repeats the title; a picture of the company shows something else.
    'image:alt': sharingPicture && translate(sharingPicture.alt, language).text,
  }
  return (
    <>
      <link rel="canonical" href={url} />
      {alternateLinks(site, page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {kind !== 'landing' &&
        feeds.map(feed => (
          <link key={feed.href} rel="alternate" type="application/atom+xml" {...feed} />
        ))}
      {Object.entries(properties).map(
        ([name, content]) =>
          content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The head of a page: everything a first paint needs, in one response. A 404 page has no address to name. */
export function Head({ page, build, title, description, css }: HeadProps) {
  const { site, resources } = build
  const fonts = resources.fonts[page.language]
  if (!fonts) throw new Error(`the build has no fonts for pages in "${page.language}"`)
  const palette = paletteOf(site.config.identity.colors)
  const plainTitle = withoutSoftHyphens(title)
  const branded = `${plainTitle} · ${site.config.brand}`
  const app = appInStore(site.config)
  const addressed = page.kind === 'not-found' ? undefined : page
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Safari makes links of whatever has as many digits as a telephone number, such as register and VAT
          numbers; the telephone numbers of the facts are links already. The landing page shows none. */}
      {page.kind !== 'landing' && <meta name="format-detection" content="telephone=no" />}
      <title>{branded.length > SHOWN_TITLE_LENGTH ? plainTitle : branded}</title>
      {fonts.preloads.map(path => (
        <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* Two elements, because the policy of every page lists the hash of each: languages and kinds
          of pages would multiply in one. */}
      {[fonts.css, paletteCss(palette) + css + markCss(palette)].map(sheet => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets
        <style key={sheet} dangerouslySetInnerHTML={{ __html: sheet }} />
      ))}
      <meta name="description" content={description} />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={palette.light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={palette.dark.paper} />
      {!(build.isIndexed && addressed?.isListed) && <meta name="robots" content="noindex" />}
      {addressed && (
        <Addresses page={addressed} title={plainTitle} build={build} description={description} />
      )}
      {app && <meta name="apple-itunes-app" content={`app-id=${app.id}`} />}
      <link rel="icon" href={build.mark?.icon ?? faviconOf(palette.light)} />
      <link rel="manifest" href="/site.webmanifest" />
      {addressed && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: "<" is escaped where it is made
          dangerouslySetInnerHTML={{ __html: structuredData(site, addressed, plainTitle) }}
        />
      )}
      <script
        type="speculationrules"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
      />
    </head>
  )
}
