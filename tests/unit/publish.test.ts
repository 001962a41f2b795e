import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { budgetText, checkBudgets, longPages, measureBudgets } from '../../src/output/budgets.ts'
import { robots, securityTxt } from '../../src/output/discovery/textFiles.ts'
import { inspectPage } from '../../src/output/inspectPage.ts'
import { parsePage } from '../../src/output/parsePage.ts'
import type { EncodedFile } from '../../src/output/siteFile.ts'
import { pageTable } from '../../src/pages/pageTable.ts'
import { inEnglish } from '../sites/variants.ts'

const site = inEnglish(loadSite({ folder: 'tests/sites/finished', today: '2026-01-01' }))

describe('inspectPage refuses what the content security policy forbids', () => {
  it.each([
    ['<p style="color:red">', 'a style attribute on <p>'],
    ['<button onclick="go()">', 'an onclick attribute on <button>'],
    ['<script>go()</script>', 'an inline script'],
    ['<script type="module">go()</script>', 'an inline script'],
  ])('%s', (html, expected) => {
    expect(() => inspectPage('index.html', parsePage(`<!doctype html><body>${html}`))).toThrow(
      `index.html: the page holds ${expected}`,
    )
  })

  it('hashes what the policy allows', () => {
    const page =
      '<style>p{}</style><script type="speculationrules">{}</script><script type="application/ld+json">{}</script><script src="/a.js"></script>'
    expect(inspectPage('index.html', parsePage(page))).toEqual({
      styleHashes: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
      scriptHashes: ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"],
      linkTargets: [],
    })
  })

  it('names the origins and schemes that a page links to, each once', () => {
    const page = [
      '<link rel="canonical" href="https://www.example.com/">',
      '<a href="/terms-of-service">',
      '<a href="#top">',
      '<a href="https://apps.example:8443/a?b=c">',
      '<a href="https://apps.example:8443/other">',
      '<a href="mailto:a@b.example">',
      '<a href="tel:+1">',
    ]
    const { linkTargets } = inspectPage('index.html', parsePage(page.join('')))
    expect(linkTargets).toEqual(['https://apps.example:8443', 'mailto:', 'tel:'])
  })

  it('refuses a link that leads nowhere', () => {
    expect(() => inspectPage('a.html', parsePage('<a href="https://[">'))).toThrow(
      'a.html: links to "https://[", which is no address. Write one like https://www.example.com.',
    )
  })
})

describe('budgets', () => {
  const file = (name: string, bytes: number): EncodedFile => ({
    path: `/${name}`,
    file: name,
    cache: 'revalidate',
    content: Buffer.alloc(bytes),
    encoded: { identity: Buffer.alloc(bytes * 2), br: Buffer.alloc(bytes) },
  })
  const measure = (...files: EncodedFile[]) =>
    measureBudgets(pageTable(site).all, files, () => 1_900)
  const check = (...files: EncodedFile[]) => checkBudgets(measure(...files))

  it.each([
    ['404.html', 14_600],
    ['assets/loader.1.js', 1_000],
    ['assets/hydrate.1.js', 64_000],
    ['assets/fonts/a-normal-en.1.woff2', 40_000],
  ])('%s may have %i bytes on the wire and no more', (name, limit) => {
    expect(() => check(file(name, limit))).not.toThrow()
    expect(() => check(file(name, limit + 1))).toThrow(`has ${limit + 1} bytes on the wire, 1 over`)
  })

  it('count fonts by language, with those that all languages share', () => {
    const lines = measure(
      file('assets/fonts/a-normal-en.1.woff2', 20_000),
      file('assets/fonts/a-normal-fr.1.woff2', 21_000),
      file('assets/fonts/a-italic.1.woff2', 4_000),
    )
    expect(lines.filter(({ name }) => name.startsWith('fonts'))).toEqual([
      expect.objectContaining({ name: 'fonts, en', bytes: 24_000 }),
      expect.objectContaining({ name: 'fonts, fr', bytes: 25_000 }),
    ])
  })

  it.each(['index.html', 'privacy-policy.html', 'data-processing-agreement/sign.html'])(
    '%s over its budget is reported and still ships: the length is the operator’s',
    page => {
      const lines = measure(file(page, 25_000))
      expect(() => checkBudgets(lines)).not.toThrow()
      expect(longPages(lines).map(({ name }) => name)).toEqual([page])
    },
  )

  it('of the landing page do not count its headers', () => {
    expect(longPages(measure(file('index.html', 14_600)))).toEqual([])
    expect(longPages(measure(file('index.html', 14_601)))).toHaveLength(1)
  })

  it('of a legal page count its headers too: both share the first TCP window', () => {
    expect(longPages(measure(file('privacy-policy.html', 12_700)))).toEqual([])
    expect(longPages(measure(file('privacy-policy.html', 12_701)))).toHaveLength(1)
  })

  it('are printed beside what was measured', () => {
    const text = budgetText(
      measure(
        file('index.html', 9_074),
        file('privacy-policy.html', 9_074),
        file('assets/loader.1.js', 300),
      ),
    )
    expect(text).toContain('9074 of 14600 bytes, and 1900 of headers\n')
    expect(text).toContain('10974 of 14600 bytes, 1900 of them headers\n')
    expect(text).toContain('300 of 1000 bytes\n')
  })
})

it('security.txt is valid for 360 days (RFC 9116)', () => {
  const text = securityTxt(site) ?? ''
  expect(text).toContain('Contact: mailto:security@example.com\n')
  expect(text).toContain('Expires: 2026-12-27T00:00:00Z\n')
  expect(text).toContain('Preferred-Languages: en, de, fr, es\n')
})

it('robots.txt keeps search engines out of a build that is not ready', () => {
  expect(robots(site, false)).toContain('User-agent: *\nDisallow: /\n')
  expect(robots(site, true)).toContain('User-agent: *\nAllow: /\n')
})
