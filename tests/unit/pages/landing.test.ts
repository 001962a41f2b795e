import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { message, plainMessage } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { textOf } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })
const drawn = loadSite({ folder: 'tests/sites/launched', today: '2027-03-01' })

function shownBy(site: Site) {
  const page = fromHtml(renderLanding(site, 'en'))
  return (selector: string) => selectAll(selector, page).map(textOf)
}

it('the landing page shows who said what, and how reviews are checked', () => {
  const texts = shownBy(finished)
  expect(texts('.review blockquote')).toEqual([
    'A fictitious review for the tests, long enough to fill the first and largest place.',
    'A second fictitious review.',
    'A third fictitious review.',
  ])
  expect(texts('.review figcaption')).toEqual([
    'A. Example Content creator',
    'B. Example Digital artist',
    'C. Example Marketer',
  ])
  expect(texts('#testimonials .note')).toEqual([
    'We publish only reviews of people whose purchase we have seen.',
  ])
  expect(texts('#testimonials h2')).toEqual([plainMessage('testimonials.title')])
})

it('of samples, it says that nobody said them, and not how reviews are checked', () => {
  const { testimonials } = finished.config
  const samples = testimonials.map(review => ({ ...review, consent: 'sample' as const }))
  const texts = shownBy(withValues(finished, { testimonials: samples }))
  expect(texts('#testimonials .note')).toEqual([message('testimonials.note')])
  expect(texts('#testimonials h2')).toEqual([plainMessage('testimonials.sampleTitle')])
})

it.each([
  ['included', `${message('pricing.taxIncluded')} `],
  ['excluded', `${message('pricing.taxExcluded')} `],
  [undefined, ''],
] as const)('with prices in dollars whose tax is %s, it says so beside them', (known, expected) => {
  const inEuros = known === 'included' ? 'excluded' : 'included'
  const texts = shownBy(withValues(finished, { prices: { tax: { USD: known, EUR: inEuros } } }))
  expect(texts('#pricing .note')).toEqual([expected + message('pricing.note')])
})

it('with prices in currencies whose tax differs, it says so for each', () => {
  const plans = [
    {
      name: 'Solo',
      price: { USD: 9, EUR: 9, GBP: 8, CHF: 9 },
      features: [{ label: 'pricing.aiChat' as const }],
    },
    { name: 'Studio', price: 'custom' as const, features: [] },
  ]
  const tax = { USD: 'excluded', EUR: 'included', GBP: 'included' } as const
  const texts = shownBy(withValues(finished, { plans, prices: { tax } }))
  const sentences = [
    message('pricing.taxIncludedIn', { currencies: 'EUR and GBP' }),
    message('pricing.taxExcludedIn', { currencies: 'USD' }),
    message('pricing.note'),
    message('pricing.noteCustom'),
  ]
  expect(texts('#pricing .note')).toEqual([sentences.join(' ')])
})

it('the first lines say what AI does, and on a line of their own for whom', () => {
  expect(shownBy(finished)('.hero .lead')).toEqual([
    message('hero.subtitle') + message('hero.audience'),
  ])
})

it('each drawn picture stands beside its prompt, whose changed words are marked', () => {
  const texts = shownBy(finished)
  expect(texts('.filmstrip + p')).toEqual(['a balloon over the hills at dawn, dusk, night'])
  expect(texts('.works svg + p')).toEqual([
    'a glass butterfly',
    'painted koi',
    'a neon fern',
    'a paper crane',
  ])
  expect(texts('.feature em')).toEqual(['dawn, dusk, night', 'glass', 'painted', 'neon', 'paper'])
})

it('an example of a chat is a drawing to listeners: nobody said it', () => {
  const page = fromHtml(renderLanding(drawn, 'en'))
  expect(selectAll('.exchange', page).map(({ properties }) => properties.ariaHidden)).toEqual([
    'true',
  ])
})

it.each([
  ['both', true],
  ['businesses', true],
  ['consumers', false],
] as const)(
  'to %s, it says that plans at a custom price are for businesses: %s',
  (customers, isSaid) => {
    const plans = [
      { name: 'Studio', price: 'custom', features: [{ label: 'pricing.aiChat' }] },
    ] as const
    const business = { ...finished.config.business, customers }
    const [notes] = shownBy(withValues(finished, { business, plans }))('#pricing .note')
    expect(notes?.includes(message('pricing.noteCustom'))).toBe(isSaid)
  },
)
