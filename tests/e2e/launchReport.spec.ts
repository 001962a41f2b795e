import { resolve } from 'node:path'
import { pagesFolder } from '../sites/environment.mjs'
import { expectNoViolations } from './accessibilityViolations.ts'
import { expect, mobile, test } from './page.ts'

const address = `file://${resolve(pagesFolder, 'launch.html')}`

test('axe finds nothing in the report, light or dark, wide and narrow', async ({ page }) => {
  await page.goto(address)
  await expectNoViolations(page, 'wide')
  await page.setViewportSize(mobile)
  await expectNoViolations(page, 'narrow')
  const [room, taken] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return [clientWidth, scrollWidth]
  })
  expect(taken).toBe(room)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the keyboard chooses whose questions are shown, and paper shows all', async ({ page }) => {
    await page.goto(address)
    const shown = page.locator('[data-person]:visible > h2')
    await expect(shown.first()).toHaveText('Marketing')

    await test.step('on paper there is no filter, and the notes are open', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('radio', { name: 'Everybody' })).toBeHidden()
      await expect(
        page.getByText('No representative in Switzerland is named (probably applies)'),
      ).toBeVisible()
      await page.emulateMedia({ media: null })
    })

    await page.getByLabel('Everybody').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Counsel')).toBeChecked()
    await expect(shown).toHaveText(['Counsel'])
    await expect(page.getByText('What is its legal form?')).toBeHidden()
  })
})
