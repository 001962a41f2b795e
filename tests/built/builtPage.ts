import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { siteFolder } from '../buildUnderTest.ts'
import { queriesOf } from './queryElements.ts'

/** A page of the build, parsed. */
export interface BuiltPage {
  /** Below the folder of the site. */
  readonly file: string
  readonly html: string
  /** All elements that a CSS selector matches. */
  readonly all: (selector: string) => Element[]
  /** The first element that a CSS selector matches; throws where there is none. */
  readonly one: (selector: string) => Element
}

/** Elements whose text does not run into that of the next one. */
const separate = ['td', 'th', 'li', 'p', 'h1', 'h2', 'h3', 'summary']

/** The text below a node, with white space folded and soft hyphens gone. */
export function textOf(node: Nodes): string {
  const collect = (current: Nodes): string => {
    if (current.type === 'text') return current.value
    const text = 'children' in current ? current.children.map(collect).join('') : ''
    return current.type === 'element' && separate.includes(current.tagName) ? `${text} ` : text
  }
  return collect(node).replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}

/** Pages that were read before: many tests look at each. */
const readPages = new Map<string, BuiltPage>()

/** A page of the build by its file, for example `de/privacy-policy.html`. */
export function builtPage(file: string): BuiltPage {
  const path = join(siteFolder, file)
  const page = readPages.get(path) ?? readPage(file, path)
  readPages.set(path, page)
  return page
}

function readPage(file: string, path: string): BuiltPage {
  const html = readFileSync(path, 'utf8')
  const { all, first } = queriesOf(fromHtml(html))
  return {
    file,
    html,
    all,
    one(selector) {
      const element = first(selector)
      if (element) return element
      throw new Error(`${file} has no ${selector}`)
    },
  }
}

/** An attribute of an element as text. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name]
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}
