import { sentenceOf, translate, useLanguage } from '../../../company/index.ts'
import type { ShownScreen, ShownWork, ShownWorks } from '../../components/index.ts'

/** A picture of nothing: without one, Chromium covers what lies below its own controls with gray. */
const clearPoster = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

interface PictureProps {
  readonly work: Omit<ShownWork, 'prompt'> | ShownScreen
  readonly alt: string
  readonly lang?: string | undefined
  /** The attribute `sizes`. */
  readonly sizes: string
  /** Whether it is in the first view of every screen; others are loaded when they are shown and near. */
  readonly isFirst?: boolean
}

/** A picture of the company, in the format and the width that suit the browser. */
export function Picture({ work, alt, lang, sizes, isFirst }: PictureProps) {
  const { sources, src, width, height, focus } = work
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={src}
        sizes={sizes}
        width={width}
        height={height}
        lang={lang}
        alt={alt}
        data-focus={focus}
        srcSet={sources.webp}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  )
}

/** The rules by which cropped pictures and clips keep the part that their company names; empty where it names none. */
export function focusCss(works: ShownWorks): string {
  const focuses = new Set(Object.values(works).flatMap(shown => shown.map(({ focus }) => focus)))
  focuses.delete(undefined)
  return Array.from(focuses, focus => `[data-focus="${focus}"]{object-position:${focus}}`).join('')
}

/** What a work was made from, as a sentence, and its language where it is not the page's. */
export function useSentence({ prompt }: ShownWork, index: number) {
  const { language: ofPage } = useLanguage()
  const { text, language } = translate(prompt, ofPage)
  return { text: sentenceOf(text, index), lang: language === ofPage ? undefined : language }
}

interface MadeWithProps {
  /** Whether it stands beside words, which people wrote. */
  readonly isOfPictureAlone?: boolean
}

/** Says that works were made with AI (Article 50 of Regulation (EU) 2024/1689): once a panel, and once a cell. */
export function MadeWith({ isOfPictureAlone = false }: MadeWithProps) {
  const { t } = useLanguage()
  const words = t(isOfPictureAlone ? 'work.pictureMadeWith' : 'work.madeWith')
  return <span className="made-with">{words}</span>
}

interface ShotProps extends Omit<PictureProps, 'work' | 'alt' | 'lang'> {
  readonly work: ShownWork
  /** Which word of its prompt it shows. */
  readonly index?: number
  /** Whether visitors are asked to save its picture. */
  readonly isSaved?: boolean
}

/** A work of the company: its picture, and over it the clip, of which nothing is loaded before someone plays it. */
export function Shot({ index = 0, isSaved, ...picture }: ShotProps) {
  const { t } = useLanguage()
  const { src, clip: path, focus } = picture.work
  const { text, lang } = useSentence(picture.work, index)
  const clip = {
    src: path,
    preload: 'none',
    playsInline: true,
    muted: true,
    'data-focus': focus,
  } as const
  return (
    <div className="shot">
      <Picture {...picture} alt={text} lang={lang} />
      {path && (
        <>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls it takes no focus */}
          <video {...clip} aria-hidden="true" />
          <noscript>
            <video {...clip} aria-label={text} lang={lang} controls poster={clearPoster} />
          </noscript>
        </>
      )}
      <div className="shot-controls">
        {path && (
          <label className="play-clip">
            {/* Its name stays while it plays: the switch is on then. */}
            {/* biome-ignore lint/a11y/useAriaPropsForRole: the check box says whether it is on */}
            <input type="checkbox" role="switch" aria-label={`${t('panel.video.play')} ${text}`} />
            <span className="control" />
          </label>
        )}{' '}
        {isSaved && (
          <a
            className="control"
            href={src}
            download={`${text}.webp`}
            aria-label={`${t('panel.video.save')} ${text}`}
          >
            {t('panel.video.save')}
          </a>
        )}
      </div>
    </div>
  )
}
