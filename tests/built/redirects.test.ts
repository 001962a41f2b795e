import { describe, expect, it } from 'vitest'
import { readSite } from '../../scripts/readSite.ts'
import { lastingAddresses, valuesInForce } from '../../src/company/index.ts'
import { readManifest } from '../buildUnderTest.ts'

const { redirects, files } = readManifest()

describe('redirects', () => {
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
      expect(Object.keys(files), from).toContain(to.split('#')[0])
      expect(Object.keys(files)).not.toContain(from)
    }
  })
})

it('the addresses that a publication lists are those of the pages and files that the build has', () => {
  const { site } = valuesInForce(readSite(process.env))
  const passing = /^\/(?:assets|cards|media|wallpapers|\.well-known)\//
  const kept = Object.keys(files).filter(path => !passing.test(path))
  expect(Array.from(lastingAddresses(site)).toSorted()).toEqual(kept.toSorted())
})
