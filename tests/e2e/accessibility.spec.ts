import {
  accessibilityViolations,
  everyRule,
  rulesOfAppearance,
  showScheme,
} from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

/**
 * A page of each kind, by project, in languages that take turns; placeholders are on one site only, whose
 * German landing page is looked at with its menus open.
 */
const kinds: Readonly<Record<string, readonly string[]>> = {
  unsupplied: ['/', '/privacy-policy', '/check-this-site'],
  finished: [
    ...['/', '/terms-of-service', '/de/sub-processors', '/fr/vos-droits', '/legal'],
    ...['/de/data-processing-agreement/sign', '/de/impressum', '/es/denunciar', '/fr/jeunes'],
    ...['/privacy-policy/versions', '/privacy-policy/1.9', '/de/privacy-policy/3.0/changes'],
  ],
}

test('axe finds nothing on any kind of page, light and wide or dark and narrow', async ({ page }, {
  project,
}) => {
  test.slow()
  const looks = [
    { colorScheme: 'light', viewport: { width: 1280, height: 720 }, rules: everyRule },
    { colorScheme: 'dark', viewport: mobile, rules: rulesOfAppearance },
  ] as const
  // Each page begins with the look with which the one before it ended.
  let order = [...looks]
  for (const path of kinds[project.name] ?? []) {
    await page.goto(path)
    for (const { colorScheme, viewport, rules } of order) {
      await page.setViewportSize(viewport)
      await showScheme(page, colorScheme)
      expect(await accessibilityViolations(page, rules), `${path}, ${colorScheme}`).toEqual([])
    }
    order = order.toReversed()
  }
})
