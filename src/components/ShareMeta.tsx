import type { Language } from '../i18n/languages.ts'

/** What a page shows of itself when somebody shares it (Open Graph, Twitter cards). */
export interface SharePreview {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly url: string
  readonly image: string
  readonly language: Language
}

/** Open Graph locales (language and territory) of the languages. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', de: 'de_DE' }

/** The card of a page for social networks and messengers. */
export function ShareMeta(preview: SharePreview) {
  const { siteName, title, description, url, image, language } = preview
  const others = Object.entries(locales).filter(([code]) => code !== language)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locales[language]} />
      {others.map(([code, locale]) => (
        <meta key={code} property="og:locale:alternate" content={locale} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
