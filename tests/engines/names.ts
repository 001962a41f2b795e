/** An element with a name, and its name as an engine gives it to a screen reader. */
export interface Named {
  /** Where it is in the page, for those who read a difference. */
  readonly place: string
  readonly name: string
}

/** Chooses what has been marked in the page by `markExpression`. */
export const marked = '[data-named]'

/**
 * Runs in the page: it uses nothing from outside. What visitors press, fill in, follow or look at has a name for those
 * who do not see it; elements that they cannot come upon are left out, because WebKit names them and others do not.
 * @returns where each of the marked elements is
 */
function markShown(): readonly string[] {
  const named = 'a[href], button, summary, input, select, textarea, img, svg, [role="img"]'
  const isShown = (element: Element) =>
    element.closest('[aria-hidden="true"]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const elements = Array.from(document.querySelectorAll(named)).filter(isShown)
  for (const element of elements) element.setAttribute('data-named', '')
  return elements.map(element => {
    const id = element.closest('[id]')?.id ?? ''
    return `#${id} ${element.localName}.${element.getAttribute('class') ?? ''}`
  })
}

/** To be evaluated in a page: marks the elements that have names, and gives their places. */
export const markExpression = `(${markShown})()`

/** A name without what engines write each in its way: the kind and number of spaces between its words. */
export function wordsOf(name: string): string {
  return name.replace(/\s+/g, ' ').trim()
}
