import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outputFolder } from '../../../scripts/build/outputFolder.mjs'
import { readManifest, siteFolder } from '../../buildUnderTest.ts'
import { attribute, textOf } from '../../sites/tree.ts'
import { builtPage } from '../builtPage.ts'

// The licenses are the words of others.
const texts = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.(?:html|md|txt|xml)$/.test(file) && file !== 'licenses.txt',
)

describe('a site with everything supplied', () => {
  it('shows no square bracket and names no other store in any file', () => {
    expect(texts.length).toBeGreaterThan(15)
    for (const file of texts) {
      const text = readFileSync(join(siteFolder, file), 'utf8')
        .replaceAll(
          /<script type="[^"]*json"[\s\S]*?<\/script>|<script type="speculationrules"[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>/g,
          '',
        )
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      expect(text.match(/\[[^\]]*\]/g) ?? [], file).toEqual([])
      // Its app is in the App Store alone.
      expect(text, file).not.toContain('Google')
    }
  })

  it('has Safari show its banner, and offers badge and QR code', () => {
    for (const file of ['index.html', 'de.html']) {
      const page = builtPage(file)
      const banner = attribute(page.one('meta[name="apple-itunes-app"]'), 'content')
      expect(banner).toBe('app-id=1234567890')
      const link = 'https://apps.apple.com/us/app/longhand-studio/id1234567890'
      for (const place of ['#home', '#contact']) {
        const badge = page.one(`${place} a.badge-artwork`)
        expect(attribute(badge, 'href')).toBe(link)
      }
      // Before anybody comes near them, badge and code cost no request.
      expect(attribute(page.one('#home a.badge-artwork img'), 'src')).toContain(
        'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22',
      )
      for (const [picture, file] of [
        ['a.badge-artwork img', /^\/assets\/app-store\.[0-9a-f]{8}\.svg$/],
        ['.qr-code img', /^\/assets\/qr-code\.[0-9a-f]{8}\.svg$/],
      ] as const) {
        const image = page.one(`#contact ${picture}`)
        expect(attribute(image, 'src')).toMatch(file)
        expect(attribute(image, 'loading')).toBe('lazy')
      }
      expect(textOf(page.one('.footer-rights [lang="en"]'))).toContain(
        'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.',
      )
      for (const plan of page.all('.plan a.button')) expect(attribute(plan, 'href')).toBe(link)
    }
  })

  it('sends HSTS, and a policy under which the build works at an address without https, too', () => {
    const headers = new Map(readManifest().headers)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  })

  it.each([
    ['.well-known/apple-app-site-association', 'application/json'],
    ['app-ads.txt', 'text/plain; charset=utf-8'],
    ['google0123456789abcdef.html', 'text/html; charset=utf-8'],
    ['key.bin', 'application/octet-stream'],
  ])('serves the company’s %s at the root, as it is, as %s on every host', (name, type) => {
    expect(readManifest().files[`/${name}`]).toMatchObject({
      type,
      headers: [
        ['Cache-Control', 'no-cache'],
        ['Vary', 'Accept-Encoding'],
      ],
    })
    const source = readFileSync(join('tests/sites/finished/public', name))
    for (const folder of ['site', 'hosts/cloudflare', 'hosts/netlify'])
      expect(readFileSync(join(outputFolder, folder, name)).equals(source), folder).toBe(true)
    const netlify = readFileSync(join(outputFolder, 'hosts/netlify/_headers'), 'utf8')
    const rule = netlify.split('\n\n').find(text => text.startsWith(`/${name}\n`))
    expect(rule).toContain(`\n  Content-Type: ${type}`)
  })

  it('links every telephone number it shows, as it is dialed', () => {
    const dialed: Readonly<Record<string, string>> = {
      '+1 307 555 0100': 'tel:+13075550100',
      '+1 307 555 0101': 'tel:+13075550101',
      '+49 30 23125 000': 'tel:+493023125000',
    }
    const files = ['imprint', 'report', 'digital-services', 'privacy-policy', 'de/impressum']
    for (const file of files) {
      const page = builtPage(`${file}.html`)
      const links = page.all('a[href^="tel:"]')
      expect(links.length, file).toBeGreaterThan(0)
      for (const link of links) {
        expect(attribute(link, 'href'), file).toBe(dialed[textOf(link)])
      }
      const shown = textOf(page.one('main')).match(/\+(?:1 307|49 30)/g) ?? []
      expect(links, file).toHaveLength(shown.length)
    }
  })

  it('tells translation tools to leave names and addresses alone', () => {
    const untranslated = (file: string) =>
      builtPage(file)
        .all('[translate=no]')
        .map(element => textOf(element))
    expect(untranslated('index.html')).toEqual(
      expect.arrayContaining(['Longhand Studio', 'Longhand Studio Example, Inc.']),
    )
    expect(untranslated('data-processing-agreement.html')).toEqual(
      expect.arrayContaining([
        'Longhand Studio Example, Inc.',
        'privacy@example.com',
        'Example Conversational Intelligence Services, Inc.',
      ]),
    )
    expect(untranslated('imprint.html')).toContain('+1 307 555 0100')
    expect(untranslated('sub-processors.html')).toContain(
      'Example Still Pictures Synthesis Holdings, Inc.',
    )
  })

  it('links its support contact', () => {
    expect(attribute(builtPage('index.html').one('.footer a[href^=mailto]'), 'href')).toBe(
      'mailto:support@example.com',
    )
  })
})
