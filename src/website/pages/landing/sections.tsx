import type { ReactNode } from 'react'
import {
  fillMessage,
  isolated,
  type Question,
  renderValue,
  translate,
  useLanguage,
} from '../../../company/index.ts'
import { Filmstrip, Sheet, Shelf, Works } from '../../artworks/index.ts'
import type { ShownScreen, ShownWork, ShownWorks } from '../../components/index.ts'
import { Headline, type NavbarSection, sectionMark } from '../../components/index.ts'
import { shownReviews } from '../siteBuild.ts'
import { MadeWith, Picture, Shot, useSentence } from './Shot.tsx'

interface SectionProps {
  readonly name: Exclude<NavbarSection, 'home'>
  /** Where it is not the section's usual one. */
  readonly title?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A section below the first one: its label, its headline, what it shows. */
export function LandingSection({ name, title, className = 'section', children }: SectionProps) {
  const { t } = useLanguage()
  return (
    <section id={name} className={className} {...sectionMark}>
      <header>
        <p className="label">{t(`${name}.label`)}</p>
        <h2>
          <Headline text={title ?? t(`${name}.title`)} />
        </h2>
      </header>
      {children}
    </section>
  )
}

/** As wide as a picture is drawn; on a phone as in the hero. */
const sizes = '(width<37.5em) 60vw,(width<56.25em) 85vw,45vw'

interface FeatureWorkProps {
  readonly work: ShownWork
  /** Whether it is the only one of its cell: then its caption says what several say once below them all. */
  readonly isAlone: boolean
}

/** A work of the company, which replaces a drawn one. */
function FeatureWork({ work, isAlone }: FeatureWorkProps) {
  const { t } = useLanguage()
  const { text, lang } = useSentence(work, 0)
  return (
    <figure>
      <Shot work={work} sizes={sizes} />
      <figcaption>
        {/* Screen readers get it from the text of the picture. */}
        <span aria-hidden="true" lang={lang}>
          {fillMessage(t('work.prompt'), { prompt: text })}
        </span>
        {isAlone && (
          <>
            <span aria-hidden="true"> · </span>
            <MadeWith />
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** A film with the prompts of its frames. */
function FilmWithPrompts() {
  const { t } = useLanguage()
  return (
    <div>
      <Filmstrip />
      <p>
        <Headline text={t('features.video.prompt')} />
      </p>
    </div>
  )
}

/** Pictures, each with its prompt below it. */
function PicturesWithPrompts() {
  const { t } = useLanguage()
  return (
    <Works
      captionOf={subject => (
        <p>
          <Headline text={t(`features.image.${subject}`)} />
        </p>
      )}
    />
  )
}

function Exchange() {
  const { t } = useLanguage()
  return (
    <div className="exchange" aria-hidden="true">
      <p className="said">{t('features.chat.question')}</p>
      <p>{t('features.chat.answer')}</p>
    </div>
  )
}

/** The features with what is drawn for each. */
const drawnFeatures = [
  ['video', FilmWithPrompts],
  ['image', PicturesWithPrompts],
  ['chat', Exchange],
  ['organize', Shelf],
  ['share', Sheet],
] as const

/** As wide as a screen of the app is drawn. */
const sizesOfScreens = '(width<27em) 38vw,11rem'

/** Screens of the app, each in a frame like that of a phone. */
function Screens({ screens }: { readonly screens: readonly ShownScreen[] }) {
  const { language } = useLanguage()
  return (
    <ul className="screens">
      {screens.map(screen => {
        const description = translate(screen.description, language)
        return (
          <li key={description.text}>
            <Picture
              work={screen}
              alt={description.text}
              lang={description.language === language ? undefined : description.language}
              sizes={sizesOfScreens}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface FeaturesProps {
  readonly works: ShownWorks
  /** Screens of the app in the language of the page. */
  readonly screens?: readonly ShownScreen[] | undefined
}

/** What the app does: three tools, and what becomes of the things made with them. */
export function Features({ works, screens }: FeaturesProps) {
  const { t } = useLanguage()
  return (
    <LandingSection name="features">
      <div className="frame ruled">
        {drawnFeatures.map(([name, Drawing]) => {
          const companyWorks = works[`feature-${name}`]
          return (
            <article key={name} className={`feature feature-${name}`}>
              <div>
                <h3>{t(`features.${name}.title`)}</h3>
                <p>{t(`features.${name}.text`)}</p>
              </div>
              {companyWorks ? (
                <>
                  <div className="own-works">
                    {companyWorks.map(work => (
                      <FeatureWork key={work.src} work={work} isAlone={companyWorks.length === 1} />
                    ))}
                  </div>
                  {companyWorks.length > 1 && <MadeWith />}
                </>
              ) : (
                <Drawing />
              )}
            </article>
          )
        })}
      </div>
      {screens && <Screens screens={screens} />}
      <p className="note">{t('features.providers')}</p>
    </LandingSection>
  )
}

/** Stars of the best rating, which the words beside them name as well. */
const BEST_RATING = 5

/** What people say about the app; texts no one has said are marked as samples, and show no stars. */
export function Testimonials({ build }: { readonly build: Parameters<typeof shownReviews>[0] }) {
  const { t, language } = useLanguage()
  const reviews = shownReviews(build)
  const samples = reviews.filter(({ consent }) => consent === 'sample')
  const areSamples = samples.length === reviews.length
  // How it is checked that reviewers have used the app: said once one of them has.
  const verification = !areSamples && build.site.config.reviewVerification
  const shown = verification ? renderValue(verification, 'reviewVerification', language) : undefined
  if (reviews.length === 0) return null
  return (
    <LandingSection
      name="testimonials"
      title={areSamples ? t('testimonials.sampleTitle') : undefined}
    >
      <div className="frame ruled">
        {reviews.map(({ name, role, comment, rating, consent }) => {
          const said = renderValue(comment, 'testimonials.comment', language)
          const ratingText = fillMessage(t('testimonials.rating'), { rating: String(rating) })
          const who = renderValue(role, 'testimonials.role', language)
          return (
            <figure key={said.text} className="review">
              {/* Read out before what is said, and shown below it: a caption at the end is read out twice. */}
              <figcaption>
                <b>{isolated(renderValue(name, 'testimonials.name', language).text)}</b>{' '}
                <span lang={who.language}>{who.text}</span>
              </figcaption>
              <p className="row">
                {consent === 'sample' ? (
                  <>
                    <span className="rating">{ratingText}</span>{' '}
                    <span className="tag">{t('testimonials.sample')}</span>
                  </>
                ) : (
                  <span className="rating" role="img" aria-label={ratingText}>
                    {'★'.repeat(rating).padEnd(BEST_RATING, '☆')}
                  </span>
                )}
              </p>
              <blockquote lang={said.language}>{said.text}</blockquote>
            </figure>
          )
        })}
      </div>
      {samples.length > 0 && <p className="note">{t('testimonials.note')}</p>}
      {shown && (
        <p className="note" lang={shown.language}>
          {shown.text}
        </p>
      )}
    </LandingSection>
  )
}

/** The FAQ: one answer is open at a time. Browsers see to it; in older ones, src/website/client/hydrate.tsx. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  return (
    <LandingSection name="faq" className="section questions">
      <div className="accordion">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  )
}
