import type { Page } from '@playwright/test'

/**
 * Words and numbers that stand on two lines with no hyphen between their parts. Running text is left out,
 * which browsers hyphenate that know its language, and so are addresses, which break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const softHyphen = '\u00AD'
    const range = document.createRange()
    const linesOf = (text: Text, start: number, end: number) => {
      range.setStart(text, start)
      range.setEnd(text, end)
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
      return new Set(boxes.map(({ top }) => Math.round(top))).size
    }
    const isRunning = (element: Element) =>
      getComputedStyle(element).hyphens === 'auto' && !element.closest('h1, h2, h3, h4')
    const visible = { opacityProperty: true, visibilityProperty: true }

    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text // the walker shows nothing else
      const element = text.parentElement
      if (!element || linesOf(text, 0, text.length) < 2) continue
      if (!element.checkVisibility(visible) || isRunning(element)) continue
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\p{L}\p{N}./:@])(?:[\p{L}\u00AD]+|\p{N}+)(?![\p{L}\p{N}/:@]|\.\p{L})/gu,
      )) {
        const parts = word.split(softHyphen).length
        if (linesOf(text, index, index + word.length) > parts) found.push(word)
      }
    }
    return found
  })
}
