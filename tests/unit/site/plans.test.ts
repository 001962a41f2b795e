import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toString as plainText } from 'mdast-util-to-string'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import { pageTable } from '../../../src/company/routing/pageTable.ts'
import { planList } from '../../../src/company/schema/plans.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { structuredData } from '../../../src/website/pages/Head.tsx'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { textOf } from '../../sites/tree.ts'
import { withValues } from '../../sites/variants.ts'

const site = loadSite({ folder: 'tests/sites/two-languages', today: '2026-06-01' })

const own = [
  { name: 'Free', price: '0', features: [{ videos: '5' }, 'aiChat'] },
  {
    name: 'Pro',
    price: { USD: '9.99', EUR: '10.90', CHF: '11' },
    yearly: { USD: '99', EUR: '108.50', CHF: '110' },
    badge: 'popular',
    features: [{ images: '1200' }, { en: 'Own words', de: 'Eigene Worte' }, 'premiumTemplates'],
  },
  { name: 'Studio', price: 'custom', features: [{ messages: 'unlimited' }] },
]

const withPlans = (plans: unknown): Site => withValues(site, { plans: v.parse(planList, plans) })

/** What the cards say, line by line, with plain spaces. */
function cards(of: Site, language: Language): string[][] {
  const page = fromHtml(renderLanding(of, language))
  return selectAll('.plan', page).map(card =>
    selectAll('.plan > .row, .price, li, .button', card).map(line =>
      textOf(line).replaceAll(/\s/g, ' ').trim(),
    ),
  )
}

// In German: the golden texts hold the English ones.
describe('the cards of the plans', () => {
  it('show the default plans where the company has none of its own', () => {
    const second = withValues(site, { variants: { ...site.config.variants, plans: 'starter-pro' } })
    expect(
      cards(second, 'de').map(([name, price, ...lines]) => [name, price, lines.length - 1]),
    ).toEqual([
      ['Starter', '9 € pro Monat', 4],
      ['Pro Beliebt', '19 € pro Monat', 5],
    ])
  })

  it('show the company’s own, in its own currency and in those that no language of the site shows', () => {
    expect(cards(withPlans(own), 'de')[1]).toEqual([
      'Pro Beliebt',
      '10,90 € pro Monat (11 CHF) oder 108,50 € pro Jahr (110 CHF)',
      'Bilder pro Monat 1.200',
      'Eigene Worte',
      'Premium-Vorlagen',
      'Zum Start verfügbar',
    ])
  })

  it('show the one currency there is in every language', () => {
    const inEuros = withPlans([{ name: 'Solo', price: { EUR: 4.5 }, features: ['aiChat'] }])
    expect(cards(inEuros, 'de')[0]?.[1]).toBe('4,50 € pro Monat')
    const [landing] = pageTable(inEuros).routePages
    if (!landing) throw new Error('there is no page')
    expect(structuredData(inEuros, landing, '')).toContain(
      '"name":"Solo","price":4.5,"priceCurrency":"EUR"',
    )
  })
})

describe('a price a year', () => {
  const periods = (of: Site) =>
    selectAll('#pricing [type=radio]', fromHtml(renderLanding(of, 'de'))).map(
      ({ properties: { value, checked } }) => [value, checked],
    )

  it('is chosen in a group with a name; at first, prices are those of a month', () => {
    const page = fromHtml(renderLanding(withPlans(own), 'de'))
    expect(selectAll('#pricing fieldset', page).map(textOf)).toEqual([
      'Abrechnungszeitraum Monatlich Jährlich',
    ])
    expect(periods(withPlans(own))).toEqual([
      ['month', true],
      ['year', undefined],
    ])
    const prices = selectAll('.by-month, .by-year', page).map(textOf)
    expect(prices.map(text => text.replaceAll(/\s/g, ' '))).toEqual([
      '10,90 € pro Monat (11 CHF)',
      'oder 108,50 € pro Jahr (110 CHF)',
    ])
  })

  it('leaves nothing on a page without one', () => {
    const monthly = own.map(({ name, price, features }) => ({ name, price, features }))
    expect(periods(withPlans(monthly))).toEqual([])
    expect(renderLanding(withPlans(monthly), 'de')).not.toContain('by-month')
  })
})

describe('the rows of plans', () => {
  /** The rows of each plan; an empty one is empty. */
  const rows = (plans: unknown) => {
    const page = fromHtml(renderLanding(withPlans(plans), 'de'))
    return selectAll('.plan ul', page).map(list => selectAll('li', list).map(textOf))
  }
  const priced = (name: string, ...features: readonly unknown[]) => ({ name, price: 0, features })

  it('say the same in the same place, whatever the order they were written in', () => {
    const plans = [
      priced('One', 'aiChat', { videos: 5 }),
      priced('Two', 'premiumTemplates', { videos: 'unlimited', images: 9 }, 'aiChat'),
      priced('Three', { en: 'Words' }, { images: 20 }, { videos: 10 }),
    ]
    expect(rows(plans)).toEqual([
      ['Videos pro Monat 5', 'KI-Chat'],
      ['Videos Unbegrenzt', 'KI-Chat', 'Bilder pro Monat 9', 'Premium-Vorlagen'],
      ['Videos pro Monat 10', '', 'Bilder pro Monat 20', 'Words'],
    ])
  })

  it('are as they were written where no two plans say the same', () => {
    const plans = [priced('One', 'shareExport', 'aiChat'), priced('Two', { videos: 5 })]
    expect(rows(plans)).toEqual([['Teilen und exportieren', 'KI-Chat'], ['Videos pro Monat 5']])
  })

  it('are never more than a plan may have lines', () => {
    const lines = (...letters: readonly string[]) => letters.map(en => ({ en }))
    const plans = [
      priced('One', ...lines('a', 'b', 'c', 'd', 'e', 'f', 'g')),
      priced('Two', ...lines('g', 'h', 'i', 'j', 'k', 'l')),
      priced('Three', ...lines('a', 'b', 'c', 'd', 'e', 'f', 'h', 'i', 'j', 'k')),
    ]
    expect(rows(plans)[1]).toEqual(['g', 'h', 'i', 'j', 'k', 'l'])
  })
})

it('a plan that costs nothing in any currency is free: nobody subscribes to it', () => {
  const plans = withPlans([{ name: 'Open', price: { USD: 0, EUR: '0' }, features: ['aiChat'] }])
  const app = { ...site.config.app, appStore: 'https://apps.apple.com/app/id1234567890' }
  expect(cards(withValues(plans, { app }), 'de')).toEqual([
    ['Open', '0 € pro Monat', 'KI-Chat', 'App laden'],
  ])
})

/** The rows of the plans in the Terms, and the end of what they say of fair use, with plain spaces. */
function terms(of: Site, language: Language) {
  const text = siteTexts(of).documents.find(
    text => text.name === 'terms-of-service' && text.language === language,
  )
  const nodes = text?.tree.children ?? []
  const after = (id: string) =>
    nodes.slice(nodes.findIndex(({ data }) => data?.hProperties?.id === id))
  const table = after('subscriptions-plans').find(node => node.type === 'table')
  return {
    rows: table?.children.map(row =>
      row.children.map(cell => plainText(cell).replaceAll(/\s/g, ' ')),
    ),
    fairUse: plainText(after('subscriptions-fair-use')[1]).split(/[.,] /).at(-1),
  }
}

describe('the Terms', () => {
  it.each(['nineteen-sections', 'fourteen-sections'] as const)(
    'name the company’s plans with what they cost in every currency, with %s',
    variant => {
      const of = withValues(withPlans(own), {
        variants: { ...site.config.variants, terms: variant },
        languages: { site: ['en', 'de'], legal: ['en', 'de', 'fr', 'es'] },
      })
      expect(terms(of, 'de').rows?.[2]).toEqual([
        'Pro',
        '10,90 € / 9,99 $ / 11 CHF pro Monat oder 108,50 € / 99 $ / 110 CHF pro Jahr',
        'Bilder pro Monat (1.200) · Eigene Worte · Premium-Vorlagen',
      ])
      expect(terms(of, 'fr').rows?.[3]).toEqual(['Studio', 'Sur demande', 'Chat (Sans limite)'])
      expect(terms(of, 'es').fairUse).toBe('este apartado se aplica a todos los planes.')
    },
  )
})

const plan = { name: 'Pro', price: { USD: '9.99' }, features: ['aiChat'] }

it.each(
  Object.entries({
    'is not an amount. Write it with a point': [{ ...plan, price: { USD: '9,99' } }],
    'is not a price. Write 0, custom': [{ ...plan, price: '9.99' }],
    JPY: [{ ...plan, price: { JPY: '900' } }],
    'has no currency': [{ ...plan, price: {} }],
    'stands beside a plan without a price a month': [{ ...plan, price: '0', yearly: { USD: '5' } }],
    'is not a feature. Write premiumTemplates': [{ ...plan, features: ['aichat'] }],
    'is not a feature': [{ ...plan, features: [{ videos: '0' }] }],
    'is empty. Write what the plan holds': [{ ...plan, features: [] }],
    'has the name of another plan': [plan, plan],
    'in the same ones; what is free costs 0': [plan, { ...plan, name: 'Max', price: { EUR: 5 } }],
    'is the second plan that is called popular': [
      { ...plan, badge: 'popular' },
      { ...plan, name: 'Max', badge: 'popular' },
    ],
    'is not a badge. Write popular': [{ ...plan, badge: 'best' }],
    'has more than four plans': Array.from('abcde', name => ({ ...plan, name })),
    'is empty. Leave plans out': [],
  }),
)('a plan that cannot be shown %s', (message, plans) => {
  const { issues = [] } = v.safeParse(planList, plans)
  expect(issues.map(issue => issue.message).join('\n')).toContain(message)
})

it('plans may name their currencies in any order', () => {
  const max = { ...plan, name: 'Max', price: { EUR: '20', USD: '19.99' } }
  const plans = [{ ...plan, price: { USD: '9.99', EUR: '10' } }, max]
  expect(v.safeParse(planList, plans).issues).toBe(undefined)
})

it('the answer about billing speaks of a free trial where a plan has one', () => {
  const answerWith = (...features: readonly string[]) => {
    const plans = v.parse(planList, [{ ...plan, features }])
    return siteTexts(withValues(site, { plans })).questions.de[2]?.answer
  }
  const billing =
    'Über das In-App-Kaufsystem des App Stores. Zahlungsdaten speichern wir nicht. Das Abonnement verlängert sich automatisch, bis Sie kündigen.'
  const end = 'Nach der Kündigung läuft Ihr Tarif meist bis zum Ende des Abrechnungszeitraums.'
  expect(answerWith('aiChat')).toBe(`${billing} ${end}`)
  expect(answerWith('aiChat', 'freeTrial')).toBe(
    `${billing} Eine kostenlose Testphase wird ohne Kündigung kostenpflichtig. ${end}`,
  )
})
