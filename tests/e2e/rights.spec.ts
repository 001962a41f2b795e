import { accessibilityViolations } from './accessibilityViolations.ts'
import { expect, test } from './page.ts'

const groups = ['europe', 'california', 'states', 'everyone'] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(`your rights, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('show all of them at first, then those that apply where the visitor lives', async ({
      page,
    }) => {
      await page.goto('/your-rights')
      const expectShown = async (...shown: (typeof groups)[number][]) => {
        for (const group of groups) {
          const section = page.locator(`section#${group}`)
          await (shown.includes(group)
            ? expect(section).toBeVisible()
            : expect(section).toBeHidden())
        }
      }
      await expectShown(...groups)
      const choice = page.getByRole('group', { name: 'Where do you live?' })
      await choice.getByRole('radio', { name: 'California' }).check()
      await expectShown('california', 'everyone')
      // The keyboard moves on within the group, as in every group of radio buttons.
      await page.keyboard.press('ArrowDown')
      await expectShown('states', 'everyone')
      if (javaScriptEnabled) {
        expect(await accessibilityViolations(page), 'while some are hidden').toEqual([])
      }
      await choice.getByRole('radio', { name: 'Elsewhere' }).check()
      await expectShown('everyone')
      await page.emulateMedia({ media: 'print' })
      await expectShown('everyone')
      await page.emulateMedia({ media: 'screen' })
      await choice.getByRole('radio', { name: 'Show all' }).check()
      await expectShown(...groups)

      await test.step('show the right that an address names, whatever was chosen', async () => {
        await choice.getByRole('radio', { name: 'Europe' }).check()
        await expect(page.locator('#know')).toBeHidden()
        await page.goto('/your-rights#know')
        await expect(page.locator('#know')).toBeInViewport()
        await expect(choice.getByRole('radio', { name: 'Europe' })).toBeChecked()
      })
    })
  })
}
