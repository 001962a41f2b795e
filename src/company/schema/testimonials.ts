import * as v from 'valibot'
import { languageOption, localized, type SampleReview } from '../languages/index.ts'
import { field, noted, record, titled } from './notes.ts'
import { isoDay, list, text, translations, wholeNumber } from './values.ts'

const { sampleReviews: samples } = languageOption('en').defaultWords

/** Three invented reviews, marked as samples (docs/rulings.md, ruling 8). */
export const sampleReviews = (Object.keys(samples) as SampleReview[]).map(sample => {
  const textOf = (part: 'role' | 'comment') =>
    localized(language => languageOption(language).defaultWords.sampleReviews[sample][part])
  return { role: textOf('role'), comment: textOf('comment'), rating: 5, consent: 'sample' as const }
})

const notes = { ...titled('Whom you may quote', 'marketing'), isOnLandingPageOnly: true } as const

const testimonial = record(notes, {
  name: field(text, {
    isWrittenByHand: true,
    ask: 'Which one to three people may be quoted, with their consent on file, or is it testimonials: none? Samples that nobody said stand there until then.',
    example: 'A. B.',
  }),
  role: noted(translations, {
    namesEntry: true,
    what: 'Who it is',
    example: { en: 'Video artist', de: 'Videokünstlerin' },
  }),
  comment: noted(translations, {
    what: 'What the person said',
    example: { en: 'What the person said.' },
  }),
  rating: noted(wholeNumber('a rating from 1 to 5', 1, 5), {
    what: 'Stars, from 1 to 5',
    example: 5,
  }),
  consent: noted(
    v.union(
      [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
      "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
    ),
    {
      hasHappened: true,
      what: 'When and how the person agreed; `sample` marks a text that nobody said',
      example: { date: '2026-01-31', record: 'mail of January 31' },
    },
  ),
})

/** One to three reviews, or none: then the page has no such section (docs/rulings.md, ruling 8). */
export const testimonials = v.pipe(
  v.nullable(v.array(testimonial, list('testimonials, or none where the page has no reviews'))),
  v.transform(reviews => reviews ?? []),
  v.maxLength(3, 'has more than three entries, and the page has room for three. Keep three'),
  v.checkItems(
    ({ name }, index, reviews) =>
      name === undefined || reviews.findIndex(other => other.name === name) === index,
    'is a second review of the same person. Keep one of them',
  ),
)
