import { accessibilityViolations } from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

/** A page of each kind, by project, in languages that take turns; placeholders are on one site only. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  unsupplied: ['/', '/de', '/privacy-policy', '/de/data-processing-agreement'],
  finished: [
    ...['/', '/es', '/terms-of-service', '/de/sub-processors', '/fr/vos-droits'],
    ...['/de/data-processing-agreement/sign', '/de/impressum', '/es/denunciar'],
    ...['/privacy-policy/versions', '/privacy-policy/1.9', '/de/privacy-policy/3.0/changes'],
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    // What differs between schemes is color, and between widths the boxes: one of each will do.
    const viewport = colorScheme === 'light' ? { width: 1280, height: 720 } : mobile

    test(`finds nothing on any kind of page at ${viewport.width} px`, async ({ page }, {
      project,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      for (const path of kinds[project.name] ?? []) {
        await page.goto(path)
        expect(await accessibilityViolations(page), path).toEqual([])
      }
    })
  })
}
