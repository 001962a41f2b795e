import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { styleText } from './shortProperties.ts'

/** The classes and ids that a selector asks for, once its parentheses and brackets are gone. */
const askedName = /[.#]([\w-]+)/g

/** Parentheses without others in them, and the pseudo-class or pseudo-element that they belong to. */
const innerParentheses = /(:[\w-]+)?\(([^()]*)\)/g

/** Pseudo-classes that are met where one of their selectors is. */
const alternatives = [':is', ':where', ':has']

/** Stands in a selector for a part that nothing on the page can meet; no class has this name. */
const unmet = '.\u0000'

/** A rule that has no other within it, with what stands before its braces and within them. */
const innerRule = /([^{};]+)\{([^{}]*)\}/g

/** A condition around rules of which none is left. */
const emptyCondition = /@(?:container|media|starting-style|supports)[^{};]*\{\}/g

/** The selectors of a list: commas within parentheses part nothing. */
function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < list.length; index += 1) {
    if (list[index] === '(') depth += 1
    if (list[index] === ')') depth -= 1
    if (list[index] !== ',' || depth > 0) continue
    selectors.push(list.slice(start, index))
    start = index + 1
  }
  return [...selectors, list.slice(start)]
}

/** Whether all classes and ids that a selector without parentheses asks for are among the names. */
function asksOnlyFor(names: ReadonlySet<string>, selector: string): boolean {
  const asked = selector.replaceAll(/\[[^\]]*\]/g, '')
  if (asked.includes(unmet)) return false
  return Array.from(asked.matchAll(askedName)).every(([, name = '']) => names.has(name))
}

/** Whether a selector may select something, now or once a box is checked or a script has run. */
function maySelect(names: ReadonlySet<string>, selector: string): boolean {
  let shorter = selector
  while (shorter.includes('(')) {
    shorter = shorter.replaceAll(innerParentheses, (_, pseudo: string, list: string) => {
      if (!alternatives.includes(pseudo)) return ''
      return list.split(',').some(alternative => asksOnlyFor(names, alternative)) ? '' : unmet
    })
  }
  return asksOnlyFor(names, shorter)
}

/** A style sheet without the selectors that can select nothing, and without rules and conditions that are empty then. */
function withoutUnusedRules(sheet: string, names: ReadonlySet<string>): string {
  let shorter = sheet.replaceAll(innerRule, (rule, prelude: string, declarations: string) => {
    if (prelude.startsWith('@')) return rule
    const selectors = selectorsOf(prelude).filter(selector => maySelect(names, selector))
    return selectors.length === 0 ? '' : `${selectors.join()}{${declarations}}`
  })
  while (emptyCondition.test(shorter)) shorter = shorter.replaceAll(emptyCondition, '')
  return shorter
}

/**
 * Takes the rules out of a page's style sheets that ask for a class or an id which the page does not have. They are flat,
 * as the build lowers nested rules for older browsers.
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
    sheet.children = [{ type: 'text', value: withoutUnusedRules(styleText(sheet), names) }]
  }
}
