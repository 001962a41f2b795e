import { select } from 'hast-util-select'
import { toString as plainText } from 'hast-util-to-string'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { parseConfig } from '../../src/model/parseConfig.ts'
import type { SiteInput } from '../../src/model/schema.ts'
import { type Site, withConfig } from '../../src/model/site.ts'
import { type RenderedPage, renderSite } from '../sites/renderSite.ts'
import { choices } from './choiceWords.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const { accessibility, aiTransparency, withdrawal } = finished.source.value as SiteInput

const body = 'Example Board, Kehl, www.example.org'

/** Three operators, among whom every choice is made; what is not chosen is unknown. */
const operators: readonly (readonly [chosen: Readonly<Record<string, string>>, values: object])[] =
  [
    [
      {
        ...{ 'ai.trainingOnContent': 'never', 'apple.eula': 'standard' },
        ...{ 'california.sharing': 'none', 'prices.tax': 'included' },
        ...{ disputeResolution: 'undecided', 'accessibility.conformance': 'full' },
        ...{ 'aiTransparency.marking': 'c2pa', 'withdrawal.handledBy': 'app-store' },
      },
      {
        ...{ ai: { trainingOnContent: 'never' }, apple: { eula: 'standard' } },
        ...{ california: { sharing: 'none' }, prices: { tax: 'included' } },
        disputeResolution: undefined,
        accessibility: { ...Object(accessibility), conformance: 'full' },
        aiTransparency: { ...Object(aiTransparency), marking: 'c2pa' },
        withdrawal: { ...Object(withdrawal), handledBy: 'app-store' },
      },
    ],
    [
      {
        ...{ 'ai.trainingOnContent': 'opt-out', 'apple.eula': 'these-terms' },
        ...{ 'california.sharing': 'opt-out', 'prices.tax': 'excluded' },
        ...{ disputeResolution: 'willing', 'accessibility.conformance': 'partial' },
        ...{ 'aiTransparency.marking': 'watermark', 'withdrawal.handledBy': 'us' },
      },
      {
        ...{ ai: { trainingOnContent: 'opt-out' }, apple: { eula: 'these-terms' } },
        ...{ california: { sharing: 'opt-out' }, prices: { tax: 'excluded' } },
        disputeResolution: { willing: true, body },
        accessibility: { ...Object(accessibility), conformance: 'partial' },
        aiTransparency: { ...Object(aiTransparency), marking: 'watermark' },
        withdrawal: { ...Object(withdrawal), handledBy: 'us' },
      },
    ],
    [
      {
        ...{ 'ai.trainingOnContent': 'consent', disputeResolution: 'unwilling' },
        ...{ 'accessibility.conformance': 'partial', 'aiTransparency.marking': 'both' },
        'withdrawal.handledBy': 'us',
      },
      {
        ...{ ai: { trainingOnContent: 'consent' }, disputeResolution: { willing: false } },
        ...{ apple: {}, california: {}, prices: {} },
        aiTransparency: { ...Object(aiTransparency), marking: 'both' },
      },
    ],
  ]

const routes = Object.values(choices).flatMap(({ places }) => places.map(([route]) => route))

function siteOf(values: object): Site {
  const { source } = finished
  return withConfig(finished, parseConfig({ ...Object(source.value), ...values }, source))
}

describe.each(operators)('an operator, number %#', (chosen, values) => {
  let pages: readonly RenderedPage[] = []

  beforeAll(() => {
    const wanted = ['landing', 'legal', 'statutory']
    pages = renderSite(
      siteOf(values),
      page => wanted.includes(page.kind) && 'route' in page && routes.includes(page.route),
    )
  })

  /** What the sections at some places say, by language; a page that the site lacks says nothing. */
  function said(places: (typeof choices)[string]['places'], language: string): readonly string[] {
    return places.flatMap(([route, section]) =>
      pages
        .filter(({ page }) => 'route' in page && page.route === route && page.language === language)
        .flatMap(({ tree }) => select(`#${section}`, tree) ?? [])
        .map(element => plainText(element).replaceAll(/\s+/g, ' ')),
    )
  }

  it.each(Object.entries(choices))(
    'reads what follows from it for %s, and nothing else',
    (field, { places, words }) => {
      for (const language of ['en', 'de', 'fr', 'es'] as const) {
        const texts = said(places, language)
        expect(texts.length, language).toBeGreaterThan(0)
        for (const text of texts) {
          const found = Object.keys(words).filter(choice =>
            text.includes(words[choice]?.[language] ?? ''),
          )
          expect(found, `${language}: ${text}`).toEqual(field in chosen ? [chosen[field]] : [])
        }
      }
    },
  )

  it('names the arbitration board exactly where it takes part', () => {
    for (const language of ['en', 'de', 'fr', 'es']) {
      const texts = said(
        [
          ['terms-of-service', 'disputes'],
          ['imprint', 'disputes'],
        ],
        language,
      )
      const isWilling = chosen.disputeResolution === 'willing'
      expect(texts.map(text => text.includes(body))).toEqual(texts.map(() => isWilling))
      // The imprint says nothing while there is nothing to say.
      expect(texts).toHaveLength(chosen.disputeResolution === 'undecided' ? 1 : 2)
    }
  })
})
