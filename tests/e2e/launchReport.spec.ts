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

test('paper shows the notes', async ({ page }) => {
  await page.goto(address)
  const note = page.getByText('No representative in Switzerland is named (probably applies)')
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
})
