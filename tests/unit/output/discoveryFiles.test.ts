import { beforeAll, describe, expect, it } from 'vitest'
import { discoveryFiles } from '../../../src/build/output/discovery/discoveryFiles.ts'
import { feeds } from '../../../src/build/output/discovery/feed.ts'
import { llmsTxt } from '../../../src/build/output/discovery/llmsTxt.ts'
import {
  robots,
  securityTxt,
  sitemap,
  webManifest,
} from '../../../src/build/output/discovery/textFiles.ts'
import { designPalette } from '../../../src/company/schema/palette.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { readFrozen, writeFrozen } from '../../../src/company/versions/index.ts'
import { xmlFault } from '../../built/xmlFault.ts'
import { message, plainMessage } from '../../sites/message.ts'
import { buildOf } from '../../sites/renderSite.ts'
import { withPublishedPolicies, withText, withValues } from '../../sites/variants.ts'

const finished = loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })

/** Its Terms take effect on a day of their own. */
const site = ['en', 'de', 'fr', 'es'].reduce(
  (before, code) =>
    withText(before, `${code}/terms-of-service.md`, text =>
      text.replace('effective: 2025-01-01', 'effective: 2025-02-03'),
    ),
  finished,
)
const build = buildOf(site)

/** The files of the site by path; its pictures as they are before they are drawn. */
const files = new Map<string, string>()

beforeAll(async () => {
  const undrawn = async (_recipe: string, content: string | Buffer) => Buffer.from(content)
  for (const [path, content] of await discoveryFiles(build, undrawn)) {
    files.set(path, content.toString())
  }
})

const heroTitle = (code: 'de' | 'fr' | 'es') =>
  site.messages[code]['hero.title'].replaceAll('*', '')

/** The text of a card, its lines joined. */
const cardText = (path: string) =>
  Array.from(files.get(path)?.matchAll(/<text[^>]*>([^<]*)</g) ?? [], ([, line]) => line).join(' ')

describe('the card of a page', () => {
  it.each([
    ['landing.en', plainMessage('hero.title')],
    ['landing.de', heroTitle('de')],
    ['landing.fr', heroTitle('fr')],
    ['landing.es', heroTitle('es')],
    ['your-rights.en', build.statutoryTexts['your-rights'].en.title],
    ['your-rights.de', 'Ihre Rechte'],
    ['your-rights.fr', 'Vos droits'],
    ['your-rights.es', 'Sus derechos'],
    ['sub-processors.de', 'Unterauftrags- verarbeiter'],
    ['sub-processors.fr', 'Sous-traitants ultérieurs'],
    ['terms-of-service.en', build.legalTexts['terms-of-service'].en.title],
    ['imprint.en', build.statutoryTexts.imprint.en.title],
  ])('%s says: %s', (card, title) => {
    expect(cardText(`/cards/${card}.png`)).toBe(`Longhand Studio ${title}`)
  })
})

describe('the picture that Save takes home', () => {
  const skies = { dawn: '#4d74b0', dusk: '#1c2258', night: '#050920' }
  const grounds = {
    dunes: { dawn: '#6b4a66', dusk: '#2e123a', night: '#090d26' },
    sea: { dawn: '#34577f', dusk: '#221748', night: '#090d26' },
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
    const all = Object.fromEntries(scenes.map(({ ground: color }) => [color, color]))
    expect(shown(all)).toEqual([ground])
  })
})

it('the sitemap says when a text was last updated, not when it took effect', () => {
  const entries = sitemap(site, build.legalTexts).split('<url>')
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

it('the sitemap names each page in every language, the English one for all others', () => {
  const alternates = [
    ['en', '/your-rights'],
    ['de', '/de/ihre-rechte'],
    ['fr', '/fr/vos-droits'],
    ['es', '/es/sus-derechos'],
    ['x-default', '/your-rights'],
  ].map(
    ([code, path]) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="https://www.example.com${path}"/>`,
  )
  const xml = sitemap(site, build.legalTexts)
  expect(xml).toContain(
    ['<url>\n<loc>https://www.example.com/de/ihre-rechte</loc>', ...alternates, '</url>\n'].join(
      '\n',
    ),
  )
})

describe('llms.txt', () => {
  it('begins with what the site is, and where', () => {
    const text = llmsTxt(build)
    expect(text.split('\n## ').map(part => part.split('\n', 1)[0])).toEqual([
      '# Longhand Studio',
      'Pages',
      'Legal documents',
      'Further information',
    ])
    expect(text).toMatch(/^# Longhand Studio\n\n> .+\n\n.+\n\n## /)
    expect(text).toContain(
      [
        '\n\n## Pages\n',
        '- [English](https://www.example.com/)',
        '- [Deutsch](https://www.example.com/de)',
        '- [Français](https://www.example.com/fr)',
        '- [Español](https://www.example.com/es)',
        `- [${message('legalHome.title')} (English)](https://www.example.com/legal.md): `,
      ].join('\n'),
    )
    expect(text).toMatch(/\n\n## Legal documents\n\nThe lines marked .+\n\n- \[/)
    expect(text).toMatch(/[^\n]\n$/)
  })

  it('leads to each text as Markdown, and says of documents which version it is', () => {
    const lines = llmsTxt(build).split('\n')
    const line = (path: string) =>
      lines.find(text => text.includes(`](https://www.example.com${path})`)) ?? ''
    expect(line('/terms-of-service.md')).toMatch(
      /^- \[\S.* \(English\)\]\(\S+\): \S.* 2\.0, February 3, 2025\.$/,
    )
    // Titles part nowhere in a plain text.
    expect(line('/de/data-processing-agreement.md')).toMatch(
      /^- \[Auftragsverarbeitungsvertrag \(Deutsch\)\]\(\S+\): .* Version 2\.0, 1\. Januar 2025\.$/,
    )
    expect(line('/de/rechtliches.md')).toMatch(/^- \[Rechtliches \(Deutsch\)\]\(\S+\): \S/)
    expect(line('/fr/mentions-legales.md')).toMatch(
      /^- \[Mentions légales \(Français\)\]\(\S+\): \S/,
    )
    expect(line('/es/sus-derechos.md')).toMatch(/^- \[Sus derechos \(Español\)\]\(\S+\): \S/)
    expect(files.get('/fr/mentions-legales.md')).toMatch(/^# /)
  })
})

it('the web app manifest opens the site in a browser, on paper', () => {
  expect(JSON.parse(webManifest(site))).toEqual({
    name: 'Longhand Studio',
    short_name: 'Longhand Studio',
    description: message('meta.landing.description'),
    start_url: '/',
    display: 'browser',
    lang: 'en',
    background_color: designPalette.light.paper,
    theme_color: designPalette.light.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
})

it('security.txt is where RFC 9116 looks for it, and nowhere without a contact', () => {
  expect(securityTxt(site)).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2028-02-24T00:00:00Z',
      'Preferred-Languages: en, de, fr, es',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  const languages = { site: ['en', 'de'], legal: ['en', 'fr'] } as const
  expect(securityTxt(withValues(finished, { languages }))).toContain('Languages: en, de\n')
  const contact = { ...finished.config.contact, security: undefined }
  expect(securityTxt(withValues(finished, { contact }))).toBeUndefined()
})

it('robots.txt names the sitemap and says whom it lets in', () => {
  expect(robots(site, false)).toBe(
    'User-agent: *\nDisallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  )
  expect(robots(finished, true)).toContain('User-agent: *\nAllow: /\n')
})

describe('the feed of legal changes', () => {
  it('says who publishes it and where, and of each change the day and the page', () => {
    const [[path, xml] = []] = feeds(withPublishedPolicies(finished))
    expect(path).toBe('/legal.atom')
    const [head = '', ...entries] = String(xml).split('\n  <entry>\n')
    expect(head.split('\n').map(line => line.trim())).toEqual([
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      '<author>',
      '<name>Longhand Studio Example, Inc.</name>',
      '</author>',
      '<id>urn:uuid:8b317dce-fd33-5caa-aef3-e1b339bea2e4</id>',
      '<link href="https://www.example.com/legal.atom" rel="self" type="application/atom+xml"/>',
      '<link href="https://www.example.com/legal" rel="alternate" type="text/html" hreflang="en"/>',
      `<title>${message('feed.title', { brand: 'Longhand Studio' })}</title>`,
      '<updated>2027-03-01T00:00:00.000Z</updated>',
    ])
    const announced = entries.find(entry => entry.includes('/privacy-policy/3.0/changes"')) ?? ''
    const title = message('feed.announced', {
      document: build.legalTexts['privacy-policy'].en.title,
      version: '3.0',
      date: 'March 1, 2027',
    })
    expect(announced.split('\n').map(line => line.trim())).toEqual([
      '<id>urn:uuid:f4cd76f0-1f6e-5bb2-a0e3-c8c8fa3ed025</id>',
      '<link href="https://www.example.com/privacy-policy/3.0/changes" rel="alternate" type="text/html" hreflang="en"/>',
      '<published>2027-01-15T00:00:00.000Z</published>',
      `<title>${title}</title>`,
      '<updated>2027-01-15T00:00:00.000Z</updated>',
      '</entry>',
    ])
  })

  it('says of a version what it changes, where the company wrote it', () => {
    const name = 'privacy-policy/3.0/en.md'
    const published = withPublishedPolicies(finished)
    const { file: path = '', text = '' } = published.versions.get(name) ?? {}
    const { head, body } = readFrozen({ file: path, text }, 'en')
    const summary = 'Recordings of your voice are deleted at once.'
    const changed = { file: path, text: writeFrozen({ ...head, summary }, body) }
    const versions = new Map(published.versions).set(name, changed)
    const [[, xml] = []] = feeds({ ...published, versions })
    expect(String(xml).match(/<summary>.*<\/summary>/g)).toEqual([
      `<summary>${summary}</summary>`,
      `<summary>${summary}</summary>`,
    ])
  })

  it.each([
    ['/de/legal.atom', 'Longhand Studio: Änderungen der Rechtstexte', '/de/rechtliches'],
    ['/es/privacy-policy.atom', 'Longhand Studio: Política de privacidad', '/es/privacy-policy'],
    [
      '/fr/terms-of-service.atom',
      'Longhand Studio: Conditions d’utilisation',
      '/fr/terms-of-service',
    ],
  ])('is at %s that of its document in its language', (path, title, alternate) => {
    const xml = String(new Map(feeds(withPublishedPolicies(finished))).get(path))
    const [head] = xml.split('<entry>')
    expect(head).toContain(`<title>${title}</title>`)
    expect(head).toContain(`href="https://www.example.com${path}" rel="self"`)
    expect(head).toContain(`href="https://www.example.com${alternate}" rel="alternate"`)
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
