import { describe, expect, it } from 'vitest'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { renderTexts } from '../../../src/company/texts/rendered.ts'
import { parseStatutoryText, siteTexts } from '../../../src/company/texts/siteTexts.ts'
import { inEnglish, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })

const imprint = 'en/imprint.md'

const site = inEnglish(finished)

const texts = renderTexts(site, siteTexts(site).statutory)

describe('the content of :::when[…]', () => {
  it('is shown where the field is supplied, and left out where it is not', () => {
    expect(texts.imprint.en.sections.map(({ id }) => id)).toEqual([
      'provider',
      'contact',
      'register',
      'vat',
      'disputes',
      'mediator',
    ])
    const { title, markdown } = texts.imprint.en
    expect(markdown().split('\n\n')[0]).toBe(`# ${title}`)
  })

  it.each([
    ['nothing more', {}, []],
    ['a register', { register: { name: 'A', number: 'B' } }, ['register']],
    ['a VAT number', { vatId: 'A' }, ['vat']],
    ['a supervisory authority', { supervisoryAuthority: { en: 'A' } }, ['supervision']],
    ['someone who answers for editorial content', { editorial: 'A' }, ['editorial']],
    ['an economic number', { economicId: 'A' }, ['economic-id']],
    ['a host', { host: { name: 'A', address: 'B', phone: 'C' } }, ['host']],
  ])('is shown for %s alone where nothing else is supplied', (_, supplied, sections) => {
    const change = { imprint: { representedBy: ['A'], ...supplied } }
    const own = withValues(site, { ...change, disputeResolution: undefined })
    const file = own.texts.get(imprint)
    if (!file) throw new Error(`there is no text ${imprint}`)
    const { document } = parseStatutoryText(own, 'imprint', 'en', file)
    expect(document.sections.map(({ id }) => id)).toEqual([
      'provider',
      'contact',
      ...sections,
      'mediator',
    ])
  })
})

describe('a page says nothing that the company has not said', () => {
  const supplied = {
    authorityRequests: { contact: 'a@example.com', requirements: { en: 'A' } },
    youngPeople: { contact: 'a@example.com' },
    cancellation: {},
    withdrawal: undefined,
  } as const
  const quiet = renderTexts(site, siteTexts(withValues(site, supplied)).statutory)
  const talkative = renderTexts(site, siteTexts(site).statutory)

  it.each([
    ['digital-services', 'requests-users'],
    ['digital-services', 'counts'],
    ['cancellation', 'refunds-withdrawal'],
  ] as const)('%s has no %s until there is something to say', (name, added) => {
    const shown = ({ [name]: text }: typeof texts) =>
      text.en.sections.some(({ html }) => html.includes(`id="${added}"`))
    expect(shown(quiet)).toBe(false)
    expect(shown(talkative)).toBe(true)
  })
})
