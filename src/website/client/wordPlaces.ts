/** Where a picture begins to grow; the build keeps the name of this property (src/build/output/shortProperties.ts). */
const ORIGIN = '--origin'

/**
 * Tells each picture where its word is, because it grows from there when it is chosen. Without a script it grows from about
 * there: no style sheet can know how long words are. Panels lean, so this measures what they are before they do.
 */
export function placeWords(): void {
  for (const prompt of document.querySelectorAll<HTMLElement>('.panel > .prompt')) {
    const labels = prompt.querySelectorAll('label')
    const pictures = prompt.parentElement?.querySelectorAll<HTMLElement | SVGElement>(
      ':scope > svg, :scope > .shots > *',
    )
    for (const [index, picture] of pictures?.entries() ?? []) {
      const label = labels[index]
      if (!label) continue
      const x = prompt.offsetLeft + label.offsetLeft + label.offsetWidth / 2
      const y = prompt.offsetTop + label.offsetTop + label.offsetHeight / 2
      picture.style.setProperty(ORIGIN, `${x}px ${y}px`)
    }
  }
}
