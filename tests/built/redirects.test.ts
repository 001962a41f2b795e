import { describe, expect, it } from 'vitest'
import { readManifest } from '../buildUnderTest.ts'
import { toDocuments, toStatutoryPages } from './addresses.ts'
import { fixture } from './fixture.ts'

const { redirects, files } = readManifest()

describe('redirects', () => {
  it('short addresses that people guess lead to the documents, in every language', () => {
    expect(redirects).toMatchObject(toDocuments)
  })

  it.each(Object.entries(toStatutoryPages))('%s leads to %s where that page exists', (from, to) => {
    expect(redirects[from]).toBe(fixture.statutoryPages.includes('imprint') ? to : undefined)
  })

  it('other spellings of an address lead to it', () => {
    expect(redirects).toMatchObject({
      '/index.html': '/',
      '/en': '/',
      '/en/': '/',
      '/en/privacy-policy': '/privacy-policy',
      '/privacy-policy/': '/privacy-policy',
      '/privacy-policy.html': '/privacy-policy',
      '/de/': '/de',
      '/de.html': '/de',
      '/de/index.html': '/de',
      '/de/terms-of-service/': '/de/terms-of-service',
    })
  })

  it('a hash sign that a mail program has encoded leads to the section', () => {
    expect(redirects).toMatchObject({
      '/privacy-policy%23company': '/privacy-policy#company',
      '/de/terms-of-service%23acceptance': '/de/terms-of-service#acceptance',
    })
  })

  it('each leads straight to a page', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(Object.keys(files), from).toContain(to.split('#')[0])
      expect(Object.keys(files)).not.toContain(from)
    }
  })
})
