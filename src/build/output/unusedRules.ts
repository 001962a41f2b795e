import type { Element, Root } from 'hast'
import { type Selector, transform } from 'lightningcss'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Whether a selector may select something on a page with these classes and ids, now or once a box is checked. */
function maySelect(selector: Selector, names: ReadonlySet<string>): boolean {
  return selector.every(component => {
    if (component.type === 'class' || component.type === 'id') return names.has(component.name)
    if (component.type !== 'pseudo-class') return true
    if (component.kind !== 'is' && component.kind !== 'where' && component.kind !== 'has') {
      return true
    }
    return component.selectors.some(alternative => maySelect(alternative, names))
  })
}

/** A style sheet without selectors that select nothing, and without the rules and conditions that are empty then. */
function withoutUnusedRules(sheet: string, names: ReadonlySet<string>): string {
  const filename = 'page.css'
  const { code } = transform({
    filename,
    code: Buffer.from(sheet),
    visitor: {
      Selector: selector => (maySelect(selector, names) ? selector : []),
    },
  })
  // A pass of its own: what is empty is taken out before visitors are called.
  return transform({ filename, code, minify: true }).code.toString()
}

/**
 * Takes the rules out of a page's style sheets that ask for a class or an id which the page does not have.
 * @param scripts the text of the page's scripts: what is named in them may come to the page later
 */
export function dropUnusedRules(tree: Root, scripts: string): void {
  const names = new Set(scripts.match(/[\w-]+/g))
  const sheets: Element[] = []
  visit(tree, 'element', element => {
    const { id, className } = element.properties
    if (typeof id === 'string') names.add(id)
    if (Array.isArray(className)) for (const name of className) names.add(String(name))
    if (element.tagName === 'style') sheets.push(element)
  })
  for (const sheet of sheets) {
    sheet.children = [{ type: 'text', value: withoutUnusedRules(plainText(sheet), names) }]
  }
}
