import type { Element, ElementContent } from 'hast'

function elements({ children }: Element): Element[] {
  return children.filter(child => child.type === 'element')
}

/** The label that an item begins with: bold words that end with a colon. */
function labelOf(item: Element): Element | undefined {
  const [first] = item.children
  if (first?.type !== 'element' || first.tagName !== 'strong') return undefined
  const last = first.children.at(-1)
  return last?.type === 'text' && last.value.endsWith(':') ? first : undefined
}

function factOf(item: Element, label: Element): Element {
  const element = (tagName: string, children: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  const value = item.children.filter(child => child !== label)
  return element('div', [element('dt', label.children), element('dd', value)])
}

/** Turns a list whose items all begin with a label into a list of facts: terms and what they say. */
export function prepareFactList(list: Element): void {
  const items = elements(list)
  const facts = items.flatMap(item => {
    const label = labelOf(item)
    return label ? [factOf(item, label)] : []
  })
  if (facts.length < items.length) return
  list.tagName = 'dl'
  list.properties.className = ['facts']
  list.children = facts
}
