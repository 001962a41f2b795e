/** What a page shows of itself when it is shared (Open Graph, Twitter cards). */
export interface SharePreview {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly url: string
  readonly image: string
  /** What a picture of the operator shows; a card repeats the title. */
  readonly imageAlt?: string | undefined
  /** Open Graph locale of the page, and those of its other languages. */
  readonly locale: string
  readonly otherLocales: readonly string[]
}

/** The card of a page for social networks and messengers. */
export function ShareMeta(preview: SharePreview) {
  const { siteName, title, description, url, image, imageAlt, locale, otherLocales } = preview
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      {otherLocales.map(other => (
        <meta key={other} property="og:locale:alternate" content={other} />
      ))}
      <meta property="og:image" content={image} />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
