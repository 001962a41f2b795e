import { describe, expect, it } from 'vitest'
import { readManifest } from '../../contract/target.ts'

const { redirects, files } = readManifest()

describe('redirects', () => {
  it('short addresses that people guess lead to the documents', () => {
    expect(redirects).toMatchObject({
      '/privacy': '/privacy-policy',
      '/terms': '/terms-of-service',
      '/dpa': '/data-processing-agreement',
      '/datenschutz': '/de/privacy-policy',
      '/agb': '/de/terms-of-service',
      '/avv': '/de/data-processing-agreement',
      '/de/privacy': '/de/privacy-policy',
      '/de/terms': '/de/terms-of-service',
      '/de/dpa': '/de/data-processing-agreement',
    })
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

  it('each leads straight to a page', () => {
    for (const [from, to] of Object.entries(redirects)) {
      expect(Object.keys(files), from).toContain(to)
      expect(Object.keys(files)).not.toContain(from)
    }
  })
})
