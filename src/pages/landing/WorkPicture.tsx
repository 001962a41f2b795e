import { useLanguage } from '../../languages/LanguageProvider.tsx'
import { translate } from '../../languages/translate.ts'
import type { ShownWork } from '../../media/shownWorks.ts'

/** A picture of nothing: without one, Chromium covers what lies below a clip with gray. */
const clearPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

interface WorkPictureProps {
  readonly work: ShownWork
  /** The attribute `sizes`. */
  readonly sizes: string
  /** Whether it is in the first view of every screen; others are loaded when they come near. */
  readonly isFirst?: boolean
  /** When it is asked for among all that a page loads; the browser decides where nothing is said. */
  readonly fetchPriority?: 'high' | 'low'
}

/**
 * A picture of the operator, in the format and the width that suit the browser, and over it the clip
 * that it stands for, of which nothing is loaded before someone plays it.
 */
export function WorkPicture({ work, sizes, isFirst, fetchPriority }: WorkPictureProps) {
  const { language } = useLanguage()
  const { sources, src, width, height, clip } = work
  const alt = translate(work.alt, language)
  const lang = alt.language === language ? undefined : alt.language
  const picture = (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={src}
        srcSet={sources.webp}
        sizes={sizes}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={fetchPriority}
        alt={clip ? '' : alt.text}
        lang={lang}
      />
    </picture>
  )
  if (!clip) return picture
  return (
    <div className="clip">
      {picture}
      {/* biome-ignore lint/a11y/useMediaCaption: the launch check asks for clips without sound */}
      <video
        src={clip}
        aria-label={alt.text}
        lang={lang}
        poster={clearPoster}
        controls
        preload="none"
        playsInline
      />
    </div>
  )
}
