import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { attribute, textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { eachOf } from './eachOf.ts'
import { fixture } from './fixture.ts'
import { notFoundPages, pages, routePages } from './sitePages.ts'

const served = Object.keys(readManifest().files)

eachOf('every page', pages, ({ file, language }, check) => {
  const page = builtPage(file)

  check('states its language, a title, and a description', () => {
    expect(attribute(page.one('html'), 'lang')).toBe(language)
    expect(textOf(page.one('title')).length).toBeLessThanOrEqual(65)
    const description = attribute(page.one('meta[name=description]'), 'content')
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  check('leaves it to the site which numbers are links to call', () => {
    // The landing page shows no numbers that could be taken for some.
    const isLanding = page.all('.hero').length > 0
    const formatDetection = page.all('meta[name=format-detection]')
    expect(formatDetection.map(meta => attribute(meta, 'content'))).toEqual(
      isLanding ? [] : ['telephone=no'],
    )
  })

  check('links only to ids and pages that exist', () => {
    const ids = page.all('[id]').map(element => attribute(element, 'id'))
    for (const link of page.all('a[href]')) {
      const href = attribute(link, 'href')
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
      else if (href.startsWith('/')) expect(served).toContain(href.split('#')[0])
      else expect(href).toMatch(/^(?:https:|mailto:|tel:\+\d)/)
    }
  })
})

eachOf('every 404 page', notFoundPages, ({ file }, check) => {
  const page = builtPage(file)

  check('stays out of search engines, without a canonical', () => {
    expect(attribute(page.one('meta[name=robots]'), 'content')).toContain('noindex')
    expect(page.all('link[rel=canonical], link[rel=alternate]')).toEqual([])
  })
})

eachOf('every page with an address', routePages, (entry, check) => {
  const page = builtPage(entry.file)

  check('names its canonical address and its languages', () => {
    const url = (path: string) => `${fixture.origin}${path}`
    expect(attribute(page.one('link[rel=canonical]'), 'href')).toBe(url(entry.path))
    const links = page.all('link[rel=alternate][hreflang]')
    expect(links.map(link => [attribute(link, 'hrefLang'), attribute(link, 'href')])).toEqual([
      ...entry.alternates.map(([language, path]) => [language, url(path)]),
      ['x-default', url(entry.alternates[0]?.[1] ?? '')],
    ])
  })

  check('says how large the picture is that is shown where it is shared', () => {
    const contentOf = (property: string) =>
      attribute(page.one(`meta[property="og:${property}"]`), 'content')
    const file = contentOf('image').replace(fixture.origin, '')
    expect(served).toContain(file)
    expect([contentOf('image:width'), contentOf('image:height')]).toEqual(['1200', '630'])
    const content = readFileSync(join(siteFolder, file))
    // Width and height of a PNG file stand at its head; the picture of the company is a JPEG file.
    if (file.endsWith('.png'))
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
  })

  check('has a language switch that leads to the same page in each language', () => {
    const links = page.all('#languages a')
    expect(
      links.map(link => [attribute(link, 'hrefLang'), attribute(link, 'href')]).toSorted(),
    ).toEqual(entry.alternates.toSorted())
    const current = page.all('#languages [aria-current]')
    expect(current.map(link => attribute(link, 'href'))).toEqual([entry.path])
  })
})

it('no two pages share a title', () => {
  const titles = routePages.map(({ file }) => textOf(builtPage(file).one('title')))
  expect(new Set(titles).size).toBe(titles.length)
})
