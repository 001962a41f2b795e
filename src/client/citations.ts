import { introductionPart } from '../model/documents.ts'
import { isFreshNavigation } from './isFreshNavigation.ts'
import { paragraphIds, sectionOf } from './paragraphIds.ts'
import type { FirstSign } from './targetSection.ts'
import { textDirective } from './textDirective.ts'

/** The paragraphs, items and rows of the binding text; none that holds another. */
function citedBlocks(text: Element): Element[] {
  const blocks = text.querySelectorAll('p:not(.in-short), li, tbody tr')
  return Array.from(blocks).filter(block => !block.querySelector('p, li'))
}

/** Gives each block the id that is in its address. */
function identify(blocks: readonly Element[]): void {
  const ids = paragraphIds(
    blocks.map(block => ({
      section: block.closest('section')?.id ?? introductionPart,
      text: block.textContent ?? '',
    })),
  )
  blocks.forEach((block, index) => {
    block.id = ids[index] ?? ''
  })
}

/**
 * Goes to the block for which the page was opened, or to its section where its words have changed; unless the
 * browser has found it by its words, or the visitor has done something.
 */
function showCited({ type }: FirstSign): void {
  const id = location.hash.slice(1)
  const section = sectionOf(id)
  const hasActed = scrollY > 0 || !['scroll', 'pointerover'].includes(type)
  if (section === undefined || hasActed || !isFreshNavigation()) return
  const isDisplayed = (element: Element | null) => element?.getClientRects().length
  const place = [id, section].map(name => document.getElementById(name)).find(isDisplayed)
  place?.scrollIntoView({ behavior: 'instant' })
}

/** The text of the page up to a block. */
function textBefore(block: Element): string {
  const range = new Range()
  range.setEndBefore(block)
  range.setStart(document.body, 0)
  return range.toString()
}

/** Adds the link to a block; style sheets say when it is shown. */
function addLink(block: Element, label: string): void {
  if (block.querySelector('.cite')) return
  const cells = Array.from(block.querySelectorAll('td'))
  const parts = (cells.length > 0 ? cells : [block]).map(part => part.textContent ?? '')
  const link = document.createElement('a')
  link.className = 'cite'
  link.href = `#${block.id}${textDirective(parts, textBefore(block))}`
  link.setAttribute('aria-label', label)
  // At the end of the first line: in a card, each cell has one of its own.
  const [first = block, last = first] = [cells[0], cells.at(-1)]
  const place = first !== last && getComputedStyle(block).display === 'block' ? first : last
  place.append(link)
}

/**
 * Offers a link to each block of a document: beside the one that a pointer is over or the focus is in, and
 * beside all of them where the box at the document's head is checked. Two hundred links would be in the way of
 * the keyboard.
 */
export function offerCitations(sign: FirstSign): void {
  const box = document.querySelector<HTMLInputElement>('.citing input')
  const text = document.getElementById('document-text')
  if (!box || !text) return
  const label = box.dataset.link ?? ''
  const blocks = citedBlocks(text)
  identify(blocks)
  showCited(sign)

  const offer = ({ target }: Pick<FirstSign, 'target'>) => {
    const block = target instanceof Element && target.closest('p, li, tr')
    if (block && blocks.includes(block)) addLink(block, label)
  }
  const offerAll = () => {
    text.classList.toggle('cited', box.checked)
    if (box.checked) for (const block of blocks) addLink(block, label)
  }
  addEventListener('pointerover', offer)
  addEventListener('focusin', offer)
  box.addEventListener('change', offerAll)
  // What was done before this script came.
  offer(sign)
  offerAll()
}
