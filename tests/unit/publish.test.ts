import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/model/loadSite.ts'
import { robots, securityTxt } from '../../src/output/discovery/textFiles.ts'
import { inspectPage } from '../../src/output/inspectPage.ts'
import { parsePage } from '../../src/output/parsePage.ts'
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
