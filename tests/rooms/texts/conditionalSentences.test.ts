import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/model/loadSite.ts'
import { legalTextsOf } from '../../sites/legalTextsOf.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const { company, law, business } = Object(finished.source.value)

/** Where a company has its seat, and where its customers are. */
const companies = {
  US: ['US', ['DE']],
  'US in GB': ['US', ['GB']],
  'US in CH': ['US', ['CH']],
  DE: ['DE', ['DE']],
  'DE in GB': ['DE', ['GB']],
  'DE in CH': ['DE', ['CH']],
} as const

type Company = keyof typeof companies

/** A sentence that some of these companies say in a text, and the others must not. */
const said: readonly (readonly [
  text: Parameters<ReturnType<typeof legalTextsOf>>[0],
  sentence: string,
  by: readonly Company[],
])[] = [
  [
    'data-processing-agreement',
    'Where the UK GDPR applies, what this agreement says of the GDPR holds for',
    ['US in GB', 'DE in GB'],
  ],
  [
    'data-processing-agreement',
    '(FADP) applies, what this agreement says of the GDPR holds for',
    ['US in CH', 'DE in CH'],
  ],
  [
    'data-processing-agreement',
    'Where the UK GDPR applies, transfers rest on the adequacy regulations',
    ['DE in GB'],
  ],
  [
    'data-processing-agreement',
    'Where the FADP applies, transfers rest on a decision of the Federal Council',
    ['DE in CH'],
  ],
  [
    'data-processing-agreement',
    'We are based in the European Union ourselves, so we need no representative there',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
  ['privacy-policy', 'United Kingdom. You may complain to us at', ['US in GB', 'DE in GB']],
  [
    'privacy-policy',
    'Switzerland. You may report a violation to the Federal',
    ['US in CH', 'DE in CH'],
  ],
  [
    'terms-of-service',
    'for injury to life, body or health and under product liability law is not limited, wherever you live',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
  [
    'terms-of-service',
    'do not apply where the law of a country in the European Union governs the contract',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
  [
    'terms-of-service',
    'excludes or limits the rights that the Consumer Rights Act 2015 gives them',
    ['US in GB', 'DE in GB'],
  ],
  [
    'terms-of-service',
    'the GDPR applies to our processing wherever you live',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
  ['terms-of-service', 'Swiss law applies to consumers in Switzerland', ['US in CH', 'DE in CH']],
  [
    'terms-of-service',
    'For consumers in Switzerland, the exclusions of warranty and liability above apply only',
    ['US in CH', 'DE in CH'],
  ],
  [
    'cancellation',
    'The same holds for consumers elsewhere if the law of a country in the European Union governs',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
  ['cancellation', 'Consumers in the United Kingdom have the same right', ['US in GB', 'DE in GB']],
  [
    'digital-services',
    'established in the European Union ourselves and therefore need no legal representative',
    ['DE', 'DE in GB', 'DE in CH'],
  ],
]

const texts = new Map(
  Object.entries(companies).map(([name, [seat, markets]]) => [
    name,
    legalTextsOf({ company: { ...company, seat }, law, business: { ...business, markets } }),
  ]),
)

it('what verifies an age is kept as long as the account, where anything does', () => {
  const kept = 'What we process to verify your age is kept as long as the account.'
  const { age, ...others } = Object(finished.source.value)
  expect(legalTextsOf({ age })('privacy-policy', 'en')).toContain(kept)
  expect(legalTextsOf({ ...others, age: {} })('privacy-policy', 'en')).not.toContain(kept)
})

it('the legal notice names the law whose details the operator gives', () => {
  const { imprint, ...others } = Object(finished.source.value)
  const austrian = 'It also gives the details required by § 25 MedienG in Austria'
  const french = 'it also gives the details required by article 1-1 of loi n° 2004-575'
  const host = { name: 'Sample Host', address: '1 Sample Road, Paris', phone: '+33 1 23 45 67 89' }
  const named = (details: object) => {
    const text = legalTextsOf({ ...others, imprint: { ...imprint, ...details } })('imprint', 'en')
    return [austrian, french].map(sentence => text.includes(sentence))
  }
  expect(named({})).toEqual([false, false])
  expect(named({ business: { en: 'An app' } })).toEqual([true, false])
  expect(named({ publicationDirector: 'A. Example' })).toEqual([false, false])
  expect(named({ host })).toEqual([false, false])
  expect(named({ host, publicationDirector: 'A. Example' })).toEqual([false, true])
})

describe('the law of a place is named where the company or its customers are', () => {
  it.each(said)('%s: %s', (text, sentence, by) => {
    const saying = [...texts].filter(([, textOf]) => textOf(text, 'en').includes(sentence))
    expect(saying.map(([name]) => name)).toEqual(by)
  })
})
