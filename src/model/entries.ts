import * as v from 'valibot'
import { block, field, noted, optional } from './field.ts'
import { choice, text, wrongType } from './fields.ts'
import { isoDay } from './isoDay.ts'
import { noneOr } from './orUnknown.ts'
import { isPlaceholder } from './placeholder.ts'
import { translations } from './translations.ts'
import { processorLabel, processorWords, usualProcessors } from './usualEntries.ts'

/** Kinds of processors that generate content: both documents list them apart from the others. */
export const aiProcessorKinds = ['ai-chat', 'ai-video', 'ai-image'] as const

const withoutWords = 'is missing. Write it by language: the site only has words for the other kinds'

/** Somebody who processes data for the company. */
export const processor = v.pipe(
  block(
    {
      kind: noted(choice([...usualProcessors, 'other']), {
        about: 'What kind of service it is',
        example: 'hosting',
      }),
      name: field(text, 'processor.other', {
        statute: 'Articles 13(1)(e), 28 GDPR',
        ask: 'Which company is it?',
        why: 'The policy, the agreement and the register list it.',
        example: 'Cloud Hosting Europe GmbH',
      }),
      role: optional(translations, {
        about: 'What it does; the site has words for all kinds but `other`',
        example: { en: 'Hosts the service' },
      }),
      data: optional(translations, {
        about: 'With which data; the site has words for all kinds but `other`',
        example: { en: 'All data of the service' },
      }),
      place: field(translations, 'processorPlace', {
        ask: 'Where does it process data?',
        why: 'A place outside the European Union needs a basis for the transfer.',
        example: { en: 'Germany', de: 'Deutschland' },
      }),
      transferBasis: field(noneOr(translations, 'none.transferBasis'), 'transferBasis', {
        ...{ title: 'Why data may leave the European Union', person: 'counsel' },
        statute: 'Chapter V GDPR',
        ask: 'On which basis may data go there?',
        why: 'The tables of processors state it; none where data stays in the EU.',
        example: { en: 'Standard contractual clauses' },
      }),
      announcedOn: optional(isoDay, {
        about: 'The day it was announced; left out for those that were there from the beginning',
        example: '2026-01-31',
      }),
      since: field(isoDay, 'processorSince', {
        ask: 'Since which day?',
        why: 'The register shows it; customers are told before a new one begins.',
        example: '2026-03-02',
      }),
      until: optional(isoDay, {
        about: 'The first day on which it no longer processes data',
        example: '2027-01-31',
      }),
    },
    { title: 'Who processes data' },
  ),
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
export const testimonial = block(
  {
    name: field(text, 'reviewer', {
      ask: 'Which three people may be quoted, and where is their consent filed?',
      why: 'Samples that nobody said stand there until then.',
      example: 'A. B.',
    }),
    role: noted(translations, {
      about: 'Who it is',
      example: { en: 'Video artist', de: 'Videokünstlerin' },
    }),
    comment: noted(translations, {
      about: 'What the person said',
      example: { en: 'What the person said.' },
    }),
    rating: noted(
      v.pipe(
        v.number(wrongType('a rating from 1 to 5')),
        v.integer(`is not a whole number. ${ratingRemedy}`),
        v.minValue(1, `is below 1. ${ratingRemedy}`),
        v.maxValue(5, `is above 5. ${ratingRemedy}`),
      ),
      { about: 'Stars, from 1 to 5', example: 5 },
    ),
    consent: noted(
      v.union(
        [v.literal('sample'), v.strictObject({ date: isoDay, record: text })],
        "is not usable. Write { date: '2026-01-31', record: 'where the consent is filed' } or 'sample'",
      ),
      {
        about: 'When and how the person agreed; `sample` marks a text that nobody said',
        example: { date: '2026-01-31', record: 'mail of January 31' },
      },
    ),
  },
  { title: 'Whom you may quote', person: 'marketing' },
)

/** A finding of the launch check that the operator takes responsibility for. */
export const acceptedFinding = v.strictObject({ finding: text, reason: text, until: isoDay })
