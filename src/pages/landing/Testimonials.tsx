import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { SectionHead } from './SectionHead.tsx'

/** A review as the page shows it. */
export interface Review {
  readonly name: string
  readonly role: string
  readonly comment: string
  readonly rating: number
  /** Nobody said this yet; the page says so. */
  readonly isSample: boolean
}

interface TestimonialsProps {
  readonly reviews: readonly Review[]
}

/** What people say about the app; texts nobody has said are marked as samples. */
export function Testimonials({ reviews }: TestimonialsProps) {
  const { t } = useLanguage()
  return (
    <section id="testimonials" className="section" data-section="">
      <SectionHead label={t('testimonials.label')} title={t('testimonials.title')} />
      <div className="reviews frame ruled">
        {reviews.map(review => (
          <figure key={review.comment} className="review">
            <p className="review-head">
              <span
                className="stars"
                role="img"
                aria-label={t('testimonials.rating').replace('{{rating}}', String(review.rating))}
              >
                {'★'.repeat(review.rating)}
              </span>
              {review.isSample && <span className="tag">{t('testimonials.sample')}</span>}
            </p>
            <blockquote>{review.comment}</blockquote>
            <figcaption>
              {review.name} <span>{review.role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {reviews.some(review => review.isSample) && <p className="note">{t('testimonials.note')}</p>}
    </section>
  )
}
