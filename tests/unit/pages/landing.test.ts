import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { message, plainMessage } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { textOf } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })
const drawn = loadSite({ folder: 'tests/sites/launched', today: '2027-03-01' })

function shownBy(site: Site, language: Language = 'en') {
  const page = fromHtml(renderLanding(site, language))
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

it('each drawn picture stands beside its prompt, whose changed words are marked', () => {
  // In German: the golden texts hold the English ones.
  const texts = shownBy(finished, 'de')
  const times = 'am Morgen, am Abend, bei Nacht'
  expect(texts('.filmstrip + p')).toEqual([`ein Ballon über den Hügeln ${times}`])
  expect(texts('.works svg + p')).toEqual([
    'ein Schmetterling aus Glas',
    'gemalte Koi',
    'ein Farn aus Neon',
    'ein Kranich aus Papier',
  ])
  expect(texts('.feature i')).toEqual([times, 'Glas', 'gemalte', 'Neon', 'Papier'])
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
  'to %s, it says that plans without a price are for businesses: %s',
  (customers, isSaid) => {
    const plans = [
      { name: 'Studio', price: 'custom', features: [{ label: 'pricing.aiChat' }] },
    ] as const
    const business = { ...finished.config.business, customers }
    const [notes] = shownBy(withValues(finished, { business, plans }))('#pricing .note')
    expect(notes?.includes(message('pricing.noteCustom'))).toBe(isSaid)
  },
)
