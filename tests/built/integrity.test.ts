import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readManifest, siteFolder } from '../../contract/target.ts'
import { fixture } from './fixture.ts'
import { notFoundPages } from './sitePages.ts'

const built = readManifest()
const read = (path: string) => readFileSync(join(siteFolder, path))
const manifest = JSON.parse(read('.well-known/site-manifest.json').toString())
const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

it('the manifest lists every file that the site serves, but itself and its signature', () => {
  const own = ['/.well-known/site-manifest.json', '/.well-known/site-manifest.sig']
  const served = Object.entries(built.files).filter(([path]) => !own.includes(path))
  const expected = [
    ...served.map(([path, { variants }]) => [path, hash(read(variants.identity.file))]),
    ...notFoundPages.map(({ path, file }) => [path, hash(read(file))]),
  ]
  expect(Object.entries(manifest.files)).toEqual(expected.toSorted())
})

it('the manifest says what it is of, and until when', () => {
  const day = fixture.isOpen ? '2027-02-01' : '2026-06-01'
  // A week after version 3.0 of the policy takes effect; 360 days where nothing is due.
  const expires = fixture.isOpen ? '2027-03-08' : '2027-05-27'
  expect(manifest).toMatchObject({ origin: fixture.origin, built: day, expires })
  expect(manifest.commit).toMatch(/^[\da-f]{40}(?:-dirty)?$/)
})

it('each published version is there, with the hash of its text and of the one before it', () => {
  const texts = JSON.parse(read('.well-known/document-versions.json').toString())
  const published = fixture.isOpen ? ['1.9', '2.0', '3.0'] : []
  expect(manifest.versions.map(({ version }: { version: string }) => version)).toEqual(published)
  let previous: string | null = null
  for (const { hash: own, ...link } of manifest.versions) {
    expect(link).toMatchObject({ document: 'privacy-policy', previous })
    expect(own).toBe(hash(JSON.stringify(link)))
    expect(Object.keys(link.texts)).toEqual(['de', 'en', 'es', 'fr'])
    for (const [language, expected] of Object.entries(link.texts)) {
      const file = join(process.env.SITE ?? '', `versions/privacy-policy/${link.version}`)
      expect(expected).toBe(hash(readFileSync(join(file, `${language}.md`))))
      expect(expected).toBe(hash(texts[`privacy-policy/${link.version}/${language}`]))
    }
    previous = own
  }
})

it.each([
  ['the loader', /<script type="module" async src="(\S+)" integrity="sha256-([^"]+)">/],
  [
    'React, inert until it is asked for',
    /<template><script type="module" src="(\S+)" integrity="sha256-([^"]+)"><\/script><\/template>/,
  ],
])('pages name %s with its hash, without which browsers refuse it', (_, element) => {
  expect(Object.fromEntries(built.headers)['Integrity-Policy']).toBe(
    'blocked-destinations=(script)',
  )
  for (const page of ['index.html', 'privacy-policy.html', '404.html']) {
    const [, path = '', expected] = element.exec(read(page).toString()) ?? []
    expect(createHash('sha256').update(read(path)).digest('base64')).toBe(expected)
  }
})
