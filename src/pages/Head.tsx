import { favicon, paletteCss } from '../components/index.ts'
import { defaultLanguage, languageOption, translate } from '../languages/index.ts'
import {
  absoluteUrl,
  appInStore,
  isLegalDocument,
  paletteOf,
  type Site,
  withoutSoftHyphens,
} from '../model/index.ts'
import type { Page, RoutePage } from './pageTable.ts'
import { feedPath } from './paths.ts'
import type { PageProps, SiteBuild } from './siteBuild.ts'
import { structuredData } from './structuredData.ts'

/** Prefetches a page of the site when someone is about to open it. */
const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
}

/** Characters of a title that lists of results show before they cut it. */
const SHOWN_TITLE_LENGTH = 65

/**
 * A page in every language it is offered in, and `x-default`, as heads and the sitemap name them (hreflang);
 * none for a page in one language.
 */
export function alternateLinks(site: Site, { alternates }: Pick<RoutePage, 'alternates'>) {
  const links = Object.entries(alternates).map(([hreflang, path]) => ({
    hreflang,
    href: absoluteUrl(site, path),
  }))
  if (links.length < 2) return []
  const inDefaultLanguage = links.filter(({ hreflang }) => hreflang === defaultLanguage)
  return [...links, ...inDefaultLanguage.map(link => ({ ...link, hreflang: 'x-default' }))]
}

/** The feeds that tell of changes to a page: of its document, and of all. */
function feedsOf({ messages }: Site, { route, language }: RoutePage) {
  if (route === 'landing') return []
  const texts = messages[language]
  const all = { href: feedPath(language), title: texts['feed.label'] }
  if (!isLegalDocument(route)) return [all]
  const title = withoutSoftHyphens(texts[`legal.${route}`])
  return [{ href: feedPath(language, route), title }, all]
}

/** The picture that a page is shared with: the operator's own, on the landing page, or its card. */
function sharedPicture(page: RoutePage, { site, sharing }: SiteBuild) {
  if (page.kind !== 'landing' || !sharing) return { image: absoluteUrl(site, page.card) }
  // A card repeats the title; a picture of the operator shows something else.
  return { image: absoluteUrl(site, sharing.path), alt: translate(sharing.alt, page.language).text }
}

interface DescribedProps extends PageProps<RoutePage> {
  /** Without soft hyphens and the brand. */
  readonly title: string
  readonly description: string
}

/** Where a page is, in which languages and feeds, and its card for social networks and messengers. */
function Addresses({ page, build, title, description }: DescribedProps) {
  const { site } = build
  const url = absoluteUrl(site, page.path)
  const { image, alt } = sharedPicture(page, build)
  return (
    <>
      <link rel="canonical" href={url} />
      {alternateLinks(site, page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {feedsOf(site, page).map(feed => (
        <link key={feed.href} rel="alternate" type="application/atom+xml" {...feed} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.config.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={languageOption(page.language).openGraphLocale} />
      <meta property="og:image" content={image} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

interface HeadProps extends PageProps<Page> {
  readonly title: string
  readonly description: string
  readonly css: string
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
      <title>{branded.length > SHOWN_TITLE_LENGTH ? plainTitle : branded}</title>
      {fonts.preloads.map(path => (
        <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* Two elements, because the policy of every page lists the hash of each: languages and kinds
          of pages would multiply in one. */}
      {[fonts.css, paletteCss(palette) + css].map(sheet => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets
        <style key={sheet} dangerouslySetInnerHTML={{ __html: sheet }} />
      ))}
      <meta name="description" content={description} />
      <meta name="theme-color" media="(prefers-color-scheme:light)" content={palette.light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={palette.dark.paper} />
      {!(build.isIndexed && addressed?.isListed) && <meta name="robots" content="noindex" />}
      {addressed && (
        <Addresses page={addressed} build={build} title={plainTitle} description={description} />
      )}
      {app && <meta name="apple-itunes-app" content={`app-id=${app.id}`} />}
      <link rel="icon" href={build.mark?.icon ?? favicon} />
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
