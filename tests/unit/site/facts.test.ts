import { expect, it } from 'vitest'
import { type FactKey, renderFact } from '../../../src/company/site/facts.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

/** A fact in English, German, French and Spanish. */
const inEach = (of: typeof site, fact: FactKey, form?: string) =>
  (['en', 'de', 'fr', 'es'] as const).map(code => renderFact(of, fact, code, form).text).join(' | ')

it.each<[string, string]>([
  [
    'US',
    'in the United States | in den Vereinigten Staaten | aux États-Unis | en los Estados Unidos',
  ],
  ['DE', 'in Germany | in Deutschland | en Allemagne | en Alemania'],
  ['FR', 'in France | in Frankreich | en France | en Francia'],
])('a company in %s is based %s', (seat, expected) => {
  const company = { ...site.config.company, seat }
  expect(inEach(withValues(site, { company }), 'company.seat', 'place')).toBe(expected)
})

it('states a country and a list of languages by their names in the language of the page', () => {
  expect(inEach(site, 'company.seat')).toBe(
    'United States | Vereinigte Staaten | États-Unis | Estados Unidos',
  )
  expect(inEach(site, 'languages.legal')).toBe(
    'English, German, French and Spanish | Englisch, Deutsch, Französisch und Spanisch | anglais, allemand, français et espagnol | inglés, alemán, francés y español',
  )
})
