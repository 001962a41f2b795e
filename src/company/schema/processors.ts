import * as v from 'valibot'
import { codeOfCountry, isInEea } from '../countries/index.ts'
import {
  languageOption,
  localized,
  nameOfCountry,
  type SampleReview,
  type Translations,
  type UsualProcessor,
} from '../languages/index.ts'
import { extra, field, noted, orNone, record, titled } from './notes.ts'
import {
  byLanguage,
  choice,
  isoDay,
  list,
  text,
  together,
  translations,
  wholeNumber,
} from './values.ts'

const { processors, sampleReviews: samples } = languageOption('en').operatorWords

/** Who processes data in any app of this kind; the documents list them until the operator does. */
export const usualProcessors = Object.keys(processors) as UsualProcessor[] // its own keys

/** Three reviews that no one wrote, marked as samples (product ruling 8). */
export const sampleReviews = (Object.keys(samples) as SampleReview[]).map(sample => {
  const words = (part: 'role' | 'comment') =>
    localized(language => languageOption(language).operatorWords.sampleReviews[sample][part])
  return { role: words('role'), comment: words('comment'), rating: 5, consent: 'sample' as const }
})

const countryList = v.pipe(
  v.union([v.string(), v.array(v.string())], 'is no place. Write countries like [DE, IE]'),
  v.transform(written => String(written).split(/\s*,\s*/)),
  v.checkItems(
    place => !/^[a-z]{2}$/i.test(place) || codeOfCountry(place) !== undefined,
    "is not a country. Write its ISO 3166-1 code like 'DE' or 'GB'",
  ),
  v.transform((named): Translations => {
    const codes = named.flatMap(place => codeOfCountry(place) ?? [])
    if (codes.length < named.length) return { en: named.join(', ') }
    return localized(code => codes.map(country => nameOfCountry(country, code)).join(', '))
  }),
)

/** Where somebody is: countries by their codes or names, or words by language. */
const places = v.lazy<v.GenericSchema<string | string[] | Translations, Translations>>(input =>
  typeof input === 'string' || Array.isArray(input) ? countryList : byLanguage,
)

/** The bases of a transfer that the site has words for, in the order they are offered. */
export const transferBases = ['clauses', 'framework', 'adequacy'] as const

/** The name of a basis, in every language. */
export function basisText(basis: (typeof transferBases)[number]): Translations {
  return localized(language => languageOption(language).operatorWords.transferBases[basis])
}

const namedBases = v.pipe(
  text,
  v.transform((written): Translations => {
    const parts = written.toLowerCase().split(/\s*,\s*/)
    const named = parts.flatMap(part => transferBases.find(basis => basis === part) ?? [])
    if (named.length < parts.length) return { en: written }
    return localized(code => named.map(basis => basisText(basis)[code]).join(', '))
  }),
)

/** Whether data stays in the European Economic Area, as far as its places are countries by their names. */
function isWithinEea(place: Translations | undefined): boolean {
  return !!place && place.en.split(', ').every(name => isInEea(codeOfCountry(name) ?? ''))
}

/** Why data may leave the Union: the site's words for one or more bases, or words by language. */
const bases = v.lazy<v.GenericSchema<string | Translations, Translations>>(input =>
  typeof input === 'string' ? namedBases : byLanguage,
)

const statedProcessor = record(titled('Who processes data'), {
  kind: noted(choice([...usualProcessors, 'other']), {
    what: 'What kind of service it is',
    example: 'hosting',
  }),
  name: field(text, {
    ask: 'Which company is it? The policy, the agreement and the register list it (Articles 13(1)(e), 28 GDPR).',
    example: 'Cloud Hosting Europe GmbH',
  }),
  role: extra(translations, {
    what: 'What it does; the site has words for all kinds but `other`',
    example: { en: 'Hosts the service' },
  }),
  data: extra(translations, {
    what: 'With which data; the site has words for all kinds but `other`',
    example: { en: 'All data of the service' },
  }),
  place: field(places, {
    ask: 'In which countries does it process data? A place outside the European Union needs a basis for the transfer.',
    example: ['DE', 'IE'],
  }),
  transferBasis: orNone(bases, {
    ...titled('Why data may leave the European Union', 'counsel'),
    when: 'market.EEA or seat.EEA',
    ask: 'On which basis may data go there? The tables of processors state it; none where data stays in the EU (Chapter V GDPR).',
    example: 'clauses',
  }),
  announcedOn: extra(isoDay, {
    what: 'The day it was announced; left out for those that were there from the beginning',
  }),
  since: field(isoDay, {
    ask: 'Since which day? The register shows it; customers are told before a new one begins.',
  }),
  until: extra(isoDay, {
    what: 'The first day on which it no longer processes data',
    example: '2027-01-31',
  }),
})

type StatedProcessor = v.InferOutput<typeof statedProcessor>

/** What does not go together in an entry: by field and message. */
function* processorFaults(stated: StatedProcessor): Generator<readonly [string, string]> {
  const { kind, since, until, announcedOn } = stated
  for (const field of ['role', 'data'] as const) {
    if (kind !== 'other' || stated[field]) continue
    yield [field, 'is missing. Write it by language: the site only has words for the other kinds']
  }
  if (since && until && until <= since)
    yield ['until', 'is not after since. Write the first day on which it no longer processes data']
  if (since && announcedOn && announcedOn > since)
    yield ['announcedOn', 'is after since. Announce it before it begins: correct one of the two']
}

/**
 * An entry with the site's words for what it does, where the company has none of its own; no basis is asked for where
 * nothing is transferred.
 */
function withWords({ role, data, transferBasis, ...stated }: StatedProcessor) {
  const { kind } = stated
  const words = (part: 'role' | 'data'): Translations =>
    kind === 'other'
      ? { en: '' } // refused above
      : localized(language => languageOption(language).operatorWords.processors[kind][part])
  const isStaying = transferBasis === undefined && isWithinEea(stated.place)
  const basis = isStaying ? null : transferBasis
  return {
    ...stated,
    ...(basis !== undefined && { transferBasis: basis }),
    role: role ?? words('role'),
    data: data ?? words('data'),
  }
}

const processor = v.pipe(statedProcessor, together(processorFaults), v.transform(withWords))

type Processor = v.InferOutput<typeof processor>

/** Whether two entries name the same processor for the same work at the same time: it may come back. */
function areTwice(one: Processor, other: Processor): boolean {
  const isBefore = ({ until }: Processor, { since }: Processor) =>
    !!until && since !== undefined && until <= since
  const isNamed = one.name !== undefined && one.name === other.name
  const isAlike = isNamed && one.kind === other.kind && one.role.en === other.role.en
  return isAlike && !isBefore(one, other) && !isBefore(other, one)
}

/** Everybody who processes data for the company, each once at a time. */
export const processorList = v.pipe(
  v.array(processor, list('processors')),
  v.checkItems(
    (entry, index, entries) => !entries.slice(0, index).some(other => areTwice(other, entry)),
    'is in this list twice, with the same kind, name and role. Keep one of them',
  ),
)

export const testimonial = record(titled('Whom you may quote', 'marketing'), {
  name: field(text, {
    ask: 'Which one to three people may be quoted, with their consent on file, or is it testimonials: none? Samples that nobody said stand there until then.',
    example: 'A. B.',
  }),
  role: noted(translations, {
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
      what: 'When and how the person agreed; `sample` marks a text that nobody said',
      example: { date: '2026-01-31', record: 'mail of January 31' },
    },
  ),
})
