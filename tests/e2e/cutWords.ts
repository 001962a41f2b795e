import type { Page } from '@playwright/test'
import { mobile } from './page.ts'

const widths = [320, 390, 600, 900, 1024]

/** The words of the triptych that are cut or wider than their panel, by the width of the screen in px. */
export async function cutWords(page: Page): Promise<Record<number, readonly (string | null)[]>> {
  const found: Record<number, readonly (string | null)[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: mobile.height })
    const cut = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.panel')).flatMap(panel => {
        const frame = panel.getBoundingClientRect()
        return Array.from(panel.querySelectorAll('.choice span, .pill, .panel-chat p'))
          .filter(element => {
            const box = element.getBoundingClientRect()
            return box.right > frame.right || box.left < frame.left || box.top < frame.top
          })
          .map(element => element.textContent)
      }),
    )
    if (cut.length > 0) found[width] = cut
  }
  return found
}
