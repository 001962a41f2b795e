import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { BuiltPage } from './readPages.ts'

/** What a page needs from the policy and from the site. */
export interface PageNeeds {
  /** CSP hash sources of its inline styles. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of its speculation rules. */
  readonly scriptHashes: readonly string[]
  /** Paths of the assets it names. */
  readonly assets: readonly string[]
}

/** Types of inline `<script>` that hold data and are never run. */
const dataTypes = ['application/json', 'application/ld+json']

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function content(element: Element): string {
  return element.children.map(child => (child.type === 'text' ? child.value : '')).join('')
}

/**
 * Reads what was really built: hashes inline styles, collects assets.
 * @throws when the page holds what the policy forbids: inline scripts, `style=`, `on…=`
 */
export function inspectPage({ file, html }: BuiltPage): PageNeeds {
  const tree: Root = fromHtml(html)
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  const assets: string[] = []
  const refuse = (what: string): never => {
    throw new Error(`${file}: the page holds ${what}, which the content security policy forbids`)
  }

  visit(tree, 'element', element => {
    const { tagName, properties } = element
    for (const name of Object.keys(properties)) {
      if (name === 'style' || /^on[A-Z]/.test(name)) refuse(`a ${name} attribute on <${tagName}>`)
    }
    if (tagName === 'style') styleHashes.push(hashSource(content(element)))
    if (tagName === 'script' && properties.src === undefined) {
      const type = String(properties.type ?? '')
      if (type === 'speculationrules') scriptHashes.push(hashSource(content(element)))
      else if (!dataTypes.includes(type)) refuse('an inline script')
    }
    for (const attribute of ['src', 'href'] as const) {
      const value = String(properties[attribute] ?? '')
      if (value.startsWith('/assets/')) assets.push(value)
    }
  })
  return { styleHashes, scriptHashes, assets }
}
