/** What a browser computes for the elements of a page: a line for each kind of element, by its name. */
export type Looks = Readonly<Record<string, string>>

/**
 * Describes how the elements of the current page look. It runs in the browser, and uses nothing outside itself.
 * Elements of one kind, which have the same tag and first class, are described once. What an element inherits
 * from its parent, and what every element has unless a style sheet says otherwise, is left out.
 */
export function describeLooks(): Looks {
  const inherited = [
    'color',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'hyphens',
    'letter-spacing',
    'line-height',
    'list-style-type',
    'text-align',
    'text-transform',
    'text-wrap-style',
    'visibility',
    'white-space-collapse',
  ]
  const initial: Readonly<Record<string, string>> = {
    'align-items': 'normal',
    'align-self': 'auto',
    'aspect-ratio': 'auto',
    'background-color': 'rgba(0, 0, 0, 0)',
    'border-bottom-style': 'none',
    'border-bottom-width': '0px',
    'border-left-style': 'none',
    'border-left-width': '0px',
    'border-right-style': 'none',
    'border-right-width': '0px',
    'border-top-left-radius': '0px',
    'border-top-style': 'none',
    'border-top-width': '0px',
    'box-shadow': 'none',
    'column-gap': 'normal',
    'flex-basis': 'auto',
    'flex-direction': 'row',
    'flex-grow': '0',
    'flex-shrink': '1',
    'flex-wrap': 'nowrap',
    float: 'none',
    'forced-color-adjust': 'auto',
    'grid-auto-flow': 'row',
    'justify-content': 'normal',
    'margin-bottom': '0px',
    'margin-top': '0px',
    'max-width': 'none',
    'min-height': '0px',
    'object-fit': 'fill',
    opacity: '1',
    'overflow-x': 'visible',
    'padding-bottom': '0px',
    'padding-left': '0px',
    'padding-right': '0px',
    'padding-top': '0px',
    position: 'static',
    'row-gap': 'normal',
    'scroll-margin-top': '0px',
    'text-decoration-line': 'none',
    'text-decoration-style': 'solid',
    transform: 'none',
    'vertical-align': 'baseline',
    'z-index': 'auto',
  }

  /** What style sheets say of sizes; the style that is computed has the pixels that follow from the text. */
  const sizes: Readonly<Record<string, string>> = {
    height: 'auto',
    'margin-left': '0px',
    'margin-right': '0px',
    width: 'auto',
  }

  const rounded = (value: string) =>
    value.replaceAll(/-?\d+\.\d+(?=px)/g, length => String(Math.round(Number(length) * 10) / 10))

  /** Columns as a number of them: how wide they are follows from the fonts. */
  const columnsOf = (value: string) =>
    value.split(' ').filter(part => /^[\d.]+px$/.test(part)).length

  function valuesOf(style: CSSStyleDeclaration, parent: CSSStyleDeclaration | undefined) {
    const values: string[] = []
    const add = (property: string, value: string) => values.push(`${property}: ${rounded(value)}`)
    for (const property of inherited) {
      const value = style.getPropertyValue(property)
      if (value === parent?.getPropertyValue(property)) continue
      // The fallback faces of a family are measured anew with every change of the texts.
      add(property, property === 'font-family' ? value.replace(/,.*/, '') : value)
    }
    for (const [property, usual] of Object.entries(initial)) {
      const value = style.getPropertyValue(property)
      // In a grid or a row, the least height of every element is "auto".
      if (value !== usual && `${property}: ${value}` !== 'min-height: auto') add(property, value)
    }
    if (style.display !== 'block' && style.display !== 'inline') add('display', style.display)
    if (style.backgroundImage !== 'none')
      add('background-image', style.backgroundImage.slice(0, 80))
    if (style.display.endsWith('grid')) add('columns', String(columnsOf(style.gridTemplateColumns)))
    return values
  }

  function nameOf(element: Element): string {
    const tag = element.tagName.toLowerCase()
    const [first] = element.classList
    if (first) return `${tag}.${first}`
    if (element.id && element.tagName === 'SECTION') return `${tag}#${element.id}`
    const parent = element.parentElement
    return parent && parent !== document.body ? `${nameOf(parent)} > ${tag}` : tag
  }

  const looks: Record<string, string> = {}
  for (const element of document.querySelectorAll('html, body, body *')) {
    // What a drawing consists of is its own; it is looked at as a whole.
    if (element.parentElement?.closest('svg')) continue
    const name = nameOf(element)
    if (name in looks) continue
    const { parentElement } = element
    const style = getComputedStyle(element)
    const values = valuesOf(style, parentElement ? getComputedStyle(parentElement) : undefined)
    const declared = element.computedStyleMap()
    for (const [property, usual] of Object.entries(sizes)) {
      const value = String(declared.get(property))
      if (value !== usual) values.push(`${property}: ${rounded(value)}`)
    }
    looks[name] = values.join('; ')
    for (const pseudo of ['::before', '::after', '::marker']) {
      const added = getComputedStyle(element, pseudo)
      if (added.content === 'none' || added.content === 'normal') continue
      const addedValues = [`content: ${added.content.slice(0, 40)}`, ...valuesOf(added, style)]
      looks[`${name}${pseudo}`] = addedValues.join('; ')
    }
  }
  return looks
}
