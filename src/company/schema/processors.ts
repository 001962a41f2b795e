import * as v from 'valibot'
import {
  languageOption,
  localized,
  type Translations,
  type WordedProcessor,
} from '../languages/index.ts'
import { extra, field, noted, optional, orNone, record, titled } from './notes.ts'
import { companyPeriod, type Duration } from './periods.ts'
import { isWithinEea, places } from './places.ts'
import { bases, basisChoices } from './transferBases.ts'
import { byLanguage, checkFields, choice, isoDay, list, text, translations } from './values.ts'

const { processors } = languageOption('en').defaultWords

/** The kinds of processors that the site has words for. */
const wordedKinds = Object.keys(processors) as WordedProcessor[] // the keys of the record

/** The kinds of processors. */
export const processorKinds = [...wordedKinds, 'other'] as const

/** A kind of processor. */
export type ProcessorKind = (typeof processorKinds)[number]

/** Who processes data in any app of this kind; the documents list them until the company does. */
export const usualProcessors = ['ai-chat', 'ai-video', 'ai-image', 'hosting', 'app-store'] as const

/** How long a provider keeps what it gets: a period, or words by language. */
const providerRetention = v.lazy<v.GenericSchema<string | Translations, Duration | Translations>>(
  input => (typeof input === 'string' ? companyPeriod() : byLanguage),
)

const writtenProcessor = record(titled('Who processes data'), {
  kind: noted(choice(processorKinds), {
    namesEntry: true,
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
    what: 'With which data; left out, the site says it by what is collected, for all kinds but `other`',
    example: { en: 'All data of the service' },
  }),
  retention: optional(providerRetention, {
    what: 'How long it keeps what it gets, where it has told you: a period like `30 days`, words by language, or `none`',
    example: '30 days',
  }),
  place: field(places, {
    isAnsweredByList: true,
    ask: 'In which countries does it process data? A place outside the European Union needs a basis for the transfer.',
    example: ['DE', 'IE'],
  }),
  transferBasis: orNone(bases, {
    ...titled('Why data may leave the European Union', 'counsel'),
    when: 'market.EEA or seat.EEA',
    choices: basisChoices,
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

type WrittenProcessor = v.InferOutput<typeof writtenProcessor>

/** What does not go together in an entry: by field and message. */
function* processorFaults(written: WrittenProcessor): Generator<readonly [string, string]> {
  const { kind, since, until, announcedOn } = written
  for (const field of ['role', 'data'] as const) {
    if (kind !== 'other' || written[field]) continue
    yield [field, 'is missing. Write it by language: the site only has words for the other kinds']
  }
  if (since && until && until <= since)
    yield ['until', 'is not after since. Write the first day on which it no longer processes data']
  if (since && announcedOn && announcedOn > since)
    yield ['announcedOn', 'is after since. Announce it before it begins: correct one of the two']
}

/**
 * An entry with the site's words for what it does, where the company has none of its own; no basis is asked for where
 * nothing is transferred. Whether the company wrote what the processor gets is said beside it: words that it wrote are
 * its own even where they are those of the site, which a later release may word differently.
 */
function withUsualTexts({ role, data, transferBasis, ...written }: WrittenProcessor) {
  const { kind, place } = written
  const usualText = (part: 'role' | 'data'): Translations =>
    kind === 'other'
      ? { en: '' } // refused above
      : localized(language => languageOption(language).defaultWords.processors[kind][part])
  const isStaying = transferBasis === undefined && isWithinEea(place)
  const basis = isStaying ? null : transferBasis
  return {
    ...written,
    ...(basis !== undefined && { transferBasis: basis }),
    role: role ?? usualText('role'),
    data: data ?? usualText('data'),
    isDataWritten: data !== undefined,
  }
}

const processor = v.pipe(
  writtenProcessor,
  checkFields(processorFaults),
  v.transform(withUsualTexts),
)

type CheckedProcessor = v.InferOutput<typeof processor>

/** Whether two entries name the same processor for the same work at the same time: it may come back. */
function areTwice(first: CheckedProcessor, second: CheckedProcessor): boolean {
  const isBefore = ({ until }: CheckedProcessor, { since }: CheckedProcessor) =>
    !!until && since !== undefined && until <= since
  const isNamed = first.name !== undefined && first.name === second.name
  const isAlike = isNamed && first.kind === second.kind && first.role.en === second.role.en
  return isAlike && !isBefore(first, second) && !isBefore(second, first)
}

/** Everybody who processes data for the company, each once at a time. */
export const processorList = v.pipe(
  v.array(processor, list('processors')),
  v.checkItems(
    (entry, index, entries) => !entries.slice(0, index).some(other => areTwice(other, entry)),
    'is in this list twice, with the same kind, name and role. Keep one of them',
  ),
)
