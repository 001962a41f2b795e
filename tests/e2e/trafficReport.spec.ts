import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from './page.ts'
import { expectSoundReport } from './soundReport.ts'

const address = `file://${resolve('.cache/traffic.html')}`

const paths = [
  ...['/', '/de', '/de/privacy-policy', '/de/data-processing-agreement'],
  ...['/a-path-that-does-not-exist', '/legal.atom'],
]

/** A month of requests, each day more of them. */
function log(): string {
  const days = Array.from({ length: 30 }, (_, index) => index + 1)
  const requests = days.flatMap(day =>
    paths.flatMap(path =>
      Array.from({ length: day }, () => ({
        ...{ time: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`, method: 'GET', path },
        status: path.startsWith('/a-') ? 404 : 200,
      })),
    ),
  )
  return requests.map(request => JSON.stringify(request)).join('\n')
}

// One worker, because each would write the page anew while another one reads it.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/traffic.ts', '-'], {
    env: { ...process.env, SITE: 'tests/sites/unsupplied', SITE_DATE: '2026-06-01' },
    input: log(),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
})

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
