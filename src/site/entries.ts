import * as v from 'valibot'
import { choice, text, wrongType } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { orPlaceholder } from './orPlaceholder.ts'
import { translations } from './translations.ts'

/** Kinds of processors that generate content: both documents list them apart from the others. */
export const aiProcessorKinds = ['ai-chat', 'ai-video', 'ai-image'] as const

/** Somebody who processes data for the company. */
export const processor = v.strictObject({
  kind: choice([...aiProcessorKinds, 'hosting', 'app-store', 'other']),
  name: orPlaceholder(text),
  role: translations,
  data: translations,
  place: orPlaceholder(translations),
  transferBasis: orPlaceholder(translations),
  /** The day it was announced; left out for those that were there from the beginning. */
  announcedOn: v.optional(isoDay),
  since: orPlaceholder(isoDay),
  /** The first day on which it no longer processes data. */
  until: v.optional(isoDay),
})

const ratingRemedy = 'Write a rating from 1 to 5'

/** A review of the app. */
export const testimonial = v.strictObject({
  name: orPlaceholder(text),
  role: translations,
  comment: translations,
  rating: v.pipe(
    v.number(wrongType('a rating from 1 to 5')),
    v.integer(`is not a whole number. ${ratingRemedy}`),
    v.minValue(1, `is below 1. ${ratingRemedy}`),
    v.maxValue(5, `is above 5. ${ratingRemedy}`),
  ),
  /** How and when the person agreed; `'sample'` marks a text that nobody said. */
  consent: v.union(
    [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
    "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
  ),
})

/** A finding of the launch check that the operator takes responsibility for. */
export const acceptedFinding = v.strictObject({ finding: text, reason: text, until: isoDay })
