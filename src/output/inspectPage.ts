import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { OperatorError } from '../model/OperatorError.ts'
import { parseUrl } from '../model/parseUrl.ts'

/** What a page needs from the policy. */
export interface PageNeeds {
  /** CSP hash sources of its inline styles. */
  readonly styleHashes: readonly string[]
  /** CSP hash sources of its speculation rules. */
  readonly scriptHashes: readonly string[]
  /** Whether it plays clips. */
  readonly hasClips: boolean
  /** What it links to elsewhere: origins, and schemes with their colon, such as `mailto:`. */
  readonly linkTargets: readonly string[]
}

/** Types of inline `<script>` that hold data and are never run. */
const dataTypes = ['application/json', 'application/ld+json']

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function content(element: Element): string {
  return element.children.map(child => (child.type === 'text' ? child.value : '')).join('')
}

/** The origin of an address, or its scheme where it has none, such as `mailto:`. */
function targetOf(file: string, address: string): string {
  const { origin, protocol } = parseUrl(address) ?? {}
  if (protocol === undefined) {
    const message = `links to "${address}", which is no address. Write one like https://www.example.com`
    throw new OperatorError([{ file, message }])
  }
  return origin === undefined || origin === 'null' ? protocol : origin
}

/** Visits every element of a page, those in templates included. */
function visitElements(tree: Root, look: (element: Element) => void): void {
  visit(tree, 'element', element => {
    look(element)
    if (element.content) visitElements(element.content, look)
  })
}

/**
 * Hashes what a page really holds: styles and scripts are written as they were read.
 * @param file of the page, for messages
 * @throws OperatorError when the page holds what the policies forbid (inline scripts, `style=`, `on…=`,
 * scripts without a hash), or a link that no browser could follow
 */
export function inspectPage(file: string, tree: Root): PageNeeds {
  const styleHashes: string[] = []
  const scriptHashes: string[] = []
  const linkTargets = new Set<string>()
  let hasClips = false
  const refuse = (what: string, remedy: string, policy = 'content security policy'): never => {
    const message = `the page holds ${what}, which the ${policy} forbids. ${remedy}`
    throw new OperatorError([{ file, message }])
  }

  visitElements(tree, element => {
    const { tagName, properties } = element
    for (const name of Object.keys(properties)) {
      if (name === 'style') refuse(`a style attribute on <${tagName}>`, 'Write a style sheet')
      if (/^on[A-Z]/.test(name)) {
        refuse(`an ${name.toLowerCase()} attribute on <${tagName}>`, 'Handle the event in a hook')
      }
    }
    if (tagName === 'a' && /^[a-z][a-z\d+.-]*:/i.test(String(properties.href))) {
      linkTargets.add(targetOf(file, String(properties.href)))
    }
    if (tagName === 'video') hasClips = true
    if (tagName === 'style') styleHashes.push(hashSource(content(element)))
    if (tagName !== 'script') return
    if (properties.src !== undefined) {
      if (properties.integrity) return
      refuse('a script without its hash', 'Give it integrity', 'integrity policy')
    }
    const type = String(properties.type ?? '')
    if (type === 'speculationrules') scriptHashes.push(hashSource(content(element)))
    else if (!dataTypes.includes(type)) {
      refuse('an inline script', 'Write it into src/client')
    }
  })
  return { styleHashes, scriptHashes, hasClips, linkTargets: [...linkTargets] }
}
