import { accessibilityViolations, rulesOfAppearance } from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

/** A page of each kind, by project, in languages that take turns; placeholders are on one site only. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  unsupplied: ['/', '/de', '/privacy-policy', '/de/data-processing-agreement', '/check-this-site'],
  finished: [
    ...['/', '/es', '/terms-of-service', '/de/sub-processors', '/fr/vos-droits', '/legal'],
    ...['/de/data-processing-agreement/sign', '/de/impressum', '/es/denunciar', '/fr/jeunes'],
    ...['/privacy-policy/versions', '/privacy-policy/1.9', '/de/privacy-policy/3.0/changes'],
  ],
}

test('axe finds nothing on any kind of page, light and wide', async ({ page }, { project }) => {
  test.slow()
  for (const path of kinds[project.name] ?? []) {
    await page.goto(path)
    expect(await accessibilityViolations(page), path).toEqual([])
  }
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: mobile })

  test('axe finds nothing on any kind of page, dark and narrow', async ({ page }, { project }) => {
    test.slow()
    for (const path of kinds[project.name] ?? []) {
      await page.goto(path)
      expect(await accessibilityViolations(page, rulesOfAppearance), path).toEqual([])
    }
  })
})
