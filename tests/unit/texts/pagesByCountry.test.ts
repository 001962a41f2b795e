import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import type { SiteConfig } from '../../../src/company/schema/siteSchema.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { StatutoryPageName } from '../../../src/company/site/pageRows.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { documentDetails, renderText } from '../../../src/company/texts/rendered.ts'
import { parseStatutoryText } from '../../../src/company/texts/siteTexts.ts'
import { message } from '../../sites/message.ts'
import { withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2026-11-28' })
const { aiTransparency, authorityRequests, business, company, imprint } = finished.config
const consumerMediator = String(finished.config.consumerMediator)

/** A company with its seat in one country that sells in others. */
function companyIn(seat: string, markets: string, more: Partial<SiteConfig> = {}): Site {
  return withValues(finished, {
    company: { ...company, seat },
    business: { ...business, markets: markets.split(' ') },
    ...more,
  })
}

/** A page of text of a company, as Markdown. */
function pageOf(name: StatutoryPageName, site: Site, language: Language = 'en'): string {
  const file = site.texts.get(`${language}/${name}.md`)
  if (!file) throw new Error(`there is no ${name} in ${language}`)
  const text = parseStatutoryText(site, name, language, file)
  const { frontMatter } = text
  if (!frontMatter) throw new Error(`${name} in ${language} has no title`)
  return renderText(site, { ...text, frontMatter }).markdown()
}

describe('the legal notice', () => {
  it.each([
    [
      'IE',
      'IE GB',
      'en',
      'reg. 7 of the European Communities (Directive 2000/31/EC) Regulations 2003 in Ireland and reg. 6',
    ],
    ['DE', 'DE ES', 'fr', '§ 5 DDG en Allemagne et'],
    ['IT', 'CH', 'de', 'Art. 3 Abs. 1 lit. s UWG in der Schweiz'],
    ['IT', 'CH', 'fr', 'article 3, paragraphe 1, point s), de la loi contre la concurrence'],
    ['IT', 'CH', 'es', 'artículo 3, apartado 1, letra s), de la Ley contra la competencia'],
  ] as const)('of a company in %s that sells in %s cites, in %s: %s', (...row) => {
    const [seat, markets, language, statutes] = row
    const page = pageOf('imprint', companyIn(seat, markets), language)
    expect(page).toContain(statutes)
    expect(page).not.toMatch(/ECG|XII\.6|2004-575|MStV/)
  })

  it('cites no law where none asks for it', () => {
    const [opening] = pageOf('imprint', companyIn('US', 'US')).split('\n## ')
    expect(opening).not.toContain('(')
  })

  it('states capital and chamber where the company has supplied them', () => {
    const withImprint = (more: object) =>
      pageOf('imprint', companyIn('AT', 'AT', { imprint: { ...Object(imprint), ...more } }), 'de')
    const chamber = { en: 'Graz Chamber', de: 'Kammer Graz; Gewerbeordnung' }
    const supplied = withImprint({ chamber, capital: '35.000 €' })
    expect(supplied).toContain('**Kammer und Berufsrecht:** Kammer Graz; Gewerbeordnung')
    expect(supplied.replaceAll('\u00a0', ' ')).toContain('**Kapital:** 35.000 €')
    expect(withImprint({})).not.toMatch(/Kammer|Kapital/)
  })

  it('names a mediator for consumers in France, and boards in Germany, only there', () => {
    const inFrance = pageOf('imprint', companyIn('FR', 'FR'))
    expect(inFrance).toContain(consumerMediator)
    expect(inFrance).not.toContain('VSBG')
    const inGermany = pageOf('imprint', companyIn('DE', 'DE'))
    expect(inGermany).toContain('VSBG')
    expect(inGermany).not.toContain(consumerMediator)
  })
})

describe('American statutes are cited where the app is sold in the United States, European ones there', () => {
  it.each([
    ['report', /\(Article 16\(2\) .+ \(EU\) 2022\/2065\)/, /U\.S\.C\./],
    // In the United States, a sentence more about the chat.
    ['ai', /Article 50 .+ \(EU\) 2024\/1689/, /The chat shows where help is\. \S/],
    ['accessibility', /Directive \(EU\) 2019\/882/, /U\.S\./],
  ] as const)('%s', (name, european, american) => {
    const crisisProtocol = { en: 'The chat shows where help is.' }
    const more = { aiTransparency: { ...Object(aiTransparency), crisisProtocol } }
    const inFrance = pageOf(name, companyIn('FR', 'FR', more))
    expect(inFrance).toMatch(european)
    expect(inFrance).not.toMatch(american)
    const inUs = pageOf(name, companyIn('US', 'US', more))
    expect(inUs).not.toMatch(/\(E[UC]\)/)
    if (name !== 'accessibility') expect(inUs).toMatch(american)
  })

  it('reports to the National Center are told of where the company has to make them', () => {
    const report = '18 U.S.C. § 2258A'
    expect(pageOf('digital-services', companyIn('US', 'DE'))).toContain(report)
    expect(pageOf('digital-services', companyIn('DE', 'DE US'))).toContain(report)
    expect(pageOf('digital-services', companyIn('DE', 'DE'))).not.toContain(report)
  })
})

describe('what a market adds', () => {
  it('is the coordinator for digital services, the seat’s first', () => {
    expect(pageOf('digital-services', companyIn('IE', 'FR IE'), 'es')).toMatch(
      /El coordinador, por país:\n\n- \*\*Irlanda:\*\* Coimisiún na Meán.*\n- \*\*Francia:\*\*.*\n\n/,
    )
  })

  it('is the authority that takes complaints about AI in Germany', () => {
    expect(pageOf('ai', companyIn('US', 'DE'), 'fr')).toContain('c’est la Bundesnetzagentur')
    expect(pageOf('ai', companyIn('US', 'FR'), 'fr')).not.toContain('Bundesnetzagentur')
  })

  it.each(['en', 'de', 'fr', 'es'] as const)('is its law on accessibility, in %s', language => {
    expect(pageOf('accessibility', companyIn('FR', 'FR'), language)).toMatch(/L412-13/)
    const inAustria = pageOf('accessibility', companyIn('AT', 'AT'), language)
    expect(inAustria).toContain('Barrierefreiheitsgesetz')
    expect(inAustria).not.toMatch(/L412-13|11\/2023|BFSG/)
  })
})

it('support sends to the stores for goodwill refunds alone, as the page on canceling does', () => {
  const goodwill = 'For a goodwill refund, turn to Apple'
  const statutory = 'What the law entitles you to, you can claim from us.'
  for (const name of ['support', 'cancellation'] as const) {
    expect(pageOf(name, companyIn('DE', 'DE'))).toContain(goodwill)
    expect(pageOf(name, companyIn('DE', 'DE'))).toContain(statutory)
  }
})

it('young people are told of an authority without a doubt, but where there may be none', () => {
  const doubt = 'of your country, if there is one.'
  expect(pageOf('young-people', companyIn('US', 'US'))).toContain(doubt)
  expect(pageOf('young-people', companyIn('DE', 'DE AT CH'))).not.toContain(doubt)
})

it('a microenterprise says that the directive on accessibility does not bind it', () => {
  const size = (employees: number) => ({
    business: { ...business, markets: ['FR'], size: { employees, turnover: 2 } },
  })
  const exemption = 'Directive (EU) 2019/882 (Article 4(5))'
  expect(pageOf('accessibility', withValues(finished, size(9)))).toContain(exemption)
  expect(pageOf('accessibility', withValues(finished, size(10)))).not.toContain(exemption)
})

it('orders for evidence go to whom the company has named, and nowhere else', () => {
  const euRepresentative = 'Delegate GmbH, orders@delegate.example.com'
  const named = { authorityRequests: { ...Object(authorityRequests), euRepresentative } }
  expect(pageOf('digital-services', withValues(finished, named))).toMatch(
    /\(EU\) 2023\/1543 .+ Delegate GmbH, orders@delegate\.example\.com\./,
  )
  expect(pageOf('digital-services', finished)).not.toContain('2023/1543')
})

it('the head of a document names the region of its version only where that is all', () => {
  const head = {
    title: 'Privacy Policy',
    description: 'What we process.',
    version: '2.0',
    effective: '2025-01-01',
    lastUpdated: '2025-01-01',
    languages: ['en'],
  } as const
  const versionIn = (markets: string) =>
    documentDetails(companyIn('US', markets), head, 'en').find(
      ({ label }) => label === message('legal.version'),
    )
  expect(versionIn('US DE')?.text).toBe(`2.0 ${message('legal.region')}`)
  expect(versionIn('US DE GB')?.text).toBe('2.0')
})
