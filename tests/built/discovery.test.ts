import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { landingAddresses } from './addresses.ts'
import { type BuiltPage, builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import {
  companyPages,
  legalHomePages,
  legalPages,
  listedPages,
  routePages,
  statutoryPages,
} from './sitePages.ts'
import { xmlFault } from './xmlFault.ts'

const manifest = readManifest()
const file = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
const served = (address: string) => {
  const url = new URL(address)
  expect(url.origin).toBe(fixture.origin)
  expect(Object.keys(manifest.files)).toContain(url.pathname)
}

describe('sitemap.xml', () => {
  const xml = file('sitemap.xml')

  it('is well-formed, and lists every page once, with every language and x-default', () => {
    expect(xmlFault(xml)).toBeUndefined()
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? '')
    expect(locations.map(location => new URL(location).pathname).toSorted()).toEqual(
      listedPages.map(({ path }) => path).toSorted(),
    )
    for (const location of locations) served(location)
    for (const [, address = ''] of xml.matchAll(/href="([^"]+)"/g)) served(address)
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(locations.length)
  })
})

/** What a page with plans says that they cost: the name and the price of each that has a price. */
function statedPrices(page: BuiltPage): readonly (readonly [name: string, price: number])[] {
  const names = page.all('#pricing .plan h3').map(textOf)
  const prices = page.all('#pricing .plan .price').map(textOf)
  return names.flatMap((name, index) => {
    const [amount] = /\d+(?:[.,]\d+)?/.exec(prices[index] ?? '') ?? []
    return amount === undefined ? [] : [[name, Number(amount.replace(',', '.'))] as const]
  })
}

const locales = { en: 'en_US', de: 'de_DE', fr: 'fr_FR', es: 'es_ES' }

eachOf('every page, shared or found by a search', routePages, (entry, check) => {
  const { path, language, route } = entry
  const card = `/cards/${route}.${language}.png`
  const page = builtPage(entry.file)
  const property = (name: string) => attribute(page.one(`meta[property="${name}"]`), 'content')
  const title = property('og:title').replaceAll(/\s/g, ' ')

  check('is shared as a large picture', () => {
    expect(property('og:url')).toBe(new URL(path, fixture.origin).href)
    expect(attribute(page.one('meta[name="twitter:card"]'), 'content')).toBe('summary_large_image')
    served(property('og:image'))
  })

  check('has a card of its own, 1200 by 630', () => {
    // The company's picture is looked at in tests/built/finished/works.test.ts.
    if (route === 'landing' && fixture.hasOwnWorks) return
    expect(property('og:image')).toBe(new URL(card, fixture.origin).href)
    const picture = readFileSync(join(siteFolder, card))
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })

  check('is shared under its own title, in its language', () => {
    if (route !== 'landing') expect(title).toBe(textOf(page.one('h1')))
    expect(textOf(page.one('title')).startsWith(title)).toBe(true)
    expect(property('og:site_name')).toBe(fixture.brand)
    expect(property('og:description')).toBe(
      attribute(page.one('meta[name=description]'), 'content'),
    )
    expect(property('og:locale')).toBe(locales[language])
  })

  check('holds structured data that matches the page', () => {
    const data = JSON.parse(textOf(page.one('script[type="application/ld+json"]')))
    expect(data['@context']).toBe('https://schema.org')
    const nodes: Record<string, unknown>[] = data['@graph']
    const types = nodes.map(node => node['@type'])
    expect(types).toEqual(
      route === 'landing' ? ['WebSite', 'MobileApplication'] : ['WebSite', 'BreadcrumbList'],
    )
    expect(nodes[0]?.publisher).toMatchObject({ '@type': 'Organization' })
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|ratingValue|review)"/)
    const home = fixture.languages.site.includes(language) ? landingAddresses[language] : '/'
    const url = (target: string) => new URL(target, fixture.origin).href
    expect(nodes[0]).toMatchObject({ name: fixture.brand, url: url(home), inLanguage: language })
    expect(nodes[0]?.publisher).toMatchObject({ name: fixture.publisher, url: url('/') })
    if (route !== 'landing') {
      expect(nodes[1]?.itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name: fixture.brand, item: url(home) },
        { '@type': 'ListItem', position: 2, name: title, item: url(path) },
      ])
      return
    }
    expect(nodes[1]).toMatchObject({ name: fixture.brand, operatingSystem: 'iOS' })
    const offers = nodes[1]?.offers as { name: string; price: number; priceCurrency: string }[]
    expect(offers).not.toHaveLength(0)
    expect(offers.map(({ name, price }) => [name, price])).toEqual(statedPrices(page))
    expect(offers[0]?.priceCurrency).toBe(language === 'en' ? 'USD' : 'EUR')
  })
})

it('site.webmanifest names icons that exist, in the sizes it states', () => {
  const { icons, start_url: start } = JSON.parse(file('site.webmanifest'))
  expect(Object.keys(manifest.files)).toContain(start)
  // Home screens of Apple look for theirs by its name.
  for (const { src, sizes } of [...icons, { src: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const picture = readFileSync(join(siteFolder, src))
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})

it('favicon.ico holds a picture of 32 pixels', () => {
  const icon = readFileSync(join(siteFolder, 'favicon.ico'))
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32])
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe('PNG')
})

it('llms.txt links to every legal document and page there is as plain Markdown', () => {
  const text = file('llms.txt')
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(match => match[1] ?? '')
  for (const address of addresses) served(address)
  const texts = addresses.map(address => new URL(address).pathname)
  expect(texts.filter(path => path.endsWith('.md')).toSorted()).toEqual(
    [...legalHomePages, ...legalPages, ...statutoryPages, ...companyPages]
      .map(({ path }) => `${path}.md`)
      .toSorted(),
  )
})
