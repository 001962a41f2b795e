import type { Page } from '@playwright/test'
import { expect, frames, mobile, test } from './page.ts'

interface ReadNode {
  readonly role: string
  readonly name: string
}

const wide = { width: 1280, height: 900 }

/** What a screen reader is told of the page, in order. */
async function readout(page: Page): Promise<ReadNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(node => !node.ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
}

/** Expects each cell of the page's first wide table to be under the name of its column. */
async function expectLabels(page: Page, path: string): Promise<void> {
  const cells = await page
    .locator('table.stacked')
    .first()
    .evaluate(table => {
      const columns = Array.from(table.querySelectorAll('th'), cell => cell.textContent)
      return Array.from(table.querySelectorAll('tbody tr'), row =>
        Array.from(row.querySelectorAll('[data-label]'), (cell, index) => [
          getComputedStyle(cell, '::before').content,
          columns[index],
        ]),
      ).flat()
    })
  expect(cells.length, path).toBeGreaterThan(5)
  // Shown, and not read out: the head of the column is.
  for (const [label, column] of cells) expect(label, path).toBe(`"${column}" / ""`)
}

test('tables stay tables, even where they are laid out as cards', async ({ page }) => {
  for (const path of ['/privacy-policy', '/de/data-processing-agreement']) {
    await page.setViewportSize(wide)
    await page.goto(path)
    await expectLabels(page, path)
    await page.locator('.fact-line summary').click()
    const count = (selector: string) => page.locator(selector).count()
    for (const viewport of [wide, mobile]) {
      await page.setViewportSize(viewport)
      await frames(page)
      const nodes = await readout(page)
      const read = (role: string) => nodes.filter(node => node.role === role).length
      const place = `${path} at ${viewport.width} px`
      expect(read('table'), place).toBe(await count('table'))
      expect(read('row'), place).toBe(await count('tr'))
      expect(read('cell'), place).toBe(await count('td'))
      expect(read('columnheader'), place).toBe(await count('th[scope=col]'))
      expect(read('rowheader'), place).toBe(await count('tbody tr'))
      await expect(page.locator('table [role]')).toHaveCount(0)
      if (path === '/privacy-policy') {
        // The version and its region are two words.
        expect(nodes.map(node => node.name)).toContain('2.0 (US and EU)')
      }
    }
  }
  await page.goto('/de/sub-processors')
  await expectLabels(page, '/de/sub-processors')
})
