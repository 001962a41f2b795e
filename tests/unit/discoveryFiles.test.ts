import { beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { discoveryFiles } from '../../src/output/discovery/discoveryFiles.ts'
import { feeds } from '../../src/output/discovery/feed.ts'
import { xmlFault } from '../built/xmlFault.ts'
import { buildOf } from '../sites/renderSite.ts'
import { inEnglish, withPublishedPolicies, withText, withValues } from '../sites/variants.ts'

const finished = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' }))

/** The files of the site by path; its pictures as they are before they are drawn. */
const files = new Map<string, string>()

beforeAll(async () => {
  const site = withText(finished, 'documents/terms-of-service.en.md', text =>
    text.replace('lastUpdated: 2025-01-01', 'lastUpdated: 2025-02-03'),
  )
  const undrawn = {
    take: async (_recipe: string, content: string | Buffer) => Buffer.from(content),
    prune: async () => {},
  }
  for (const [path, content] of await discoveryFiles(buildOf(site), undrawn)) {
    files.set(path, content.toString())
  }
})

/** The words of a card, line by line. */
const words = (path: string) =>
  Array.from(files.get(path)?.matchAll(/<text[^>]*>([^<]*)</g) ?? [], ([, line]) => line).join(' ')

describe('the card of a page', () => {
  it.each([
    ['landing.en', 'Say it. See it move.'],
    ['landing.de', 'Aus Worten werden Bilder.'],
    ['landing.fr', 'Un mot, et tout s’anime.'],
    ['landing.es', 'Dígalo. Y cobra vida.'],
    ['agreement-to-sign.en', 'Data Processing Agreement to sign'],
    ['agreement-to-sign.de', 'Auftragsverarbeitungs- vertrag zum Unterzeichnen'],
    ['agreement-to-sign.fr', 'Accord de sous-traitance de données à signer'],
    ['agreement-to-sign.es', 'Contrato de encargo del tratamiento para firmar'],
    ['your-rights.en', 'Your rights'],
    ['your-rights.de', 'Ihre Rechte'],
    ['your-rights.fr', 'Vos droits'],
    ['your-rights.es', 'Sus derechos'],
    ['sub-processors.de', 'Unterauftragsverarbeiter'],
    ['sub-processors.fr', 'Sous-traitants ultérieurs'],
    ['terms-of-service.en', 'Terms of Service'],
    ['imprint.en', 'Legal notice'],
  ])('%s says: %s', (card, title) => {
    expect(words(`/cards/${card}.png`)).toBe(`Longhand Studio ${title}`)
  })
})

describe('the picture that Save takes home', () => {
  const skies = { dawn: '#4d74b0', dusk: '#1c2258', night: '#050920' }
  const grounds = {
    dunes: { dawn: '#6b4a66', dusk: '#2e123a', night: '#0b1029' },
    sea: { dawn: '#34577f', dusk: '#221748', night: '#070c26' },
    hills: { dawn: '#36475f', dusk: '#220f3a', night: '#090d26' },
  }
  const scenes = Object.entries(grounds).flatMap(([place, ofTimes]) =>
    Object.entries(ofTimes).map(([time, ground]) => ({ place, time, ground })),
  )

  it.each(scenes)('shows $place at $time', ({ place, time, ground }) => {
    const svg = files.get(`/wallpapers/${place}-${time}.png`) ?? ''
    const shown = (colors: Readonly<Record<string, string>>) =>
      Object.keys(colors).filter(name => svg.includes(colors[name] ?? ''))
    expect(shown(skies)).toEqual([time])
    const all = Object.fromEntries(scenes.map(one => [one.ground, one.ground]))
    expect(shown(all)).toEqual([ground])
  })
})

it('the sitemap says when a text was last updated, not when it took effect', () => {
  const entries = files.get('/sitemap.xml')?.split('<url>') ?? []
  const dayOf = (page: string) =>
    entries.flatMap(entry =>
      entry.includes(`<loc>https://www.example.com/${page}</loc>`)
        ? /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1]
        : [],
    )
  expect(dayOf('terms-of-service')).toEqual(['2025-02-03'])
  expect(dayOf('privacy-policy')).toEqual(['2025-01-01'])
  expect(dayOf('imprint')).toEqual([undefined])
})

describe('the feed of legal changes', () => {
  it('gives each entry the id under which readers have kept it from the first build on', () => {
    const [[, xml] = []] = feeds(withPublishedPolicies(finished))
    // UUIDs of version 5, computed with another library; of versions, not of processors.
    const ids = [
      ['8b317dce-fd33-5caa-aef3-e1b339bea2e4', 'feed'],
      ['f4cd76f0-1f6e-5bb2-a0e3-c8c8fa3ed025', 'version 3.0 takes effect on March 1, 2027'],
      ['0eaff4dc-7c97-507c-b686-b97082a21d28', 'Privacy Policy: version 2.0 is in effect'],
      ['f8f3f697-3a41-5833-b2c5-b9416b43ce0d', 'version 2.0 takes effect on January 1, 2025'],
      ['e81f77bf-2b18-51ca-9f87-2b27b5005561', 'Privacy Policy: version 1.9 is in effect'],
      ['8b489d82-d2b1-59c3-a64f-d6157eef5e44', 'Terms of Service: version 2.0 is in effect'],
      ['b2fe2f3c-4685-5ef6-80b6-c7494f2458a3', 'Data Processing Agreement: version 2.0 is in'],
    ]
    const parts = String(xml).split('<entry>')
    for (const [id, title = ''] of ids) {
      expect(parts.find(part => part.includes(`urn:uuid:${id}`))).toContain(title)
    }
  })

  it('stays XML whatever the company is called', () => {
    const named = withValues(finished, { brand: 'Q & A' })
    for (const [path, xml] of feeds(named)) {
      const text = String(xml).replaceAll(/<!\[CDATA\[.*?\]\]>/g, 'in CDATA')
      expect(xmlFault(text), path).toBeUndefined()
      expect(xml).toMatch(/<title>\s*(?:Q &amp; A|<!\[CDATA\[Q & A)/)
    }
  })
})
