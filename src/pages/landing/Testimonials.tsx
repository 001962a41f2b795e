import { fillMessage, useLanguage } from '../../languages/index.ts'
import { renderText, type SiteConfig } from '../../model/index.ts'
import { Section } from './Section.tsx'

/** Stars of the best rating, which the words beside them name as well. */
const BEST_RATING = 5

interface TestimonialsProps {
  readonly config: SiteConfig
  readonly reviews: SiteConfig['testimonials']
}

/** What people say about the app; texts no one has said are marked as samples. */
export function Testimonials({ config, reviews }: TestimonialsProps) {
  const { t, language } = useLanguage()
  const samples = reviews.filter(({ consent }) => consent === 'sample')
  // How it is checked that reviewers have used the app: said once one of them has.
  const verification = samples.length < reviews.length && config.reviewVerification
  const shown = verification ? renderText(verification, 'reviewVerification', language) : undefined
  return (
    <Section
      name="testimonials"
      title={samples.length === reviews.length ? t('testimonials.sampleTitle') : undefined}
    >
      <div className="reviews frame ruled">
        {reviews.map(({ name, role, comment, rating, consent }) => {
          const [said, who] = [
            renderText(comment, 'testimonials.comment', language),
            renderText(role, 'testimonials.role', language),
          ]
          return (
            <figure key={said.text} className="review">
              <p className="row">
                <span
                  className="stars"
                  role="img"
                  aria-label={fillMessage(t('testimonials.rating'), { rating: String(rating) })}
                >
                  {'★'.repeat(rating).padEnd(BEST_RATING, '☆')}
                </span>
                {consent === 'sample' && <span className="tag">{t('testimonials.sample')}</span>}
              </p>
              <blockquote lang={said.language}>{said.text}</blockquote>
              <figcaption>
                {renderText(name, 'testimonials.name', language).text}{' '}
                <span lang={who.language}>{who.text}</span>
              </figcaption>
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
    </Section>
  )
}
