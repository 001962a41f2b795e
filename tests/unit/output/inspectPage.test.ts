import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { inspectPage } from '../../../src/build/output/inspectPage.ts'

describe('what a page needs from the policy', () => {
  it('hashes what the policy allows', () => {
    const page =
      '<style>p{}</style><script type="speculationrules">{}</script><script type="application/ld+json">{}</script><script src="/a.js" integrity="sha256-a"></script>'
    expect(inspectPage('index.html', fromHtml(page))).toEqual({
      styleHashes: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
      scriptHashes: ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"],
      hasClips: false,
      links: [],
      ids: [],
    })
    expect(inspectPage('index.html', fromHtml('<video src="/a.mp4"></video>')).hasClips).toBe(true)
  })

  it('refuses a link that leads nowhere', () => {
    expect(() => inspectPage('a.html', fromHtml('<a href="https://[">'))).toThrow(
      'a.html: links to "https://[", which is no address. Write one like https://www.example.com.',
    )
  })

  it('takes a link of any scheme', () => {
    const page = '<a href="mailto:a@b.example"><a href="tel:+1"><a href="Web+app-2.x:open">'
    expect(inspectPage('a.html', fromHtml(page)).links).toEqual([])
  })
})
