import type { ReactNode } from 'react'
import type { Language } from '../languages/languages.ts'
import type { Palette } from '../model/palette.ts'
import { favicon } from './brand.ts'
import { paletteCss } from './paletteCss.ts'
import { ShareMeta, type SharePreview } from './ShareMeta.tsx'

/** A page in another language, by its absolute address. */
export interface AlternateLink {
  readonly hreflang: string
  readonly href: string
}

/** What the head of a page says about it. */
export interface DocumentHead {
  readonly title: string
  readonly description: string
  /** Absolute address of the page; a 404 page has none. */
  readonly canonical?: string | undefined
  /** The page in every language, and `x-default` for all others. */
  readonly alternates: readonly AlternateLink[]
  readonly isIndexed: boolean
  readonly preview?: SharePreview | undefined
  /** JSON-LD (schema.org). */
  readonly structuredData?: string | undefined
  /** The feeds that say what changes, with their titles. */
  readonly feeds: readonly { readonly path: string; readonly title: string }[]
  /** The app's number in the App Store. */
  readonly appStoreId?: string | undefined
}

/** The typefaces of the pages in a language. */
export interface PageFonts {
  /** `@font-face` rules and family properties. */
  readonly css: string
  /** Paths of the files that every page needs. */
  readonly preloads: readonly string[]
}

/** What the build hands to every page: its fonts and its scripts. */
export interface PageResources {
  /** By the languages that are offered. */
  readonly fonts: Readonly<Partial<Record<Language, PageFonts>>>
  readonly loader: DocumentScript
  /** What the loader loads when it is needed. */
  readonly hydration: DocumentScript
}

/** A script of every page; without integrity in development. */
interface DocumentScript {
  readonly src: string
  readonly integrity?: string | undefined
}

interface DocumentProps {
  readonly resources: PageResources
  readonly language: Language
  readonly head: DocumentHead
  readonly palette: Palette
  /** Address of the company's own icon, in place of the design's. */
  readonly icon: string | undefined
  readonly css: string
  readonly children: ReactNode
}

/** Prefetches a page of the site when someone is about to open it. */
const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
}

/** The HTML document around a page: everything a first paint needs, in one response. */
export function Document(props: DocumentProps) {
  const { resources, language, head, palette, icon = favicon, css, children } = props
  const { loader, hydration } = resources
  const fonts = resources.fonts[language]
  if (!fonts) throw new Error(`the build has no fonts for pages in "${language}"`)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {fonts.preloads.map(path => (
          <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* Two elements, because the policy of every page lists the hash of each: languages and kinds
            of pages would multiply in one. */}
        {[fonts.css, paletteCss(palette) + css].map(sheet => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets
          <style key={sheet} dangerouslySetInnerHTML={{ __html: sheet }} />
        ))}
        <meta name="description" content={head.description} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme:light)"
          content={palette.light.paper}
        />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content={palette.dark.paper} />
        {!head.isIndexed && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {head.feeds.map(({ path, title }) => (
          <link key={path} rel="alternate" type="application/atom+xml" href={path} title={title} />
        ))}
        {head.preview && <ShareMeta {...head.preview} />}
        {head.appStoreId && <meta name="apple-itunes-app" content={`app-id=${head.appStoreId}`} />}
        <link rel="icon" href={icon} />
        <link rel="manifest" href="/site.webmanifest" />
        {head.structuredData && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: "<" is escaped where it is made
            dangerouslySetInnerHTML={{ __html: head.structuredData }}
          />
        )}
        <script
          type="speculationrules"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module
          dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
        />
      </head>
      <body>
        {children}
        {/* Inert until the loader puts it into the page: a script made by a script could not have an
            address under Trusted Types, and an import could not have a hash. */}
        <template>
          <script type="module" src={hydration.src} integrity={hydration.integrity} />
        </template>
        <script type="module" async src={loader.src} integrity={loader.integrity} />
      </body>
    </html>
  )
}
