import { clientScript } from 'virtual:client-script'
import { fontCss, fontPreloads } from 'virtual:fonts'
import type { ReactNode } from 'react'
import type { Language, Localized } from '../i18n/languages.ts'
import { favicon } from './favicon.ts'
import { ShareMeta, type SharePreview } from './ShareMeta.tsx'

/** What the head of a page says about it. */
export interface DocumentHead {
  readonly title: string
  readonly description: string
  /** Absolute address of the page; a 404 page has none. */
  readonly canonical?: string | undefined
  /** Absolute addresses of the page in every language, and the one for all others. */
  readonly alternates?: (Localized & { readonly 'x-default': string }) | undefined
  readonly isIndexed: boolean
  readonly preview?: SharePreview | undefined
  /** JSON-LD (schema.org). */
  readonly structuredData?: string | undefined
  /** The app's number in the App Store. */
  readonly appStoreId?: string | undefined
}

interface DocumentProps {
  readonly language: Language
  readonly head: DocumentHead
  readonly css: string
  readonly children: ReactNode
}

/** Prefetches a page of the site when somebody is about to open it. */
const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
}

/** The HTML document around a page: everything a first paint needs, in one response. */
export function Document({ language, head, css, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {fontPreloads.map(path => (
          <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets */}
        <style dangerouslySetInnerHTML={{ __html: fontCss + css }} />
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme:light)" content="#f8f5f0" />
        <meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0d0f14" />
        {!head.isIndexed && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {Object.entries(head.alternates ?? {}).map(([code, href]) => (
          <link key={code} rel="alternate" hrefLang={code} href={href} />
        ))}
        {head.preview && <ShareMeta {...head.preview} />}
        {head.appStoreId && <meta name="apple-itunes-app" content={`app-id=${head.appStoreId}`} />}
        <link rel="icon" href={favicon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
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
        <script type="module" async src={clientScript.src} integrity={clientScript.integrity} />
      </body>
    </html>
  )
}
