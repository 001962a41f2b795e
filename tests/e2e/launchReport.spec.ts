import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import {
  accessibilityViolations,
  rulesByScheme,
  rulesOfAppearance,
} from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

const address = `file://${resolve('.cache/launch.html')}`

// One worker, because each would write the report anew while another one reads it.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/launchCheck.ts', '--open'], {
    env: { ...process.env, SITE: 'tests/sites/unsupplied', SITE_DATE: '2026-06-01' },
    stdio: 'ignore',
  })
})

for (const [colorScheme, rules] of rulesByScheme) {
  test(`axe finds nothing in the report, ${colorScheme}, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    expect(await accessibilityViolations(page, rules)).toEqual([])
    await page.setViewportSize(mobile)
    expect(await accessibilityViolations(page, rulesOfAppearance)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the keyboard chooses whose questions are shown', async ({ page }) => {
    await page.goto(address)
    const shown = page.getByRole('heading', { level: 3 })
    await expect(shown.first()).toHaveText('Founder')
    await page.getByLabel('Everybody').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Counsel')).toBeChecked()
    await expect(shown).toHaveText(['Counsel', 'Counsel'])
    await expect(page.getByText('What is its legal form?')).toBeHidden()
  })

  test('on paper there is no filter, and the notes are open', async ({ page }) => {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('radio', { name: 'Everybody' })).toBeHidden()
    await expect(page.getByText('Cannot tell whether this applies: Imprint')).toBeVisible()
  })
})
