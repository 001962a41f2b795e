import { select, selectAll } from 'hast-util-select'
import { describe, expect, it } from 'vitest'
import { llmsTxt } from '../../../src/build/output/discovery/llmsTxt.ts'
import { sitemap } from '../../../src/build/output/discovery/textFiles.ts'
import { findingsOf } from '../../../src/company/launch/rule.ts'
import { landingRules } from '../../../src/company/launch/rules/landing.ts'
import { unlistedMessage } from '../../../src/company/routing/listedLanguages.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import type { Site } from '../../../src/company/site/site.ts'
import { buildOf, renderSite } from '../../sites/renderSite.ts'
import { withoutTexts, withPublishedPolicies, withValues } from '../../sites/variants.ts'

const whole = loadSite({ folder: 'tests/sites/finished', today: '2027-02-01' })

const [review, ...reviews] = whole.config.testimonials
const comment = { en: 'It helps.', de: 'Es hilft.', es: 'Ayuda.' }

/** A review whose words nobody has written in French. */
const partial = review
  ? withValues(whole, { testimonials: [{ ...review, comment }, ...reviews] })
  : whole

/** Pages at some addresses, in an indexed build. */
function pagesOf(site: Site, ...paths: readonly string[]) {
  const build = { ...buildOf(site), isIndexed: true }
  return renderSite(site, ({ path }) => paths.includes(path), build).map(({ tree }) => tree)
}

const languagesIn = (tree: Parameters<typeof selectAll>[1]) =>
  selectAll('#languages a', tree).map(({ properties }) => properties.hrefLang)

const translation = landingRules.filter(({ id }) => id === 'translation')
const found = (site: Site) => translation.flatMap(rule => findingsOf(rule, { site }))

describe('a language in which words are missing', () => {
  it('is in no switch, no hreflang, no sitemap and no llms.txt until it is whole', () => {
    const [landing, policy] = pagesOf(partial, '/', '/de/privacy-policy')
    if (!landing || !policy) throw new Error('a page is missing')
    for (const tree of [landing, policy]) {
      expect(languagesIn(tree)).toEqual(['en', 'de', 'es'])
      expect(select('link[rel=alternate][hreflang=fr]', tree)).toBeUndefined()
      expect(select('link[rel=alternate][hreflang=es]', tree)).toBeDefined()
      expect(select('meta[name=robots]', tree)).toBeUndefined()
    }
    const build = buildOf(partial)
    for (const text of [sitemap(partial, build.legalTexts), llmsTxt(build)]) {
      expect(text).toContain('https://www.example.com/es')
      expect(text).not.toContain('https://www.example.com/fr')
    }
  })

  it('keeps its pages, which search engines do not list and which lead back', () => {
    const [landing, rights] = pagesOf(partial, '/fr', '/fr/vos-droits')
    if (!landing || !rights) throw new Error('a page is missing')
    for (const tree of [landing, rights]) {
      expect(languagesIn(tree)).toEqual(['en', 'de', 'fr', 'es'])
      expect(select('meta[name=robots][content=noindex]', tree)).toBeDefined()
      expect(select('link[rel=alternate][hreflang]', tree)).toBeUndefined()
    }
  })

  it('is named by the check and by the build', () => {
    expect(found(partial).map(({ id, why }) => [id, why])).toEqual([
      [
        expect.stringMatching(/^translation:testimonials\..+\.comment\.fr$/),
        'The page shows the English text in its place. Until it is there, or this finding is accepted, search engines and the choice of languages leave the language out.',
      ],
    ])
    expect(unlistedMessage(partial)).toMatch(
      /^Kept out of search engines and of the choice of languages until nothing is missing: Français \(testimonials\.[\w-]+\.comment\)\.$/,
    )
    expect(unlistedMessage(whole)).toBeUndefined()
  })

  it('may be one in which a text of the project is missing', () => {
    const site = withoutTexts(whole, name => name === 'es/your-rights.md')
    expect(found(site).map(({ id, location }) => [id, location])).toEqual([
      [
        'translation:your-rights.es',
        'tests/sites/finished/texts/es/your-rights.md, once npm run legal -- edit your-rights has written it',
      ],
    ])
    const [landing] = pagesOf(site, '/')
    expect(landing && languagesIn(landing)).toEqual(['en', 'de', 'fr'])
  })

  it('stays where documents were published in it, with a warning', () => {
    const live = withPublishedPolicies(partial)
    const [landing, french] = pagesOf(live, '/', '/fr')
    expect(landing && languagesIn(landing)).toEqual(['en', 'de', 'fr', 'es'])
    expect(french && select('meta[name=robots]', french)).toBeUndefined()
    expect(found(live).map(({ severity, why }) => [severity, why])).toEqual([
      ['warning', 'The page shows the English text in its place.'],
    ])
    expect(unlistedMessage(live)).toBeUndefined()
  })

  it('stays where the company accepts what is missing, through the last day of that', () => {
    const [{ id } = { id: '' }] = found(partial)
    const acceptedUntil = (until: string) =>
      withValues(partial, { acceptedFindings: [{ finding: id, reason: 'A quotation', until }] })
    expect(unlistedMessage(acceptedUntil('2027-02-01'))).toBeUndefined()
    expect(unlistedMessage(acceptedUntil('2027-01-31'))).toContain('Français')
  })
})
