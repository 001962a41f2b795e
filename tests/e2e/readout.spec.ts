import type { Page } from '@playwright/test'
import { expect, frames, mobile, test } from './page.ts'

interface ReadNode {
  readonly role: string
  readonly name: string
}

/** What a screen reader is told of the page, in order. */
async function readout(page: Page): Promise<ReadNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(node => !node.ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
}

test('the version and its region are two words', async ({ page }) => {
  await page.goto('/privacy-policy')
  const texts = (await readout(page)).map(({ name }) => name)
  expect(texts).toContain('2.0 (US and EU)')
})

test('tables stay tables, even where they are laid out as cards', async ({ page }) => {
  for (const path of ['/privacy-policy', '/de/data-processing-agreement']) {
    await page.goto(path)
    const count = (selector: string) => page.locator(selector).count()
    for (const viewport of [{ width: 1280, height: 720 }, mobile]) {
      await page.setViewportSize(viewport)
      await frames(page)
      const roles = (await readout(page)).map(({ role }) => role)
      const read = (role: string) => roles.filter(found => found === role).length
      expect(read('table')).toBe(await count('table'))
      expect(read('row')).toBe(await count('tr'))
      expect(read('cell')).toBe(await count('td'))
      expect(read('columnheader')).toBe(await count('th[scope=col]'))
      await expect(page.locator('table [role]')).toHaveCount(0)
    }
  }
})

test('each cell of a wide table, folded to a card, is under the name of its column', async ({
  page,
}) => {
  for (const path of ['/privacy-policy', '/de/sub-processors', '/data-processing-agreement']) {
    await page.setViewportSize(path.includes('sub-') ? mobile : { width: 1280, height: 900 })
    await page.goto(path)
    const cells = await page
      .locator('table.stacked')
      .first()
      .evaluate(table => {
        const columns = Array.from(table.querySelectorAll('th'), cell => cell.textContent)
        return Array.from(table.querySelectorAll('tbody tr'), row =>
          Array.from(row.querySelectorAll('td'), (cell, index) => [
            getComputedStyle(cell, '::before').content,
            columns[index],
          ]),
        ).flat()
      })
    expect(cells.length, path).toBeGreaterThan(5)
    for (const [label, column] of cells) expect(label, path).toBe(`"${column}"`)
  }
})
