import { describe, expect, it } from 'vitest'
import { parseSite } from '../../src/site/parseSite.ts'
import { parseSiteSource, readSiteSource } from '../../src/site/siteSource.ts'
import site from '../sites/finished.ts'

type Draft = Record<string, Record<string, unknown>> & Record<string, unknown>

const source = readSiteSource()

/** What the operator is told about a site with one field changed. */
function complaint(change: (draft: Draft) => void): string {
  const draft = structuredClone(site) as unknown as Draft
  change(draft)
  try {
    parseSite(draft, source)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

const set = (field: string, value: unknown) => (draft: Draft) => {
  const steps = field.split('.')
  const last = steps.pop() ?? ''
  let target = draft as Record<string, unknown>
  for (const step of steps) target = target[step] as Record<string, unknown>
  target[last] = value
}

describe('the operator’s file', () => {
  it('is accepted when everything is right', () => {
    expect(complaint(() => undefined)).toBe('')
  })

  it('a fault names file, line, field, what is wrong and what to write', () => {
    expect(complaint(set('origin', 'triptych'))).toBe(
      `tests/sites/finished.ts:${source.lineOf(['origin'])}: origin: "triptych" is not a web address. Write it like 'https://www.your-domain.com'.`,
    )
  })

  it.each([
    ['origin', 'https://a.example/b/', 'Leave out the path and the slash at the end'],
    ['variants.plans', 'gold', '"gold" is not a choice. Write free-pro-enterprise or starter-pro'],
    ['contacts.privacy', 'somebody', "is not an email address. Write an address like 'privacy@"],
    ['appStoreUrl', 'https://example.com/app', 'is not an App Store link. Write a link like'],
    ['law.us', '', 'is empty. Write the text'],
    ['law.us', 5, 'law.us: is a number. Write a text in quotes'],
    ['brand', undefined, 'brand: is missing. Write a text in quotes'],
    ['company', 'Longhand', 'company: "Longhand" is a string. Write an object { … }'],
    ['law.eu', { de: 'Unionsrecht' }, 'law.eu.en: is missing'],
    ['law.eu', 'Union law', "is a string. Write the text by language, like { en: '…', de: '…' }"],
    ['publishedOn', '2025-02-30', 'is not a day of the calendar. Write it like 2026-01-31'],
    ['testimonials.0.rating', 7, 'testimonials.0.rating: is above 5. Write a rating from 1 to 5'],
    [
      'processors.0.kind',
      'ai',
      'is not a choice. Write ai-chat or ai-video or ai-image or hosting',
    ],
    ['processors', {}, 'processors: is an object. Write a list [ … ] of processors'],
    ['business.markets', ['DE', 'UK'], 'business.markets.1: "UK" is not a country. Write its ISO'],
    ['business.markets', ['EU'], '"EU" is not a country. Write its ISO 3166-1 code like \'DE\''],
    ['business.markets', [], "is empty. Write a list of countries like ['US', 'DE']"],
    ['business.sellsOn', ['play-store'], '"play-store" is not a choice. Write app-store or web'],
    ['business.size.employees', 8.5, 'is not a whole number. Write the number of people'],
    ['business.size.turnover', -1, 'is below zero. Write million euros a year, like 1.5'],
    ['imprint.representedBy', [], "is empty. Write who represents the company, like ['Ada"],
    ['withdrawal.formUrl', 'http://a.example', 'is not an https address. Write it like'],
    ['digitalServices.languages', ['English'], '"English" is not the code of a language'],
    ['aiTransparency.chatNotice', false, 'leave aiTransparency a placeholder'],
    ['disputeResolution.willing', true, 'disputeResolution: names no body. Add body'],
    ['appStoreBadge', 5, "is not usable. Write the file like 'badges/app-store.svg'"],
    ['slogan', 'x', 'slogan: is not a field of the site. Remove it, or correct its name'],
  ])('%s = %j', (field, value, expected) => {
    const message = complaint(set(field, value))
    expect(message).toContain(expected)
    expect(message).toMatch(/^tests\/sites\/finished\.ts:\d+: /)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).not.toContain('Invalid')
  })

  it('a missing field is named', () => {
    expect(complaint(draft => Reflect.deleteProperty(draft.contacts ?? {}, 'privacy'))).toContain(
      'contacts.privacy: is missing. Every field has to be there',
    )
  })

  it('points at the line of a field, or of its nearest parent', () => {
    const text = [
      'export default defineSite({',
      "  brand: 'A',",
      '  processors: [',
      "    { kind: 'hosting', name: 'B' },",
      '    {',
      "      name: 'C',",
      '    },',
      '  ],',
      '})',
    ].join('\n')
    const { lineOf } = parseSiteSource('src/site.ts', text)
    expect(lineOf(['brand'])).toBe(2)
    expect(lineOf(['processors', 0, 'name'])).toBe(4)
    expect(lineOf(['processors', 1, 'name'])).toBe(6)
    expect(lineOf(['processors', 1, 'role'])).toBe(5)
    expect(lineOf(['law'])).toBe(1)
  })

  it('a syntax error is a fault with its line and column', () => {
    expect(() =>
      parseSiteSource('src/site.ts', "export default {\n  brand: 'A'\n  law: 1,\n}"),
    ).toThrow(/^src\/site\.ts:3:3: is not valid TypeScript: .*Check brackets, commas and quotes\.$/)
  })
})
