import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outputFolder } from '../../scripts/build/outputFolder.mjs'
import { readManifest, siteFolder } from '../buildUnderTest.ts'
import { builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'
import { notFoundPages, pages, routePages } from './sitePages.ts'

const manifest = readManifest()
const read = (file: string) => readFileSync(join(outputFolder, file), 'utf8')

/** The files below a folder, by their path from there. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()
}

/** What servers send, without the forms that only they read. */
const allSent = filesBelow(siteFolder).filter(file => !/\.(?:br|gz)$/.test(file))
const sent = allSent.filter(file => !fixture.publicFiles.includes(file))
const isDocument = /^(?:privacy-policy|terms-of-service|data-processing-agreement)\b/

describe('a build', () => {
  it('is what its servers and hosts need, a stamp, and the default texts for the next build', () => {
    expect(readdirSync(outputFolder).toSorted()).toEqual([
      'build-stamp.json',
      'default-texts.json',
      'hosts',
      'manifest.json',
      'nginx',
      'server',
      'site',
    ])
    expect(manifest.showsDrafts).toBeUndefined()
    expect(read('nginx/maps.conf')).toContain(`default "${fixture.origin}"`)
  })

  it('has these files besides pages, and each document as page, Markdown, Word and feed', () => {
    const besides = sent.filter(file => !/\.html$|^(?:assets|media|de|fr|es)\//.test(file))
    const drawn = routePages.filter(({ route }) => !(route === 'landing' && fixture.hasOwnWorks))
    const cards = drawn.map(({ route, language }) => `cards/${route}.${language}.png`)
    expect(besides.filter(file => file.startsWith('cards/'))).toEqual(
      [...new Set(cards)].toSorted(),
    )
    // Three places at three times.
    expect(besides.filter(file => file.startsWith('wallpapers/'))).toHaveLength(9)
    const others = besides.filter(file => !/^(?:cards|wallpapers)\//.test(file))
    expect(others.filter(file => !isDocument.test(file) && !file.endsWith('.md'))).toEqual([
      ...fixture.appAssociations,
      ...(fixture.hasSecurityContact ? ['.well-known/security.txt'] : []),
      'apple-touch-icon.png',
      'favicon.ico',
      'icon-192.png',
      'icon-512.png',
      'legal.atom',
      'legal.json',
      'legal.schema.json',
      'licenses.txt',
      'llms.txt',
      ...fixture.pressFiles,
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
    ])
    const endings = ['atom', 'docx', 'html', 'md'].map(ending => `terms-of-service.${ending}`)
    expect(sent.filter(file => file.startsWith('terms-of-service.'))).toEqual(endings)
    expect(sent.filter(file => file.startsWith('es/terms-of-service.'))).toEqual(
      endings.map(file => `es/${file}`),
    )
  })

  it('serves these pages and no others, and at unknown addresses one of their language', () => {
    const served = Object.entries(manifest.files).filter(([, { type }]) => /^text\/html/.test(type))
    const pagesServed = served.filter(([path]) => !fixture.publicFiles.includes(path.slice(1)))
    expect(
      pagesServed.map(([path, { variants }]) => [path, variants.identity.file]).toSorted(),
    ).toEqual(routePages.map(({ path, file }) => [path, file]).toSorted())
    expect(sent.filter(file => file.endsWith('.html'))).toEqual(
      pages.map(({ file }) => file).toSorted(),
    )
    const shown = Object.entries(manifest.notFound).map(([prefix, { variants }]) => [
      prefix,
      variants.identity.file,
    ])
    expect(shown).toEqual([
      ['', '404.html'] as const,
      ['/de', 'de/404.html'] as const,
      ['/fr', 'fr/404.html'] as const,
      ['/es', 'es/404.html'] as const,
    ])
    expect(notFoundPages.map(({ file }) => file)).toEqual(shown.map(([, file]) => file))
  })

  it.each([
    ['cloudflare', /^\/\*\n {2}! Access-Control-Allow-Origin\n/, / \/ 301\n/],
    ['netlify', /^\/\*\n {2}Content-Security-Policy: default-src 'none';/, / \/ 301!\n/],
  ])('has a folder to upload to %s: the site’s files and that host’s rules', (host, ...rules) => {
    const folder = join(outputFolder, 'hosts', host)
    expect(filesBelow(folder)).toEqual([...allSent, '_headers', '_redirects'].toSorted())
    for (const [index, file] of ['_headers', '_redirects'].entries())
      expect(read(`hosts/${host}/${file}`)).toMatch(rules[index] ?? '')
    const page = 'de/privacy-policy.html'
    expect(read(`hosts/${host}/${page}`)).toBe(read(`site/${page}`))
  })
})

it('browsers keep what has a hash for a year, the manifest for a day, and ask for all else', () => {
  const kept = Object.entries(manifest.files).map(([path, { headers }]) => {
    const [, lifetime = ''] = headers[0] ?? []
    return [path.replace(/^\/(assets|media)\/.*/, '$1'), lifetime] as const
  })
  const year = 'public, max-age=31536000, immutable'
  const others = kept.filter(([, lifetime]) => lifetime !== 'no-cache')
  expect(Object.fromEntries(others)).toEqual({
    assets: year,
    ...(fixture.hasOwnWorks && { media: year }),
    '/site.webmanifest': 'public, max-age=86400',
  })
})

describe('what it says to machines', () => {
  it('robots.txt lets search engines in or keeps them out, and names the sitemap', () => {
    expect(read('site/robots.txt')).toBe(
      `User-agent: *\n${fixture.isOpen ? 'Allow' : 'Disallow'}: /\n\nSitemap: ${fixture.origin}/sitemap.xml\n`,
    )
  })

  it('licenses name what visitors get of others, and beside the server what it is bundled from', () => {
    const namesIn = (text: string) =>
      Array.from(text.matchAll(/^-{72}\n\n(.+)$/gm), ([, name]) => name)
    const licenses = read('site/licenses.txt')
    expect(namesIn(licenses)).toEqual([
      '@fontsource-variable/instrument-sans',
      '@fontsource/instrument-serif',
      'react',
      'react-dom',
      'scheduler',
    ])
    expect(licenses).toContain('License: OFL-1.1\n\nCopyright 2022 The Instrument Serif Project')
    expect(licenses).toContain('\nreact\nLicense: MIT\n\nMIT License\n')
    const ofServer = namesIn(read('server/licenses.txt'))
    expect(ofServer).toContain('express')
    expect(ofServer).not.toContain('react')
  })
})

describe('its scripts', () => {
  it.each([
    ['the loader', /<script type="module" async src="(\S+)" integrity="sha256-([^"]+)">/],
    [
      'React, inert until it is asked for',
      /<template><script type="module" src="(\S+)" integrity="sha256-([^"]+)"><\/script><\/template>/,
    ],
  ])('pages name %s with its hash, without which browsers refuse it', (_, element) => {
    expect(Object.fromEntries(manifest.headers)['Integrity-Policy']).toBe(
      'blocked-destinations=(script)',
    )
    for (const page of ['index.html', 'privacy-policy.html', '404.html']) {
      const [, path = '', expected] = element.exec(read(`site/${page}`)) ?? []
      const hash = createHash('sha256')
        .update(read(`site${path}`))
        .digest('base64')
      expect(hash, page).toBe(expected)
    }
  })

  it('are two, of which React asks to be compiled at once, off the main thread', () => {
    const scripts = sent.filter(file => /^assets\/.*\.js$/.test(file))
    expect(scripts).toHaveLength(2)
    const hinted = scripts.filter(file =>
      read(`site/${file}`).startsWith('//# allFunctionsCalledOnLoad\n'),
    )
    expect(hinted).toEqual([expect.stringMatching(/^assets\/hydrate\./)])
  })

  it('and all other assets are asked for by a page', () => {
    const html = pages.map(({ file }) => builtPage(file).html).join('')
    const assets = sent.filter(file => file.startsWith('assets/'))
    expect(assets.filter(file => !html.includes(file.replace(/^.*\//, '')))).toEqual([])
  })
})
