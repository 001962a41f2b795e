import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteFolder } from '../buildUnderTest.ts'
import { textOf } from '../sites/tree.ts'
import { builtPage } from './builtPage.ts'
import { fixture } from './fixture.ts'

it('security.txt names the security contact, and does not exist without one', () => {
  const file = join(siteFolder, '.well-known/security.txt')
  expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(fixture.securityTxt)
})

it('a supplied value is shown, and a missing one is named in brackets (product ruling 1)', () => {
  const company = builtPage('privacy-policy.html').one('#company')
  expect(textOf(company)).toContain(`Postal address: ${fixture.postalAddress}`)
  const missing = builtPage('privacy-policy.html').all('#company .placeholder').map(textOf)
  expect(missing.includes(fixture.postalAddress)).toBe(fixture.postalAddress.startsWith('['))
})
