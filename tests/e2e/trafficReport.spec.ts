import { resolve } from 'node:path'
import { pagesFolder } from '../sites/environment.mjs'
import { expect, test } from './page.ts'
import { expectSoundReport } from './soundReport.ts'

const address = `file://${resolve(pagesFolder, 'traffic.html')}`

test('axe finds nothing in the traffic, light or dark, wide and narrow', async ({ page }) => {
  await page.goto(address)
  await page.getByText('Every day in figures').click()
  await expectSoundReport(page)

  await test.step('on a phone, days and figures stay whole', async () => {
    const row = page.getByRole('row', { name: '2026-11-30 120 30 30 30 30' })
    const lines = await row.evaluate(element =>
      Array.from(element.children, cell => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      }),
    )
    expect(lines).toEqual([1, 1, 1, 1, 1, 1])
  })
})

test('on paper every figure is there', async ({ page }) => {
  await page.goto(address)
  const row = page.getByRole('row', { name: '2026-11-30 120 30 30 30 30' })
  await expect(row).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
})
