import { describe, expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'
import { languages } from '../../src/i18n/languages.ts'
import { notFoundPages, pages, routePages } from '../../src/pages/pageTable.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage, textOf } from './builtPage.ts'

const addresses = routePages.map(({ path }) => path)
const served = Object.keys(readManifest().files)

describe.each(pages)('$path', ({ file, language }) => {
  const page = builtPage(file)

  it('says its language, a title and a description', () => {
    expect(attribute(page.one('html'), 'lang')).toBe(language)
    expect(textOf(page.one('title')).length).toBeLessThanOrEqual(65)
    const description = attribute(page.one('meta[name=description]'), 'content')
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('has one heading of the first rank and skips no rank', () => {
    const ranks = page.all('h1, h2, h3, h4').map(heading => Number(heading.tagName[1]))
    expect(ranks.filter(rank => rank === 1)).toHaveLength(1)
    for (const [index, rank] of ranks.entries()) {
      const before = ranks[index - 1]
      if (before !== undefined && rank > before) expect(rank - before).toBe(1)
    }
  })

  it('uses every id once, and links only to ids and pages that exist', () => {
    const ids = page.all('[id]').map(element => attribute(element, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of page.all('a[href]')) {
      const href = attribute(link, 'href')
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
      else if (href.startsWith('/')) expect(served).toContain(href.split('#')[0])
      else expect(href).toMatch(/^(?:https:|mailto:|tel:\+\d)/)
    }
  })
})

it.each(notFoundPages)('$path stays out of search engines, without a canonical', ({ file }) => {
  const page = builtPage(file)
  expect(attribute(page.one('meta[name=robots]'), 'content')).toContain('noindex')
  expect(page.all('link[rel=canonical], link[rel=alternate]')).toEqual([])
})

it.each(routePages)('$path names its canonical address and its languages', entry => {
  const { kind, path, file } = entry
  const offered = kind === 'landing' ? site.languages.site : site.languages.legal
  const page = builtPage(file)
  expect(attribute(page.one('link[rel=canonical]'), 'href')).toBe(new URL(path, site.origin).href)
  const alternates = page.all('link[rel=alternate][hreflang]')
  expect(alternates.map(link => attribute(link, 'hrefLang'))).toEqual([
    ...languages.map(({ code }) => code).filter(code => offered.includes(code)),
    'x-default',
  ])
  for (const link of alternates) {
    expect(addresses).toContain(new URL(attribute(link, 'href')).pathname)
  }
})

it.each(routePages)('the switch of $path leads to its other languages', entry => {
  const page = builtPage(entry.file)
  const offered = entry.kind === 'landing' ? site.languages.site : site.languages.legal
  const links = page.all('#languages a')
  expect(links.map(link => attribute(link, 'hrefLang')).toSorted()).toEqual([...offered].toSorted())
  for (const link of links) expect(addresses).toContain(attribute(link, 'href'))
  const current = page.all('#languages [aria-current]')
  expect(current.map(link => attribute(link, 'href'))).toEqual([entry.path])
})

it('titles are told apart', () => {
  const titles = routePages.map(({ file }) => textOf(builtPage(file).one('title')))
  expect(new Set(titles).size).toBe(titles.length)
})
