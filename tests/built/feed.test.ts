import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { attribute } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'
import { xmlFault } from './xmlFault.ts'

const paths = {
  en: '/legal.atom',
  de: '/de/legal.atom',
  fr: '/fr/legal.atom',
  es: '/es/legal.atom',
}
const policies = {
  en: 'privacy-policy.html',
  de: 'de/privacy-policy.html',
  fr: 'fr/privacy-policy.html',
  es: 'es/privacy-policy.html',
}
const served = Object.keys(readManifest().files)

describe.each(fixture.languages.legal)('the feed of legal changes in %s', language => {
  const path = paths[language]
  // Read as text, not by the library that writes it.
  const xml = readFileSync(join(siteFolder, path), 'utf8')
  const [head = '', ...entries] = xml.split('<entry>')
  const values = (part: string, name: string) =>
    Array.from(part.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, value]) => value)

  it('is well-formed XML in the namespace of Atom', () => {
    expect(xmlFault(xml)).toBeUndefined()
    expect(head).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`)
  })

  it('is linked from the documents and states its own address', () => {
    const links = builtPage(policies[language]).all('link[type="application/atom+xml"]')
    const own = path.replace('legal', 'privacy-policy')
    expect(links.map(link => attribute(link, 'href'))).toEqual([own, path])
    expect(head).toContain(
      `<link href="${fixture.origin}${path}" rel="self" type="application/atom+xml"/>`,
    )
  })

  it('has what RFC 4287 asks of a feed and of each entry', () => {
    expect(head).toMatch(/<author>\s*<name>[^<]*\S[^<]*<\/name>\s*<\/author>/)
    for (const part of [head, ...entries]) {
      const [title, ...others] = values(part, 'title')
      expect(title).toMatch(/\S/)
      expect(others).toEqual([])
      expect(values(part, 'updated')).toEqual([
        expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      ])
      expect(part.match(/<link [^>]*rel="alternate"/g)).toHaveLength(1)
    }
    const ids = values(xml, 'id')
    expect(ids).toHaveLength(entries.length + 1)
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
    const days = entries.flatMap(entry => values(entry, 'updated'))
    expect(days.toSorted().toReversed()).toEqual(days)
    expect(values(head, 'updated')).toEqual(days.slice(0, 1))
  })

  it('links to pages of the site, and reports that version 2.0 of the policy took effect', () => {
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) {
      const [, href = ''] =
        /<link href="([^"]+)" rel="alternate" type="text\/html"/.exec(entry) ?? []
      expect(href.startsWith(`${fixture.origin}/`)).toBe(true)
      expect(served).toContain(new URL(href).pathname)
    }
    const policy = `${fixture.origin}${path.replace('legal.atom', 'privacy-policy/2.0')}`
    const effective = entries.filter(entry =>
      values(entry, 'updated').includes('2025-01-01T00:00:00.000Z'),
    )
    expect(effective.filter(entry => entry.includes(`href="${policy}"`))).toEqual([
      expect.stringMatching(/<title>[^<]*2\.0/),
    ])
  })
})

describe.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/de/privacy-policy', 'Datenschutzerklärung'],
  ['/terms-of-service', 'Terms of Service'],
  ['/es/data-processing-agreement', 'Contrato de encargo del tratamiento'],
])('the feed of %s', (path, title) => {
  const xml = readFileSync(join(siteFolder, `${path}.atom`), 'utf8')

  it('tells of this document alone, under its own address and title', () => {
    expect(xmlFault(xml)).toBeUndefined()
    expect(xml).toContain(`<title>${fixture.brand}: ${title}</title>`)
    expect(xml).toContain(`<link href="${fixture.origin}${path}.atom" rel="self"`)
    const [alternate = '', ...entries] = Array.from(
      xml.matchAll(/<link href="([^"]+)" rel="alternate"/g),
      ([, href = '']) => new URL(href).pathname,
    )
    expect(alternate).toBe(path)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) {
      expect(entry).toMatch(new RegExp(`^${path}/\\d`))
      expect(served).toContain(entry)
    }
  })

  it('is linked at the head of the document', () => {
    const links = builtPage(`${path.slice(1)}.html`).all('.version-table a')
    expect(links.map(link => attribute(link, 'href'))).toContain(`${path}.atom`)
  })
})

it('the list of all legal pages leads to the feed of each document', () => {
  const links = builtPage('legal.html').all('.entries a')
  expect(links.map(link => attribute(link, 'href'))).toEqual(
    expect.arrayContaining([
      ...['/privacy-policy.atom', '/terms-of-service.atom', '/data-processing-agreement.atom'],
    ]),
  )
})

it.each([
  ['a tag that is not closed', '<a><b></a>'],
  ['an element that is not closed', '<a>'],
  ['a second root', '<a/><a/>'],
  ['text beside the root', '<a/>text'],
  ['a bare ampersand', '<a>Q & A</a>'],
  ['an attribute without quotes', '<a b=c/>'],
])('%s is not well-formed', (_, markup) => {
  expect(xmlFault(`<?xml version="1.0" encoding="utf-8"?>\n${markup}`)).toBeDefined()
  expect(
    xmlFault('<?xml version="1.0" encoding="utf-8"?>\n<a b="c">Q &amp; A</a>\n'),
  ).toBeUndefined()
})
