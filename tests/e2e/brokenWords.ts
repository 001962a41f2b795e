import type { Page } from '@playwright/test'

/** Words in the cells of tables that stand on two lines, and tables that are wider than the paper. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const range = document.createRange()
    const topOf = (text: Text, index: number) => {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getClientRects()[0]?.top ?? 0
    }
    for (const cell of document.querySelectorAll('th, td')) {
      if (!cell.checkVisibility()) continue
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text // the walker shows nothing else
        for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
          const isBroken = topOf(text, index + word.length - 1) - topOf(text, index) > 4
          if (isBroken) faults.push(`"${word}" is broken`)
        }
      }
    }
    for (const table of document.querySelectorAll('table')) {
      const { left, right } = table.getBoundingClientRect()
      if (left < 0 || right > innerWidth + 1) faults.push(`a table ends at ${right} px`)
    }
    return faults
  })
}
