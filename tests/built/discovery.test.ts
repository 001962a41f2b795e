import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../contract/target.ts'
import { plans } from '../../src/content/plans.ts'
import { languages } from '../../src/i18n/languages.ts'
import { pages, routePages } from '../../src/pages/pageTable.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'

const manifest = readManifest()
const file = (path: string) => readFileSync(join(siteFolder, path), 'utf8')
const served = (address: string) => {
  const url = new URL(address)
  expect(url.origin).toBe(site.origin)
  expect(Object.keys(manifest.files)).toContain(url.pathname)
}

describe('sitemap.xml', () => {
  const xml = file('sitemap.xml')

  it('lists every page once, with every language and x-default', () => {
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? '')
    expect(locations.map(location => new URL(location).pathname).toSorted()).toEqual(
      routePages
        .filter(({ isListed }) => isListed)
        .map(({ path }) => path)
        .toSorted(),
    )
    for (const location of locations) served(location)
    for (const [, address = ''] of xml.matchAll(/href="([^"]+)"/g)) served(address)
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(locations.length)
  })

  it('gives the legal pages the date of their content', () => {
    expect(xml.match(/<lastmod>2025-01-01<\/lastmod>/g)).toHaveLength(3 * languages.length)
  })
})

describe('robots.txt', () => {
  it('says the same as the pages', () => {
    const isOpen = /^Allow: \/$/m.test(file('robots.txt'))
    expect(/^Disallow: \/$/m.test(file('robots.txt'))).toBe(!isOpen)
    for (const { file: page } of routePages.filter(({ isListed }) => isListed)) {
      const tags = builtPage(page).all('meta[name=robots]')
      expect(tags.some(tag => attribute(tag, 'content').includes('noindex'))).toBe(!isOpen)
    }
  })

  it('names the sitemap', () => {
    served(/^Sitemap: (\S+)$/m.exec(file('robots.txt'))?.[1] ?? '')
  })
})

describe.each(routePages)('$path when it is shared or searched for', entry => {
  const { path, language, route, card } = entry
  const page = builtPage(entry.file)
  const property = (name: string) => attribute(page.one(`meta[property="${name}"]`), 'content')

  it('has a card with a picture of its own, 1200 by 630', () => {
    expect(property('og:url')).toBe(new URL(path, site.origin).href)
    expect(property('og:image')).toBe(new URL(card, site.origin).href)
    served(property('og:image'))
    const picture = readFileSync(join(siteFolder, card))
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(attribute(page.one('meta[name="twitter:card"]'), 'content')).toBe('summary_large_image')
  })

  it('holds structured data that says what the page says', () => {
    const data = JSON.parse(textOf(page.one('script[type="application/ld+json"]')))
    expect(data['@context']).toBe('https://schema.org')
    const nodes: Record<string, unknown>[] = data['@graph']
    const types = nodes.map(node => node['@type'])
    expect(types).toEqual(
      route === 'landing' ? ['WebSite', 'MobileApplication'] : ['WebSite', 'BreadcrumbList'],
    )
    expect(nodes[0]?.publisher).toMatchObject({ '@type': 'Organization' })
    expect(JSON.stringify(data)).not.toMatch(/"(?:aggregateRating|ratingValue|review)"/)
    if (route !== 'landing') return
    const offers = nodes[1]?.offers as { name: string; price: number; priceCurrency: string }[]
    const sold = plans.filter(plan => plan.price !== 'custom')
    expect(offers.map(({ name, price }) => [name, price])).toEqual(
      sold.map(({ name, price }) => [name, price]),
    )
    expect(offers[0]?.priceCurrency).toBe(language === 'en' ? 'USD' : 'EUR')
  })
})

it('site.webmanifest names icons that exist in the size they say', () => {
  const { icons, start_url: start } = JSON.parse(file('site.webmanifest'))
  expect(Object.keys(manifest.files)).toContain(start)
  for (const { src, sizes } of icons) {
    const picture = readFileSync(join(siteFolder, src))
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})

it('favicon.ico holds a picture of 32 pixels', () => {
  const icon = readFileSync(join(siteFolder, 'favicon.ico'))
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 32])
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe('PNG')
})

it('llms.txt leads to every document and optional page as plain Markdown', () => {
  const text = file('llms.txt')
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true)
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(match => match[1] ?? '')
  for (const address of addresses) served(address)
  const paths = (of: string) =>
    routePages.filter(({ kind }) => kind === of).map(({ path }) => `${path}.md`)
  const texts = addresses.map(address => new URL(address).pathname)
  expect(texts.filter(path => path.endsWith('.md')).toSorted()).toEqual(
    [...paths('legal'), ...paths('information')].toSorted(),
  )
  expect(paths('legal')).toHaveLength(3 * languages.length)
  for (const path of paths('legal')) {
    const markdown = file(path)
    expect(markdown).toMatch(/^# \S/)
    expect(markdown).not.toMatch(/\{\{|\{#|:::|<(?!\S+@)\w/)
    expect(markdown.match(/^## /gm)?.length).toBeGreaterThan(10)
  }
})

it('every asset is asked for by a page', () => {
  const html = pages.map(page => builtPage(page.file).html).join('')
  const assets = Object.keys(manifest.files).filter(path => path.startsWith('/assets/'))
  const loader = assets.find(path => path.includes('loader')) ?? ''
  const reachable = html + file(loader)
  for (const asset of assets) expect(reachable).toContain(asset.replace(/^.*\//, ''))
})
