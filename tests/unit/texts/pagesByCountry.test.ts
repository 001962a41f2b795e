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
