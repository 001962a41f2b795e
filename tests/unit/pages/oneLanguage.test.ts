import { select } from 'hast-util-select'
import { beforeAll, describe, expect, it } from 'vitest'
import { discoveryFiles } from '../../../src/build/output/discovery/discoveryFiles.ts'
import { legalIndexes } from '../../../src/build/output/discovery/legalIndex.ts'
import { review } from '../../../src/company/launch/review.ts'
import { redirects } from '../../../src/company/routing/redirects.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { buildOf, renderSite } from '../../sites/renderSite.ts'

/** A company that sells in the United States alone, in English. */
const site = loadSite({ folder: 'tests/sites/one-language', today: '2026-06-01' })
const pages = renderSite(site)

/** Everything that the site serves as text, by its path. */
const texts = new Map(pages.map(({ page, html }) => [page.path, html]))

beforeAll(async () => {
  const undrawn = async () => Buffer.from('')
  const files = [...(await discoveryFiles(buildOf(site), undrawn)), ...legalIndexes(site)]
  for (const [path, content] of files) texts.set(path, content.toString())
})

describe('a site in one language, for one market', () => {
  it.each([
    ['an address in another language', /["/(](?:de|fr|es)[/".#]|\b(?:de|fr|es)_[A-Z]{2}\b/],
    [
      'a name of a language to choose',
      /\[English\]|\(English\)|>(?:English|Languages|Deutsch|Français|Español)</,
    ],
    ['a page in another language', /rel="alternate" hreflang/i],
    ['prices in euros or francs', /€|\bEUR\b|\bCHF\b/],
    ['a version for other markets', /US and EU/],
    ['a basis for transfers out of Europe', /Transfer basis|\[EU representative\]/],
    ['the brand of the sample', /Triptych/],
  ])('shows nowhere %s', (_, pattern) => {
    const found = [...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path)
    expect(found).toEqual([])
  })

  it('has no control to choose a language', () => {
    for (const { tree } of pages)
      expect(select('#languages, .language-button', tree)).toBeUndefined()
  })

  it('leads from no address in another language', () => {
    expect(Object.keys(redirects(site)).filter(path => /^\/(?:de|fr|es)\b/.test(path))).toEqual([])
  })

  it('is asked nothing of Europe', () => {
    const { open } = review({ site })
    const asked = open.map(({ id }) => id)
    expect(asked).toContain('placeholder:processors.hosting.name')
    expect(asked.filter(id => /transferBasis|euRepresentative|gdpr27|EUR/.test(id))).toEqual([])
  })
})
