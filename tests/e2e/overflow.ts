import type { Page } from '@playwright/test'

/**
 * How far the page can be scrolled sideways, or what a frame of it cuts off, in px, at each size of its text
 * in percent. All sizes are looked at in one task: none of them is painted.
 */
export function overflowAt(page: Page, percents: readonly number[]): Promise<number[]> {
  return page.evaluate(sizes => {
    const { documentElement: root } = document
    const boxes = [root, ...document.querySelectorAll('.frame')]
    return sizes.map(size => {
      root.style.fontSize = size === 100 ? '' : `${size}%`
      return Math.max(...boxes.map(box => box.scrollWidth - box.clientWidth))
    })
  }, percents)
}
