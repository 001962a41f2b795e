import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteFolder } from '../../contract/target.ts'
import { isPlaceholder } from '../../src/site/placeholder.ts'
import { site } from '../../src/site/values.ts'
import { builtPage, textOf } from './builtPage.ts'

it('security.txt exists exactly when there is a security contact', () => {
  const exists = existsSync(join(siteFolder, '.well-known/security.txt'))
  expect(exists).toBe(!isPlaceholder(site.contacts.security))
})

it('every value that is still to be supplied is shown in brackets (product ruling 1)', () => {
  const { postalAddress } = site.company
  if (isPlaceholder(postalAddress)) {
    const page = builtPage('privacy-policy.html')
    expect(page.all('#company .placeholder').map(textOf)).toContain(
      `[${postalAddress.placeholder.en}]`,
    )
  } else {
    expect(textOf(builtPage('privacy-policy.html').one('#company'))).toContain(postalAddress)
  }
})
