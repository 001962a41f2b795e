import * as v from 'valibot'
import { choice, text, wrongType } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { noneOr, orUnknown } from './orUnknown.ts'
import { isPlaceholder } from './placeholder.ts'
import { translations } from './translations.ts'
import { processorLabel, processorWords, usualProcessors } from './usualEntries.ts'

/** Kinds of processors that generate content: both documents list them apart from the others. */
export const aiProcessorKinds = ['ai-chat', 'ai-video', 'ai-image'] as const

const withoutWords = 'is missing. Write it by language: the site only has words for the other kinds'

/** Somebody who processes data for the company. */
export const processor = v.pipe(
  v.strictObject({
    kind: choice([...usualProcessors, 'other']),
    name: orUnknown(text, 'processor.other'),
    /** Left out where the site's own words for this kind are right; the same goes for `data`. */
    role: v.exactOptional(translations),
    data: v.exactOptional(translations),
    place: orUnknown(translations, 'processorPlace'),
    transferBasis: orUnknown(noneOr(translations, 'none.transferBasis'), 'transferBasis'),
    /** The day it was announced; left out for those that were there from the beginning. */
    announcedOn: v.exactOptional(isoDay),
    since: orUnknown(isoDay, 'processorSince'),
    /** The first day on which it no longer processes data. */
    until: v.exactOptional(isoDay),
  }),
  v.forward(
    v.check(({ kind, role }) => kind !== 'other' || role !== undefined, withoutWords),
    ['role'],
  ),
  v.forward(
    v.check(({ kind, data }) => kind !== 'other' || data !== undefined, withoutWords),
    ['data'],
  ),
  v.forward(
    v.check(
      ({ since, until }) => until === undefined || isPlaceholder(since) || until > since,
      'is not after since. Write the first day on which it no longer processes data',
    ),
    ['until'],
  ),
  v.forward(
    v.check(
      ({ since, announcedOn }) =>
        announcedOn === undefined || isPlaceholder(since) || announcedOn <= since,
      'is after since. A processor is announced before it begins: correct one of the two days',
    ),
    ['announcedOn'],
  ),
  v.transform(({ name, ...stated }) => {
    const { kind } = stated
    // Checked above: where the site has no words, the operator does.
    const words = kind === 'other' ? { role: { en: '' }, data: { en: '' } } : processorWords(kind)
    const label = { placeholder: processorLabel(kind) }
    return { ...words, ...stated, name: isPlaceholder(name) ? label : name }
  }),
)

const ratingRemedy = 'Write a rating from 1 to 5'

/** A review of the app. */
export const testimonial = v.strictObject({
  name: orUnknown(text, 'reviewer'),
  role: translations,
  comment: translations,
  rating: v.pipe(
    v.number(wrongType('a rating from 1 to 5')),
    v.integer(`is not a whole number. ${ratingRemedy}`),
    v.minValue(1, `is below 1. ${ratingRemedy}`),
    v.maxValue(5, `is above 5. ${ratingRemedy}`),
  ),
  /** How and when the person agreed; `'sample'` marks a text that no one said. */
  consent: v.union(
    [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
    "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
  ),
})

/** A finding of the launch check that the operator takes responsibility for. */
export const acceptedFinding = v.strictObject({ finding: text, reason: text, until: isoDay })
