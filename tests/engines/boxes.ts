/** A picture, heading, control or table as a page shows it. */
export interface Box {
  /** Where it is in the page. */
  readonly name: string
  /** In CSS pixels, as it is laid out: not as it is turned. */
  readonly width: number
  readonly height: number
  /** The height of a line of its text, in CSS pixels; 0 where it has none. */
  readonly line: number
}

/** What a page shows. */
export interface PageBoxes {
  readonly boxes: readonly Box[]
  /** What covers something beside it, or is narrower than what it holds. */
  readonly faults: readonly string[]
}

/** Runs in the page: it uses nothing from outside. */
async function boxesOfPage(): Promise<PageBoxes> {
  await document.fonts.ready

  const visible = { opacityProperty: true, visibilityProperty: true }
  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).filter(element => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility(visible)
    })
  const nameOf = (element: Element) => {
    const { parentElement: parent, localName, className } = element
    const number = Array.from(parent?.children ?? []).indexOf(element) + 1
    const place = element.closest('[id]')?.id ?? ''
    const label = typeof className === 'string' ? className : element.getAttribute('class')
    return `#${place} ${parent?.localName}.${parent?.className} > ${number}. ${localName}.${label}`
  }

  // Within a panel things lie over each other on purpose, the last picture of a page is three that are turned,
  // and shared drawings are in a box of no size.
  const layered = '.panel *, .shot *, .closing *, .shared-drawings *, svg *'
  const pictures = shown('svg, img, .panel, .shot').filter(picture => !picture.matches(layered))
  const neighbors = shown('h1, h2, h3, p, figcaption, a, button, summary, th, td, dt, dd, li')
  const isOver = (picture: Element, other: Element) => {
    if (picture.contains(other) || other.contains(picture) || other.matches(layered)) return false
    const [box, beside] = [picture.getBoundingClientRect(), other.getBoundingClientRect()]
    const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left)
    const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top)
    return across > 1 && down > 1
  }
  const covering = pictures.flatMap(picture =>
    [...pictures, ...neighbors]
      .filter(other => isOver(picture, other))
      .map(other => `${nameOf(picture)} is over ${nameOf(other)}`),
  )
  const tooNarrow = shown('th, td')
    .filter(cell => cell.scrollWidth > cell.clientWidth + 1)
    .map(cell => `${nameOf(cell)} holds ${cell.scrollWidth} px in ${cell.clientWidth}`)

  // What fills a panel is as high as its panel, whose texts may take a line more in one engine. The controls of
  // a clip are shown by a script, at once or a moment later, and the way to the app where animations follow scrolling.
  const filling =
    ':is(.panel, .shot) :is(svg, img), .panel .shot, .shot-controls *, .get-app *, svg *'
  const measured = 'svg, img, .shot, h1, h2, h3, button, summary, label, .pill, .button, table'
  const boxes = shown(`:is(${measured}):not(${filling})`).map(element => {
    const { width, height, fontSize } = getComputedStyle(element)
    const hasText = element.textContent !== '' && !element.matches('svg, .shot')
    return {
      name: nameOf(element),
      width: Number.parseFloat(width),
      // Every row of a table may take a line more.
      height: element.matches('table') ? 0 : Number.parseFloat(height),
      line: hasText ? Number.parseFloat(fontSize) * 1.6 : 0,
    }
  })
  return { boxes, faults: [...covering, ...tooNarrow] }
}

/** To be evaluated in a page: what it shows, as `PageBoxes`. */
export const boxesExpression = `(${boxesOfPage})()`
