import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { outputFolder } from '../../contract/outputFolder.mjs'
import { readManifest, siteFolder } from '../../contract/target.ts'
import { legalLanguages } from '../../src/content/offeredLanguages.ts'
import { site } from '../../src/site/values.ts'
import { attribute, builtPage } from './builtPage.ts'

const paths = {
  en: '/legal.atom',
  de: '/de/legal.atom',
  fr: '/fr/legal.atom',
  es: '/es/legal.atom',
}
const documents = {
  en: 'privacy-policy.html',
  de: 'de/privacy-policy.html',
  fr: 'fr/privacy-policy.html',
  es: 'es/privacy-policy.html',
}
const served = Object.keys(readManifest().files)

describe.each(legalLanguages)('the feed of legal changes in %s', language => {
  const path = paths[language]
  const xml = readFileSync(join(siteFolder, path), 'utf8')
  const feed = parseAtomFeed(xml)
  const entries = feed.entries ?? []

  it('is found by the documents and says where it is', () => {
    const link = builtPage(documents[language]).one('link[type="application/atom+xml"]')
    expect(attribute(link, 'href')).toBe(path)
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(
      new URL(path, site.origin).href,
    )
    expect(xml).toContain(`xml:lang="${language}"`)
  })

  it('has what RFC 4287 asks of a feed and of each entry', () => {
    expect(feed.authors?.[0]?.name).toMatch(/\S/)
    expect(feed.title?.value).toMatch(/\S/)
    const ids = [feed.id, ...entries.map(({ id }) => id)]
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
    const days = entries.map(({ updated }) => updated ?? '')
    expect(days.toSorted().toReversed()).toEqual(days)
    expect(feed.updated).toBe(days[0])
  })

  it('leads to pages of the site, and tells that version 2.0 of the policy took effect', () => {
    expect(entries.length).toBeGreaterThan(2)
    for (const { links } of entries) {
      expect(served).toContain(new URL(links?.[0]?.href ?? '').pathname)
    }
    const effective = entries.filter(({ updated }) => updated === '2025-01-01T00:00:00Z')
    expect(effective.some(({ title }) => title?.value.includes('2.0'))).toBe(true)
  })
})

it('outside archives are told where the documents are and which part is the text', () => {
  const declaration = JSON.parse(
    readFileSync(join(outputFolder, 'open-terms-archive.json'), 'utf8'),
  )
  expect(declaration.name).toBe(site.brand)
  expect(declaration.terms['Privacy Policy']).toEqual({
    fetch: `${site.origin}/privacy-policy`,
    select: '#document-text',
    remove: ['.in-short', '.narrow'],
  })
  expect(Object.keys(declaration.terms)).toEqual([
    'Privacy Policy',
    'Terms of Service',
    'Data Processor Agreement',
  ])
})
