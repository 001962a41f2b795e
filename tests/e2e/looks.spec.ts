import { addresses } from './addresses.ts'
import { expect, test } from './page.ts'

/** Looks that say something: where, of which element, what is computed, and what that says. */
const looks = `
unsupplied /privacy-policy | .placeholder | border-bottom-style: dashed | to be supplied
unsupplied /privacy-policy | .in-short | border-left-width: 2px | not the binding text
unsupplied / | .notice | border-left-width: 2px | to be noticed
unsupplied / | .plan:not([data-popular]) li | border-bottom-width: 1px | one line each
unsupplied / | #faq details | border-bottom-width: 1px | one question each
finished / | .badge-artwork img | height: 54 | Apple asks for 40 at least
finished /withdrawal | .statute | border-top-style: solid | words of the law
finished /imprint | .facts dd | hyphens: none | no hyphen gets into an address
finished /privacy-policy/3.0/changes | ins | text-decoration-line: underline | inserted
finished /privacy-policy/3.0/changes | del | text-decoration-line: line-through | deleted
`

test('what looks say is there to be seen', async ({ page }) => {
  for (const look of looks.trim().split('\n')) {
    const [place = '', selector = '', style = ''] = look.split(' | ')
    const [site = '', path = ''] = place.split(' ')
    const [property = '', value = ''] = style.split(': ')
    await page.goto(addresses[site as keyof typeof addresses] + path)
    const element = page.locator(selector).first()
    await expect(element, look).toHaveCSS(property, new RegExp(`^${value}`))
  }
})
