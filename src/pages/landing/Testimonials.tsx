import { sectionMark } from '../../components/sections.ts'
import { useLanguage } from '../../languages/LanguageProvider.tsx'
import type { Language } from '../../languages/languages.ts'
import { fillMessage } from '../../languages/messages.ts'
import { SectionHead } from './SectionHead.tsx'

/** Stars of the best rating, which the words beside them name as well. */
const BEST_RATING = 5

/** A text, and its language where it is not the page's. */
interface WrittenInLanguage {
  readonly text: string
  readonly language?: Language
}

/** A review as the page shows it. */
export interface Review {
  readonly name: string
  readonly role: WrittenInLanguage
  readonly comment: WrittenInLanguage
  readonly rating: number
  /** No one has said this yet; the page says so. */
  readonly isSample: boolean
}

interface TestimonialsProps {
  readonly reviews: readonly Review[]
  /** How it is checked that reviewers have used the app; shown once one of them has. */
  readonly verification: WrittenInLanguage | undefined
}

/** What people say about the app; texts no one has said are marked as samples. */
export function Testimonials({ reviews, verification }: TestimonialsProps) {
  const { t } = useLanguage()
  const areSamples = reviews.every(review => review.isSample)
  return (
    <section id="testimonials" className="section" {...sectionMark}>
      <SectionHead
        label={t('testimonials.label')}
        title={t(areSamples ? 'testimonials.sampleTitle' : 'testimonials.title')}
      />
      <div className="reviews frame ruled">
        {reviews.map(review => (
          <figure key={review.comment.text} className="review">
            <p className="row">
              <span
                className="stars"
                role="img"
                aria-label={fillMessage(t('testimonials.rating'), {
                  rating: String(review.rating),
                })}
              >
                {'★'.repeat(review.rating).padEnd(BEST_RATING, '☆')}
              </span>
              {review.isSample && <span className="tag">{t('testimonials.sample')}</span>}
            </p>
            <blockquote lang={review.comment.language}>{review.comment.text}</blockquote>
            <figcaption>
              {review.name} <span lang={review.role.language}>{review.role.text}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      {reviews.some(review => review.isSample) && <p className="note">{t('testimonials.note')}</p>}
      {verification && reviews.some(review => !review.isSample) && (
        <p className="note" lang={verification.language}>
          {verification.text}
        </p>
      )}
    </section>
  )
}
