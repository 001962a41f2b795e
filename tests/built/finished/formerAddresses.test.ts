import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '../../../server/verify/contract.ts'
import { readManifest, siteFolder } from '../../buildUnderTest.ts'

it('every address that the site has had is asked of a server, and answers with a page or leads to one', () => {
  const list = readFileSync('tests/sites/finished/.addresses.txt', 'utf8').split('\n')
  const paths = list.filter(line => line.startsWith('/'))
  const manifest = readManifest()
  const asked = contract(manifest, siteFolder)
  for (const path of paths) {
    const answers = asked.filter(
      expectation => expectation.path === path && expectation.method === undefined,
    )
    expect(answers, path).not.toEqual([])
    for (const { status } of answers) expect([200, 301, 304], path).toContain(status)
  }
  expect(manifest.redirects).toMatchObject({
    '/privacy-policy/0.9': '/privacy-policy',
    '/privacy-policy/0.9.md': '/privacy-policy.md',
  })
})
